import { localized, type Translate } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { fromNow, hours } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import { type SignedInActor, signedIn } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { redirectWaitingMails } from "../notifications/waiting-mails.ts";
import type { Services } from "../services.ts";
import { accountChangedMail, confirmEmailMail, emailChangeAskedMail } from "./accounts.mails.ts";
import * as queries from "./accounts.queries.ts";
import * as changes from "./email-changes.queries.ts";
import * as strings from "./generated/strings.ts";
import { useLink } from "./links.service.ts";
import { issueToken, revokeTokens } from "./one-time-tokens.ts";
import { emailExists } from "./signup.service.ts";
import { freeEmail, isFree } from "./unconfirmed.service.ts";

/** As long as the links that are mailed for it. */
const LIFETIME = hours(24);

const NOTHING_WAITS = localized(strings.nothingWaits);

/**
 * Notes that a user wants to log in with another address. Nothing changes until the link that goes to the new address is
 * opened; the old address gets a notice with a link that cancels the change.
 */
export async function askForEmail(
  { clock, config, mail }: Services,
  trx: Connection,
  user: queries.User,
  email: string,
  sessionId: string,
): Promise<void> {
  const holder = await queries.findUserByEmail(trx, email);
  if (holder && holder.id !== user.id && !isFree(holder)) throw emailExists();
  await changes.writeEmailChange(trx, {
    user_id: user.id,
    email,
    session_id: sessionId,
    requested_at: clock.now(),
    expires_at: fromNow(clock, LIFETIME),
  });
  const confirm = await issueToken(trx, clock, user.id, "change_email");
  await mail.queue(trx, confirmEmailMail(config, { ...user, email }, confirm));
  const stop = await issueToken(trx, clock, user.id, "stop_email_change");
  await mail.queue(trx, emailChangeAskedMail(config, user, email, stop));
}

/** Ends what waits, with its links, unless a session that is spared asked for it. @returns whether anything was ended */
export async function dropEmailChange(
  { clock }: Pick<Services, "clock">,
  trx: Connection,
  userId: number,
  sparedSessionId?: string,
): Promise<boolean> {
  if (sparedSessionId !== undefined) {
    const change = await changes.findEmailChange(trx, clock, userId);
    if (change?.session_id === sparedSessionId) return false;
  }
  await revokeTokens(trx, clock, userId, ["change_email", "stop_email_change"]);
  return changes.deleteEmailChange(trx, userId);
}

/** Makes what one session asked for another one's, which takes its place. */
export async function passEmailChangeOn(
  trx: Connection,
  sessions: { from: string; to: string },
): Promise<void> {
  await changes.setEmailChangeSession(trx, sessions);
}

export async function getEmailChange(
  { db, clock }: Services,
  actor: Actor,
): Promise<ResponseBody<"getEmailChange">> {
  const change = await changes.findEmailChange(db, clock, signedIn(actor).userId);
  return {
    pending: change
      ? {
          email: change.email,
          requested_at: change.requested_at.toISOString(),
          expires_at: change.expires_at.toISOString(),
        }
      : null,
  };
}

/** Mails the link to the new address again. It is good no longer than the one with which the old address stops the change. */
export async function resendEmailChange(
  { db, clock, config, mail }: Services,
  actor: Actor,
  translate: Translate,
): Promise<ResponseBody<"resendEmailChange">> {
  const { userId } = owner(actor);
  return inTransaction(db, async (trx) => {
    await queries.lockLogin(trx, userId);
    const user = await queries.findUserById(trx, userId);
    const change = await changes.findEmailChange(trx, clock, userId);
    if (!user || !change) throw DomainError.conflict(NOTHING_WAITS);
    const token = await issueToken(trx, clock, userId, "change_email", change.expires_at);
    await mail.queue(trx, confirmEmailMail(config, { ...user, email: change.email }, token));
    return { message: translate(strings.mailedAgain) };
  });
}

/** Cancels the change from the session of the logged-in user. */
export async function cancelEmailChange(
  services: Services,
  actor: Actor,
  translate: Translate,
): Promise<ResponseBody<"cancelEmailChange">> {
  const { userId } = owner(actor);
  return inTransaction(services.db, async (trx) => {
    await queries.lockLogin(trx, userId);
    if (!(await dropEmailChange(services, trx, userId))) throw DomainError.conflict(NOTHING_WAITS);
    return { message: translate(strings.emailStays) };
  });
}

/** The link in the mail to the new address: from now on it is the one to log in with. */
export async function confirmEmailChange(
  services: Services,
  { token }: Body<"confirmEmailChange">,
  translate: Translate,
): Promise<ResponseBody<"confirmEmailChange">> {
  const { db, clock, config, mail, sessions } = services;
  return inTransaction(db, async (trx) => {
    const user = await useLink(services, trx, token, "change_email");
    const change = await changes.findEmailChange(trx, clock, user.id);
    if (!change) throw new Error(`The link of user ${user.id} is good, and nothing waits for it`);
    await queries.lockEmail(trx, change.email);
    const holder = await queries.findUserByEmail(trx, change.email);
    if (holder?.id !== user.id && (await freeEmail(trx, change.email)) === "taken") throw emailExists();
    await queries.setUser(trx, user.id, { email: change.email });
    await redirectWaitingMails(trx, { userId: user.id, from: user.email, to: change.email });
    await changes.deleteEmailChange(trx, user.id);
    await revokeTokens(trx, clock, user.id, ["reset_password", "stop_email_change"]);
    await sessions.endAll(trx, user.id, change.session_id);
    await mail.queue(trx, accountChangedMail(config, user, { email: change.email }));
    return { message: translate(strings.emailChanged, { email: change.email }) };
  });
}

/** The link in the mail to the old address. */
export async function stopEmailChange(
  services: Services,
  { token }: Body<"stopEmailChange">,
  translate: Translate,
): Promise<ResponseBody<"stopEmailChange">> {
  return inTransaction(services.db, async (trx) => {
    const user = await useLink(services, trx, token, "stop_email_change");
    await dropEmailChange(services, trx, user.id);
    return { message: translate(strings.changeStopped, { email: user.email }) };
  });
}

/** Refuses changes to a login, and to what only its person decides, during an impersonation. */
export function owner(actor: Actor): SignedInActor {
  const caller = signedIn(actor);
  if (caller.kind === "member" && caller.hijack) throw DomainError.forbidden();
  return caller;
}

/** Deletes changes whose links have expired unopened. */
export async function deleteExpiredEmailChanges({ db, clock }: Services): Promise<void> {
  await changes.deleteExpiredEmailChanges(db, clock);
}
