import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Networks from which somebody came in to an account: strangers elsewhere cannot lock them out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create table known_networks (
      user_id integer not null references users (id) on delete cascade,
      network text not null,
      seen_at timestamptz not null,
      primary key (user_id, network)
    )`,
    "create index known_networks_age on known_networks (seen_at)",
  ]);
}
