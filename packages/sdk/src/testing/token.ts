import type { Schema } from "../contract.ts";

type Claims = Schema<"Session"> & { iat: number; sid?: string };

/** The claims of a member of Maple Hill Orchard whose session began just now. */
export function claims(changes: Partial<Claims> = {}): Claims {
  const now = Math.floor(Date.now() / 1000);
  return {
    username: "ada@maplehill.example",
    email: "ada@maplehill.example",
    account_id: 412,
    user_id: 901,
    iat: now,
    exp: now + 24 * 60 * 60,
    is_manager: false,
    is_admin: false,
    role: "owner",
    hijack: null,
    ...changes,
  };
}

/** A token with these claims. Clients can read it; its signature is none, so no server takes it. */
export function exampleToken(changes: Partial<Claims> = {}): string {
  const part = (value: unknown) => {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    return btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, "");
  };
  return `${part({ alg: "none", typ: "JWT" })}.${part(claims(changes))}.${part("not signed")}`;
}
