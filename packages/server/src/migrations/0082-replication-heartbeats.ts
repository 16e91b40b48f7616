import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** One row that the primary renews every second, from which replicas tell how late they are and whom they follow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create table replication_heartbeats (
      id integer primary key default 1 check (id = 1),
      at timestamptz not null,
      timeline text not null
    )`,
  ]);
}
