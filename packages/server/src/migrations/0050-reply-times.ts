import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/**
 * How soon businesses usually reply. What profiles show is a column of the account, which only changes when that changes; the numbers
 * behind it are the business's own. Messages that support wrote in somebody's name say nothing of how soon they reply.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `alter table accounts
      add column replies_within text check (replies_within in ('hours', 'day', 'three_days', 'week')),
      add column show_reply_time boolean not null default true`,
    `create table reply_times (
      account_id integer primary key references accounts (id) on delete cascade,
      conversations integer not null,
      asked integer not null,
      answered integer not null,
      median_seconds integer,
      computed_at timestamptz not null
    )`,
    "alter table messages add column hijacked boolean not null default false",
    // Who acts for a member is noted when the request ends.
    `update messages m set hijacked = true from audit_entries e
      where e.hijacked_by_user_id is not null and e.actor_user_id = m.sender_user_id
        and e.request_id is not null and m.created_at between e.at - interval '1 minute' and e.at`,
  ]);
}
