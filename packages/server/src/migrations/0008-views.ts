import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/**
 * A page is made on the server before the browser says who is signed in. A device that turns out to be a member's, or
 * the owner's, keeps a row that does not count.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, ["alter table profile_views add column counted boolean not null default true"]);
}
