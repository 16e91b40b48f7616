import { DomainError } from "../../errors.ts";
import type { Answer, Body } from "../../handlers.ts";
import type { Actor, Services } from "../../platform/context.ts";
import { issueToken, revokeTokens, useToken } from "../../platform/one-time-tokens.ts";
import { hashPassword, isPassword, refuseCommonPassword } from "../../platform/passwords.ts";
import { inTransaction } from "../../platform/transactions.ts";
import { accountChangedMail, passwordResetMail } from "./accounts.mails.ts";
import * as queries from "./accounts.queries.ts";
import { LINK_IS_OVER } from "./activation.service.ts";
import { evenly } from "./evenly.ts";
import { emailExists, sendWaitingMail } from "./signup.service.ts";

/** Mails a link for a new password. Known and unknown addresses are answered alike, and after the same time. */
export function requestPasswordReset(
  services: Services,
  { email }: Body<"requestPasswordReset">,
): Promise<Answer<"requestPasswordReset">> {
  const { db, clock, config, mail } = services;
  return evenly(async () => {
    const user = await queries.findUserByEmail(db, email);
    if (user && !user.disabled_at) {
      await inTransaction(db, async (trx) => {
        // Who has not come in yet needs the mail that lets them in.
        if (await sendWaitingMail(services, trx, user)) return;
        const token = await issueToken(trx, clock, user.id, "reset_password");
        await mail.queue(trx, passwordResetMail(config, user, token));
      });
    }
    return { message: "We just sent you an email! It outlines steps for changing your password." };
  });
}

/** Sets the password with the token from the reset mail; every session of the user ends. */
export async function setNewPassword(
  { db, clock, sessions, config, mail }: Services,
  { password, token }: Body<"setNewPassword">,
): Promise<Answer<"setNewPassword">> {
  await refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    const userId = await useToken(trx, clock, token, "reset_password");
    const user = userId === undefined ? undefined : await queries.findUserById(trx, userId);
    if (!user || user.disabled_at) throw DomainError.invalid({ token: [LINK_IS_OVER] });
    await queries.setUser(trx, user.id, { password_hash: passwordHash });
    await sessions.endAll(trx, user.id);
    await mail.queue(trx, accountChangedMail(config, user, { password: true }));
    return { message: "Your password is set successfully." };
  });
}

/** Changes the login address or the password. Other sessions end, and the old address is told. */
export async function updateUser(
  { db, sessions, config, mail }: Services,
  actor: Actor,
  request: Body<"updateUser">,
): Promise<Answer<"updateUser">> {
  if (actor.kind === "visitor") throw DomainError.unauthorized();
  if (actor.kind === "member" && actor.hijack) throw DomainError.forbidden();
  const user = await queries.findUserById(db, actor.userId);
  const right = await isPassword(request.current_password, user?.password_hash);
  const sameAddress = request.current_email === undefined || request.current_email === user?.email;
  if (!user || !right || !sameAddress)
    throw DomainError.refused("The email address or the password is not right.");
  if (request.password !== undefined) await refuseCommonPassword(request.password);
  const passwordHash = request.password === undefined ? undefined : await hashPassword(request.password);
  return inTransaction(db, async (trx) => {
    if (request.email !== undefined && request.email !== user.email) {
      const holder = await queries.findUserByEmail(trx, request.email);
      if (holder && holder.id !== user.id) throw emailExists();
      if (!(await queries.takeEmail(trx, user.id, request.email))) throw emailExists();
    }
    if (passwordHash !== undefined) await queries.setUser(trx, user.id, { password_hash: passwordHash });
    await sessions.endAll(trx, user.id, actor.sessionId);
    await revokeTokens(trx, user.id);
    await mail.queue(
      trx,
      accountChangedMail(config, user, { email: request.email, password: passwordHash !== undefined }),
    );
    const token = await sessions.renew(trx, actor.sessionId);
    if (!token) throw DomainError.unauthorized();
    return { token };
  });
}
