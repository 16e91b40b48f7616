import { createHmac, randomUUID } from "node:crypto";
import { type Locale, localized } from "@foodshed/sdk/locale";
import { type JWTPayload, jwtVerify } from "jose";
import { sql } from "kysely";
import type { Actor } from "../../core/actor.ts";
import { type Clock, days, fromNow, hours } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { MemberRole } from "../../core/member-role.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { closesOn } from "./closing-times.ts";
import * as strings from "./generated/strings.ts";
import { ORGANIZATION } from "./organizations.ts";

/** A token lives this long after it was issued; using the service renews it. */
const TOKEN_LIFETIME = hours(24);
/** However much it is used, a session asks for the password again after this long. */
const SESSION_LIFETIME = days(30);

const AUDIENCE = "foodshed";

/** The claims of a token, as the contract's `Session`. */
export interface SessionClaims {
  username: string;
  email: string;
  account_id: number;
  user_id: number;
  exp: number;
  is_manager: boolean;
  is_admin: boolean;
  role: MemberRole;
  language: Locale;
  language_chosen: boolean;
  /** When the account is erased, where it is closed. */
  closing_until: string | null;
  hijack: null | {
    by_account_id: number;
    by_email: string;
    business_name: string;
    reason: string | null;
    expires_at: string;
  };
}

/** A session in which an administrator acts for the user. */
export interface HijackSession {
  sessionId: string;
  byUserId: number;
  reason: string | null;
  until: Date;
}

/** Characters kept of what a program says of itself. */
const USER_AGENT_MAX = 300;

/** A session, and the account that the user acts for: each of a session's tokens names one. */
export interface SessionOfAccount {
  sessionId: string;
  accountId: number;
}

export interface Sessions {
  /** Opens a session for a user and returns its token: for the named account, else for the one that their login opens. */
  open(
    db: Connection,
    userId: number,
    how?: { userAgent?: string; hijack?: HijackSession; accountId?: number },
  ): Promise<string>;
  /**
   * A fresh token for a running session and one of the user's accounts, valid for another day at most; undefined when the session
   * is over or the user is not with that account.
   */
  renew(db: Connection, session: SessionOfAccount): Promise<string | undefined>;
  end(db: Connection, sessionId: string): Promise<void>;
  /** Ends a user's sessions, except one that may go on, and those in which the user acts for others. */
  endAll(db: Connection, userId: number, exceptSessionId?: string): Promise<void>;
  /** The current session of a token; undefined when it is not valid any more. */
  read(db: Connection, token: string): Promise<Exclude<Actor, { kind: "visitor" }> | undefined>;
  claims(db: Connection, session: SessionOfAccount): Promise<SessionClaims | undefined>;
  /** What to say to whoever brings a token that `read` does not take. */
  refusal(db: Connection, token: string): Promise<DomainError>;
}

export function createSessions(secret: string, issuer: string, clock: Clock): Sessions {
  const key = new TextEncoder().encode(secret);

  // At once: `jose` signs on one of the process's threads, and an open transaction must not wait until one is free.
  const sign = (sessionId: string, claims: SessionClaims) => {
    const iat = Math.floor(clock.now().getTime() / 1000);
    const signed = [
      { alg: "HS256", typ: "JWT" },
      { ...claims, sid: sessionId, iss: issuer, aud: AUDIENCE, iat },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    return `${signed}.${createHmac("sha256", key).update(signed).digest("base64url")}`;
  };

  const verify = async (token: string): Promise<(SessionOfAccount & { userId: number }) | undefined> => {
    let claims: JWTPayload;
    try {
      ({ payload: claims } = await jwtVerify(token, key, {
        algorithms: ["HS256"],
        issuer,
        audience: AUDIENCE,
        currentDate: clock.now(),
      }));
    } catch {
      return undefined;
    }
    const { sid: sessionId, account_id: accountId, user_id: userId } = claims;
    if (typeof sessionId !== "string" || typeof accountId !== "number" || typeof userId !== "number") {
      return undefined;
    }
    return { sessionId, accountId, userId };
  };

  return {
    async open(db, userId, { userAgent, hijack, accountId } = {}) {
      const id = hijack?.sessionId ?? randomUUID();
      const now = clock.now();
      await db
        .insertInto("sessions")
        .values({
          id,
          user_id: userId,
          created_at: now,
          last_used_at: now,
          expires_at: hijack?.until ?? fromNow(clock, TOKEN_LIFETIME),
          hijacked_by_user_id: hijack?.byUserId ?? null,
          hijack_reason: hijack?.reason ?? null,
          user_agent: userAgent?.slice(0, USER_AGENT_MAX),
        })
        .execute();
      const account = accountId ?? (await findHome(db, userId));
      const row = account && (await findRow(db, { sessionId: id, accountId: account }, now));
      if (!row) throw new Error("A session was opened for a user who may not log in");
      return sign(id, claimsOf(row));
    },

    async renew(db, session) {
      const { sessionId } = session;
      const row = await findRow(db, session, clock.now());
      if (!row) return undefined;
      if (row.hijacked_by_user_id === null) {
        const latest = row.session_created_at.getTime() + SESSION_LIFETIME;
        const expires = new Date(Math.min(fromNow(clock, TOKEN_LIFETIME).getTime(), latest));
        await db
          .updateTable("sessions")
          .set({ expires_at: expires, last_used_at: clock.now() })
          .where("id", "=", sessionId)
          .execute();
        row.expires_at = expires;
      }
      return sign(sessionId, claimsOf(row));
    },

    async end(db, sessionId) {
      await db
        .updateTable("sessions")
        .set({ ended_at: clock.now() })
        .where("id", "=", sessionId)
        .where("ended_at", "is", null)
        .execute();
    },

    async endAll(db, userId, exceptSessionId) {
      await db
        .updateTable("sessions")
        .set({ ended_at: clock.now() })
        .where((where) =>
          where.or([where("user_id", "=", userId), where("hijacked_by_user_id", "=", userId)]),
        )
        .where("ended_at", "is", null)
        .$if(exceptSessionId !== undefined, (query) => query.where("id", "!=", exceptSessionId as string))
        .execute();
    },

    async read(db, token) {
      const named = await verify(token);
      const row = named && (await findRow(db, named, clock.now()));
      return row && actorOf(row, clock.now());
    },

    async refusal(db, token) {
      const named = await verify(token);
      const membership = named && (await findMembershipOf(db, named));
      if (membership?.disabled_at) return DomainError.unauthorized(localized(strings.accountDisabled));
      if (!membership || membership.role !== null) return DomainError.unauthorized();
      return DomainError.unauthorized(
        localized(strings.notWithBusiness, { business: membership.business_name }),
      );
    },

    async claims(db, session) {
      const row = await findRow(db, session, clock.now());
      return row && claimsOf(row);
    },
  };
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

/** The account that a login opens: the one the user signed up with, else the first that they are with. */
async function findHome(db: Connection, userId: number): Promise<number | undefined> {
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
function findMembershipOf(db: Connection, { accountId, userId }: { accountId: number; userId: number }) {
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
function findRow(db: Connection, { sessionId, accountId }: SessionOfAccount, now: Date) {
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

function actorOf(row: Row, now: Date): Exclude<Actor, { kind: "visitor" }> {
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
function isOverdue({ second_factor_at, second_factor_due_at }: Row, now: Date): boolean {
  return second_factor_at === null && second_factor_due_at !== null && second_factor_due_at <= now;
}

function claimsOf(row: Row): SessionClaims {
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

/** Removes sessions that ended long ago; those of impersonations stay, because the log of them is read. */
export async function deleteExpiredSessions(db: Connection, clock: Clock): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("expires_at", "<", fromNow(clock, -days(30)))
    .where("hijacked_by_user_id", "is", null)
    .execute();
}
