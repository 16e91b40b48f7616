import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/**
 * When a profile was last changed by the business or its manager in something that others see. Of earlier changes only the time of the
 * last one is known: where an administrator made it, the profile counts as unchanged since it was made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    "alter table accounts add column edited_at timestamptz not null default now()",
    `update accounts a set edited_at = case
      when exists (
        select from audit_entries e left join users u on u.id = e.actor_user_id
        where e.account_id = a.id and e.at >= a.updated_at
          and (u.id is null or u.is_admin or e.hijacked_by_user_id is not null)
      ) then a.created_at
      else a.updated_at end`,
  ]);
}
