import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** What is searched for, counted per day: words without anything about who asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create table search_log (
      day date not null,
      kind text not null check (kind in ('profiles', 'classifieds')),
      words text not null,
      searches integer not null,
      without_hits integer not null,
      without_complete_hits integer not null,
      few_hits integer not null,
      relaxed integer not null,
      corrected integer not null,
      primary key (kind, words, day)
    )`,
    "create index search_log_age on search_log (day)",
  ]);
}
