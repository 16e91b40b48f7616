import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { Tables } from "../../infra/db/tables.ts";

export type AccountState = "active" | "unverified" | "unclaimed" | "disabled" | "closed";

/** The state of the account `a`, for which the user `u` logs in. */
export const accountState: RawBuilder<AccountState> = sql<AccountState>`case
  when a.closed_at is not null then 'closed'
  when u.disabled_at is not null then 'disabled'
  when a.claimed_at is null then 'unclaimed'
  when u.activated_at is null then 'unverified'
  else 'active' end`;

/** The user who logs in for the account `a`: the first of its owners. For a lateral join, which looks it up row by row. */
export const firstUser = (from: ExpressionBuilder<Tables & { a: Tables["accounts"] }, "a">) =>
  from
    .selectFrom("memberships as m")
    .innerJoin("users as f", "f.id", "m.user_id")
    .select(["f.email", "f.is_admin", "f.language", "f.language_chosen", "f.activated_at"])
    // As in the view `account_users`, without looking the account up again.
    .select(sql<Date | null>`coalesce(m.disabled_at, f.disabled_at, a.closed_at)`.as("disabled_at"))
    .whereRef("m.account_id", "=", "a.id")
    .where("m.role", "=", "owner")
    .orderBy("m.id")
    .limit(1)
    .as("u");
