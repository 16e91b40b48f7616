import { localized, type Translate } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { hashPassword, isPassword, refuseWeakPassword } from "../../infra/auth/passwords.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { accountChangedMail } from "./accounts.mails.ts";
import * as queries from "./accounts.queries.ts";
import { activate } from "./activation.service.ts";
import { constantTime } from "./constant-time.ts";
import { askForEmail, dropEmailChange, owner, passEmailChangeOn } from "./email-changes.service.ts";
import * as strings from "./generated/strings.ts";
import { forgetNetworks, type Origin, rememberDevice } from "./known-devices.ts";
import { ownerOfLink, useLink } from "./links.service.ts";
import { revokeTokens } from "./one-time-tokens.ts";
import { sendClaimMail, sendResetMail } from "./signup.service.ts";

/** Mails a link for a new password. Known and unknown addresses are answered alike, and after the same time. */
export function requestPasswordReset(
  services: Services,
  { email }: Body<"requestPasswordReset">,
  translate: Translate,
): Promise<ResponseBody<"requestPasswordReset">> {
  return constantTime(async () => {
    const user = await queries.findUserByEmail(services.db, email);
    if (user && !user.disabled_at) {
      await inTransaction(services.db, (trx) =>
        // A profile that waits to be claimed has no password yet: its link sets the first.
        user.claimed_at === null ? sendClaimMail(services, trx, user.id) : sendResetMail(services, trx, user),
      );
    }
    return { message: translate(strings.resetMailed) };
  });
}

/**
 * Sets the password with the token from the reset mail; every session of the user ends. An unconfirmed user becomes confirmed:
 * they have the mail. Neither the password nor the consent of the sign-up, which may have been a stranger's, outlives that.
 */
export async function setNewPassword(
  services: Services,
  { password, token }: Body<"setNewPassword">,
  origin: Origin,
  translate: Translate,
): Promise<ResponseBody<"setNewPassword">> {
  const { db, clock, sessions, config, mail } = services;
  await refuseWeakPassword(password, await ownerOfLink(db, token));
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    const user = await useLink(services, trx, token, "reset_password");
    if (user.activated_at === null) {
      await activate(services, trx, user.id, { password_hash: passwordHash, email_consent_at: null });
    } else {
      await queries.setUser(trx, user.id, { password_hash: passwordHash });
      await mail.queue(trx, accountChangedMail(config, user, { password: true }));
    }
    await sessions.endAll(trx, user.id);
    await forgetNetworks(trx, user.id);
    await rememberDevice(services, trx, user.id, origin);
    await revokeTokens(trx, clock, user.id, ["activate", "reset_password"]);
    // A password reset through the old address shows that its owner did not ask for the change.
    await dropEmailChange(services, trx, user.id);
    return { message: translate(strings.passwordSet) };
  });
}

/**
 * Changes the password at once, with which every token of the user ends but the one that is returned; another address to log in with
 * waits until it is confirmed.
 */
export async function updateUser(
  services: Services,
  actor: Actor,
  request: Body<"updateUser">,
  origin: Origin,
): Promise<ResponseBody<"updateUser">> {
  const { db, clock, sessions, config, mail } = services;
  const { userId, sessionId, accountId } = owner(actor);
  const user = await queries.findUserById(db, userId);
  const right = await isPassword(request.current_password, user?.password_hash);
  const sameAddress = request.current_email === undefined || request.current_email === user?.email;
  if (!user || !right || !sameAddress) throw DomainError.refused(localized(strings.wrongCredentials));
  if (request.password !== undefined) await refuseWeakPassword(request.password, user);
  const passwordHash = request.password === undefined ? undefined : await hashPassword(request.password);
  return inTransaction(db, async (trx) => {
    await queries.lockLogin(trx, userId);
    let current = sessionId;
    if (request.email === user.email) await dropEmailChange(services, trx, user.id);
    else if (request.email !== undefined) await askForEmail(services, trx, user, request.email, sessionId);
    if (passwordHash !== undefined) {
      await queries.setUser(trx, user.id, { password_hash: passwordHash });
      await sessions.endAll(trx, user.id, sessionId);
      await forgetNetworks(trx, user.id);
      await rememberDevice(services, trx, user.id, origin);
      await mail.queue(trx, accountChangedMail(config, user, { password: true }));
      // What another session asked for may be what the new password is to put an end to.
      if (request.email === undefined) await dropEmailChange(services, trx, user.id, sessionId);
      // Whoever has a copy of this session's token is put out too.
      current = await sessions.rotate(trx, sessionId);
      await passEmailChangeOn(trx, { from: sessionId, to: current });
    }
    // What was mailed before could set another password, and undo this.
    await revokeTokens(trx, clock, user.id, ["activate", "reset_password"]);
    const token = await sessions.renew(trx, { sessionId: current, accountId });
    if (!token) throw DomainError.unauthorized();
    return { token };
  });
}
