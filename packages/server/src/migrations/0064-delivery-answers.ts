import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/**
 * Whether a business delivers may be unanswered. Until now a new role said "no" by itself, and no form could save a "no" that was
 * chosen: so what was stored as "no" is asked again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    "alter table role_details alter column delivery drop not null, alter column delivery drop default",
    "update role_details set delivery = null where delivery = 2",
  ]);
}
