import { randomUUID } from "node:crypto";
import { localized } from "@foodshed/sdk/locale";
import { ACCOUNT_DISABLED, NOT_WITH_BUSINESS } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import { type Clock, days, fromNow, hours } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { Connection } from "../../infra/db/connection.ts";
import * as strings from "./generated/strings.ts";
import { actorOf, claimsOf, findHome, findMembershipOf, findSession } from "./session-rows.ts";
import { createTokens, type SessionClaims, type SessionOfAccount } from "./tokens.ts";

/** A token lives this long after it was issued; using the service renews it. */
const TOKEN_LIFETIME = hours(24);
/** However much it is used, a session asks for the password again after this long. */
const SESSION_LIFETIME = days(30);

/** A session in which an administrator acts for the user. */
export interface HijackSession {
  sessionId: string;
  byUserId: number;
  reason: string | null;
  until: Date;
}

/** Characters kept of what a program says of itself. */
const USER_AGENT_MAX = 300;

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
  /** Gives a running session another id, so that no token that was issued for it is taken any more. @returns the id */
  rotate(db: Connection, sessionId: string): Promise<string>;
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
  const { sign, verify } = createTokens(secret, issuer, clock);

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
      const row = account && (await findSession(db, { sessionId: id, accountId: account }, now));
      if (!row) throw new Error("A session was opened for a user who may not log in");
      return sign(id, claimsOf(row));
    },

    async renew(db, session) {
      const { sessionId } = session;
      const row = await findSession(db, session, clock.now());
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

    async rotate(db, sessionId) {
      const id = randomUUID();
      await db.updateTable("sessions").set({ id }).where("id", "=", sessionId).execute();
      return id;
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
      const row = named && (await findSession(db, named, clock.now()));
      return row && actorOf(row, clock.now());
    },

    async refusal(db, token) {
      const named = await verify(token);
      const membership = named && (await findMembershipOf(db, named));
      if (membership?.disabled_at)
        return DomainError.unauthorized(localized(strings.accountDisabled), ACCOUNT_DISABLED);
      if (!membership || membership.role !== null) return DomainError.unauthorized();
      return DomainError.unauthorized(
        localized(strings.notWithBusiness, { business: membership.business_name }),
        NOT_WITH_BUSINESS,
      );
    },

    async claims(db, session) {
      const row = await findSession(db, session, clock.now());
      return row && claimsOf(row);
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
