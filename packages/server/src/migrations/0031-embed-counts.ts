import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** How often embeds of a network were shown and used on partners' pages, per day: nothing about who saw them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create table embed_counts (
      account_id integer not null references accounts (id) on delete cascade,
      element text not null,
      page_host text not null,
      day date not null,
      shown integer not null,
      used integer not null,
      primary key (account_id, day, page_host, element)
    )`,
    "create index embed_counts_age on embed_counts (day)",
  ]);
}
