import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** The language of users and of subscribers. Everybody who was here before was addressed in English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    "alter table users add column language text not null default 'en-CA'",
    "alter table mailing_list add column language text",
  ]);
}
