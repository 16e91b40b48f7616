import { localized } from "@foodshed/sdk/locale";
import { EMAIL_NOT_CONFIRMED } from "@foodshed/sdk/vocabulary";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { comparableEmail } from "../../core/email-address.ts";
import { LOGIN_EMAIL_MESSAGE } from "../../core/validation-messages.ts";
import { isPassword } from "../../infra/auth/passwords.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { requireSecondFactor } from "../second-factors/verify.service.ts";
import type { Services } from "../services.ts";
import * as queries from "./accounts.queries.ts";
import * as strings from "./generated/strings.ts";
import type { Origin } from "./known-devices.ts";
import { openLogin } from "./logins.service.ts";

/** What the log says of a login, with the account where the address has one, and never with the address that was typed. */
type LoginOutcome = "logged in" | "second step missing or wrong" | Refused;

type Refused = "wrong email or password" | "disabled" | "not confirmed" | "with no business";

/**
 * Opens a session. Only a caller with the right password learns why an account cannot be used. Checking the password takes long,
 * so the account is read again under a lock: whatever ended the user's sessions in the meantime ends this one too.
 */
export async function logIn(
  services: Services,
  { username: typed, password, code }: Body<"login">,
  origin: Origin,
): Promise<ResponseBody<"login">> {
  const { db, log } = services;
  const noteOutcome = (outcome: LoginOutcome) =>
    log.info({ outcome, account: user?.account_id, address: origin.address }, "login");
  const refuse = (outcome: Refused) => {
    noteOutcome(outcome);
    return refusals[outcome]();
  };
  if (!/^[^\s@]+@[^\s@]+$/.test(typed)) {
    throw DomainError.invalid({ username: [LOGIN_EMAIL_MESSAGE] });
  }
  const username = comparableEmail(typed);
  const found = await queries.findUserByEmail(db, username);
  // The login compares addresses with case, as its message says; only uniqueness ignores case.
  const user = found?.email === username ? found : undefined;
  const right = await isPassword(password, user?.password_hash);
  if (!user || !right) throw refuse("wrong email or password");
  const closed = closedBecause(user);
  if (closed) throw refuse(closed);
  const token = await inTransaction(db, async (trx) => {
    await queries.lockLogin(trx, user.id);
    const now = await queries.findUserById(trx, user.id);
    if (now?.password_hash !== user.password_hash || now?.email !== user.email) {
      throw refuse("wrong email or password");
    }
    const closedNow = closedBecause(now);
    if (closedNow) throw refuse(closedNow);
    try {
      await requireSecondFactor(services, trx, now, code);
    } catch (error) {
      if (error instanceof DomainError) noteOutcome("second step missing or wrong");
      throw error;
    }
    return openLogin(services, trx, now, origin);
  });
  noteOutcome("logged in");
  return { token };
}

function closedBecause({ disabled_at, activated_at, has_left }: queries.User): Refused | undefined {
  if (disabled_at) return "disabled";
  if (has_left) return "with no business";
  return activated_at ? undefined : "not confirmed";
}

const refusals: Record<Refused, () => DomainError> = {
  "wrong email or password": () => DomainError.refused(localized(strings.wrongCredentials)),
  disabled: () => DomainError.refused(localized(strings.accountDisabled)),
  "with no business": () => DomainError.refused(localized(strings.withNoBusiness)),
  "not confirmed": () => DomainError.refused(localized(strings.confirmFirst), EMAIL_NOT_CONFIRMED),
};

export async function refreshSession(
  { db, sessions }: Services,
  actor: Actor,
): Promise<ResponseBody<"refreshSession">> {
  const token = actor.kind === "visitor" ? undefined : await sessions.renew(db, actor);
  if (!token) throw DomainError.unauthorized();
  return { token };
}

export async function logOut({ db, sessions }: Services, actor: Actor): Promise<void> {
  if (actor.kind !== "visitor") await sessions.end(db, actor.sessionId);
}

export async function readSession(
  { db, sessions }: Services,
  actor: Actor,
): Promise<ResponseBody<"getSession">> {
  const claims = actor.kind === "visitor" ? undefined : await sessions.claims(db, actor);
  if (!claims) throw DomainError.unauthorized();
  return claims;
}
