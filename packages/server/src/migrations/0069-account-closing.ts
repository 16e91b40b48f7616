import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/**
 * Accounts that close. For thirty days everything waits as it was; then it is erased, and a row without content stays where
 * conversations of others need one. The log of impersonations stays readable without the administrator who made them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `alter table accounts
      add column closed_at timestamptz,
      add column closing_reminded_at timestamptz,
      add column members_told_at timestamptz,
      add column erasing_at timestamptz,
      add column erased_at timestamptz`,
    // Lists of accounts read no erased ones, and count the others from an index alone.
    "drop index accounts_find",
    "create index accounts_find on accounts (find_key, id) include (closed_at) where erased_at is null",
    "create index accounts_listed on accounts (id) include (closed_at) where erased_at is null",
    "create index accounts_closed on accounts (closed_at) where closed_at is not null and erased_at is null",

    // Whoever is with a closed business gets no mails from it, and nobody acts for it. Only who asks for that looks the account up.
    `create or replace view account_users as
      select m.id as membership_id, m.account_id, m.role, m.created_at as member_since, u.id, u.email, u.activated_at,
        coalesce(m.disabled_at, u.disabled_at, (select a.closed_at from accounts a where a.id = m.account_id)) as disabled_at,
        u.is_admin, m.email_consent_at, u.language, u.language_chosen, u.last_login_at, u.first_name, u.last_name
      from memberships m join users u on u.id = m.user_id`,

    "alter table accounts drop constraint accounts_created_by_account_id_fkey",
    `alter table accounts add constraint accounts_created_by_account_id_fkey
      foreign key (created_by_account_id) references accounts (id) on delete set null`,

    `alter table hijacks
      add column ended_at timestamptz,
      alter column by_user_id drop not null,
      drop constraint hijacks_by_user_id_fkey,
      drop constraint hijacks_session_id_fkey,
      drop constraint hijacks_check`,
    `alter table hijacks
      add constraint hijacks_by_user_id_fkey foreign key (by_user_id) references users (id) on delete set null,
      add constraint hijacks_session_id_fkey foreign key (session_id) references sessions (id) on delete set null`,
    `create function keep_hijack_end() returns trigger language plpgsql as $$
      begin
        update hijacks set ended_at = coalesce(old.ended_at, least(old.expires_at, now())) where session_id = old.id;
        return old;
      end $$`,
    `create trigger sessions_keep_hijack_end before delete on sessions for each row
      when (old.hijacked_by_user_id is not null) execute function keep_hijack_end()`,
  ]);
}
