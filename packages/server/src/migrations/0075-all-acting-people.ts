import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** The feed shows an event once a day: everybody of the business who did it that day, in their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    "alter table activities add column actor_user_ids integer[] not null default '{}'",
    "update activities set actor_user_ids = array[actor_user_id] where actor_user_id is not null",
  ]);
}
