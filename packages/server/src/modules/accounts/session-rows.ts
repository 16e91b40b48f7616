import { sql } from "kysely";
import type { Actor } from "../../core/actor.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { closesOn } from "./closing-times.ts";
import { ORGANIZATION } from "./organizations.ts";
import type { SessionClaims, SessionOfAccount } from "./tokens.ts";

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** The account that a login opens: the one the user signed up with, else the first that they are with. */
export async function findHome(db: Connection, userId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom("memberships as m")
    .innerJoin("users as u", "u.id", "m.user_id")
    .where("m.user_id", "=", userId)
    .where("m.disabled_at", "is", null)
    .select("m.account_id")
    .orderBy(sql`m.account_id = u.account_id`, "desc")
    .orderBy("m.id")
    .limit(1)
    .executeTakeFirst();
  return found?.account_id;
}

/** The business of a token, and what its user is there; nothing when they are not with it any more. */
export function findMembershipOf(
  db: Connection,
  { accountId, userId }: { accountId: number; userId: number },
) {
  return db
    .selectFrom("accounts as a")
    .leftJoin("memberships as m", (join) =>
      join.onRef("m.account_id", "=", "a.id").on("m.user_id", "=", userId),
    )
    .select(["a.business_name", "m.role", "m.disabled_at"])
    .where("a.id", "=", accountId)
    .executeTakeFirst();
}

/** A running session with its user and one of their accounts. There is none for whoever is disabled or not with the account any more. */
export function findSession(db: Connection, { sessionId, accountId }: SessionOfAccount, now: Date) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .innerJoin("memberships", "memberships.user_id", "users.id")
    .innerJoin("accounts", "accounts.id", "memberships.account_id")
    .leftJoin("users as hijacker", "hijacker.id", "sessions.hijacked_by_user_id")
    .select([
      "sessions.id as session_id",
      "sessions.created_at as session_created_at",
      "sessions.expires_at",
      "sessions.hijacked_by_user_id",
      "sessions.hijack_reason",
      "users.id as user_id",
      "users.email",
      "users.is_admin",
      "users.second_factor_at",
      "users.second_factor_due_at",
      "users.language",
      "users.language_chosen",
      "memberships.role",
      "accounts.id as account_id",
      "accounts.business_name",
      "accounts.is_manager",
      "accounts.closed_at",
      "hijacker.account_id as hijacker_account_id",
      "hijacker.email as hijacker_email",
    ])
    .select((select) =>
      select
        .exists(
          select
            .selectFrom("roles")
            .select("roles.id")
            .whereRef("roles.account_id", "=", "accounts.id")
            .where("roles.code", "=", ORGANIZATION),
        )
        .as("is_organization"),
    )
    .where("sessions.id", "=", sessionId)
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .where("memberships.account_id", "=", accountId)
    .where("memberships.disabled_at", "is", null)
    .where("users.disabled_at", "is", null)
    .where("users.activated_at", "is not", null)
    .where((where) =>
      where.or([
        where("sessions.hijacked_by_user_id", "is", null),
        // Only administrators may impersonate, and they cannot be impersonated.
        where.and([
          where("hijacker.disabled_at", "is", null),
          where("hijacker.is_admin", "=", true),
          where("users.is_admin", "=", false),
        ]),
      ]),
    )
    .executeTakeFirst();
}

export function actorOf(row: SessionRow, now: Date): Exclude<Actor, { kind: "visitor" }> {
  const closingUntil = row.closed_at ? closesOn(row.closed_at) : undefined;
  const common = {
    userId: row.user_id,
    accountId: row.account_id,
    sessionId: row.session_id,
    role: row.role,
    email: row.email,
    language: row.language,
    // What others granted rests while the account is closed.
    isManager: row.is_manager && !closingUntil,
    isOrganization: Boolean(row.is_organization) && !closingUntil,
    ...(closingUntil && { closingUntil }),
  };
  if (row.is_admin && !isOverdue(row, now)) return { kind: "administrator", ...common };
  return {
    kind: "member",
    ...common,
    ...(row.hijacked_by_user_id !== null && {
      hijack: {
        byUserId: row.hijacked_by_user_id,
        byAccountId: row.hijacker_account_id as number,
        byEmail: row.hijacker_email as string,
        reason: row.hijack_reason,
        expiresAt: row.expires_at,
      },
    }),
  };
}

/** Without the second step that administrators owe by then, their rights rest; they remain members. */
function isOverdue({ second_factor_at, second_factor_due_at }: SessionRow, now: Date): boolean {
  return second_factor_at === null && second_factor_due_at !== null && second_factor_due_at <= now;
}

export function claimsOf(row: SessionRow): SessionClaims {
  return {
    username: row.email,
    email: row.email,
    account_id: row.account_id,
    user_id: row.user_id,
    exp: Math.floor(row.expires_at.getTime() / 1000),
    is_manager: row.is_manager && !row.closed_at,
    is_admin: row.is_admin,
    role: row.role,
    language: row.language,
    language_chosen: row.language_chosen,
    closing_until: row.closed_at ? closesOn(row.closed_at).toISOString() : null,
    hijack:
      row.hijacked_by_user_id === null
        ? null
        : {
            by_account_id: row.hijacker_account_id as number,
            by_email: row.hijacker_email as string,
            business_name: row.business_name,
            reason: row.hijack_reason,
            expires_at: row.expires_at.toISOString(),
          },
  };
}
