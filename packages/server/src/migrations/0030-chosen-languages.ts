import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Whether a user has chosen the language. Who is not addressed in English, everybody's at first, did so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    "alter table users add column language_chosen boolean not null default false",
    "update users set language_chosen = true where language <> 'en-CA'",
  ]);
}
