import { createHmac } from "node:crypto";
import type { Locale } from "@foodshed/sdk/locale";
import type { JWTPayload } from "jose";
import { jwtVerify } from "jose/jwt/verify";
import type { Clock } from "../../core/clock.ts";
import type { MemberRole } from "../../core/member-role.ts";

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

/** A session, and the account that the user acts for: each of a session's tokens names one. */
export interface SessionOfAccount {
  sessionId: string;
  accountId: number;
}

/** Tokens as JSON Web Tokens, signed with the server's secret. */
export interface Tokens {
  sign(sessionId: string, claims: SessionClaims): string;
  /** What a token names; undefined when it is not ours, or too old. */
  verify(token: string): Promise<(SessionOfAccount & { userId: number }) | undefined>;
}

export function createTokens(secret: string, issuer: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    // At once: `jose` signs on one of the process's threads, and an open transaction must not wait until one is free.
    sign(sessionId, claims) {
      const iat = Math.floor(clock.now().getTime() / 1000);
      const signed = [
        { alg: "HS256", typ: "JWT" },
        { ...claims, sid: sessionId, iss: issuer, aud: AUDIENCE, iat },
      ]
        .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
        .join(".");
      return `${signed}.${createHmac("sha256", key).update(signed).digest("base64url")}`;
    },

    async verify(token) {
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
    },
  };
}
