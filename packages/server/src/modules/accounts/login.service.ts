import { EMAIL_NOT_CONFIRMED } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../errors.ts";
import type { Answer, Body } from "../../handlers.ts";
import type { Actor, Services } from "../../platform/context.ts";
import { isPassword } from "../../platform/passwords.ts";
import { inTransaction } from "../../platform/transactions.ts";
import * as queries from "./accounts.queries.ts";

/** Opens a session. Only somebody who knows the password learns why an account cannot be used. */
export async function logIn(
  services: Services,
  { username, password }: Body<"login">,
): Promise<Answer<"login">> {
  const { db, clock, sessions } = services;
  if (!/^[^\s@]+@[^\s@]+$/.test(username)) {
    throw DomainError.invalid({ username: ["Please provide a valid email address."] });
  }
  const found = await queries.findUserByEmail(db, username);
  // Addresses are case sensitive here, as people are told; only their uniqueness is not.
  const user = found?.email === username ? found : undefined;
  const right = await isPassword(password, user?.password_hash);
  if (!user || !right) throw DomainError.refused("The email address or the password is not right.");
  if (user.disabled_at) throw DomainError.refused("This account is disabled. Please contact us.");
  if (!user.activated_at) {
    throw DomainError.refused(
      "Please confirm your email first: open the link in the mail that we sent you.",
      EMAIL_NOT_CONFIRMED,
    );
  }
  const token = await inTransaction(db, async (trx) => {
    await queries.setUser(trx, user.id, { last_login_at: clock.now() });
    return sessions.open(trx, user.id);
  });
  return { token };
}

export async function refreshSession(
  { db, sessions }: Services,
  actor: Actor,
): Promise<Answer<"refreshSession">> {
  const token = actor.kind === "visitor" ? undefined : await sessions.renew(db, actor.sessionId);
  if (!token) throw DomainError.unauthorized();
  return { token };
}

export async function logOut({ db, sessions }: Services, actor: Actor): Promise<void> {
  if (actor.kind !== "visitor") await sessions.end(db, actor.sessionId);
}

export async function readSession({ db, sessions }: Services, actor: Actor): Promise<Answer<"getSession">> {
  const claims = actor.kind === "visitor" ? undefined : await sessions.claims(db, actor.sessionId);
  if (!claims) throw DomainError.unauthorized();
  return claims;
}
