import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** What the program of a session says of itself, so that its user can tell it from others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    "alter table sessions add column user_agent text",
    "create index sessions_running on sessions (user_id) where ended_at is null",
  ]);
}
