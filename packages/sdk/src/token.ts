import type { Schema } from "./contract.ts";

/** The signed-in account: the token and its claims. `exp` is in seconds since 1970. */
export type Session = Schema<"Session"> & { readonly token: string };

interface Claims {
  exp?: unknown;
  iat?: unknown;
  account_id?: unknown;
  user_id?: unknown;
  sid?: unknown;
}

function decode(token: string): Claims | undefined {
  try {
    const payload = token.split(".")[1] ?? "";
    const binary = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === "object" && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** What a token says; undefined when it is no token of ours. Reading is not verifying: only the server can do that. */
export function readToken(token: string): Session | undefined {
  const claims = decode(token);
  if (
    typeof claims?.exp !== "number" ||
    typeof claims.account_id !== "number" ||
    typeof claims.user_id !== "number"
  ) {
    return undefined;
  }
  return { ...(claims as unknown as Schema<"Session">), token };
}

/** Milliseconds since 1970 from which a token should be renewed: when half of its life is over. */
export function renewalTime(session: Session): number {
  const issued = decode(session.token)?.iat;
  const life = typeof issued === "number" ? session.exp - issued : 24 * 60 * 60;
  return (session.exp - life / 2) * 1000;
}

/** Whether two tokens are of one session, and for two businesses. */
export function isOtherBusiness(one: string, other: string): boolean {
  const [a, b] = [decode(one), decode(other)];
  return a?.sid !== undefined && a.sid === b?.sid && a.account_id !== b.account_id;
}
