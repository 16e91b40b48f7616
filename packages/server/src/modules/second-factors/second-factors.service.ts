import { localized } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { administratorOnly } from "../../core/signed-in.ts";
import { isPassword } from "../../infra/auth/passwords.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { owner } from "../accounts/email-changes.service.ts";
import { findLogin, type Login, lockLogin } from "../accounts/logins.service.ts";
import { recordWrite } from "../audit/audit.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { deletePasskeys, listPasskeys } from "./passkeys.queries.ts";
import { countRecoveryCodes, deleteRecoveryCodes, issueRecoveryCodes } from "./recovery-codes.ts";
import { secondFactorsChangedMail } from "./second-factors.mails.ts";
import * as queries from "./second-factors.queries.ts";
import * as totp from "./totp.ts";
import { requireSecondFactor } from "./verify.service.ts";

export async function getSecondFactors(
  { db }: Services,
  actor: Actor,
): Promise<ResponseBody<"getSecondFactors">> {
  const { userId } = owner(actor);
  const app = await totp.findTotpSecret(db, userId);
  const due = await queries.findDue(db, userId);
  return {
    totp: app?.confirmed_at ? { since: app.confirmed_at.toISOString() } : null,
    passkeys: await listPasskeys(db, userId),
    recovery_codes: await countRecoveryCodes(db, userId),
    due_at: due?.toISOString() ?? null,
  };
}

/** Hands out a secret for an authenticator app. */
export async function beginTotp(
  services: Services,
  actor: Actor,
  request: Body<"beginTotp">,
): Promise<ResponseBody<"beginTotp">> {
  const { db } = services;
  const user = await confirmPassword(db, owner(actor).userId, request.current_password);
  return inTransaction(db, async (trx) => {
    await lockLogin(trx, user.id);
    if ((await totp.findTotpSecret(trx, user.id))?.confirmed_at) {
      throw DomainError.conflict(localized(strings.appInUse));
    }
    return totp.beginTotpSecret(services, trx, user);
  });
}

/** A code proves that the app has the secret: from now on the login asks for one. */
export async function confirmTotp(
  services: Services,
  actor: Actor,
  { code }: Body<"confirmTotp">,
): Promise<ResponseBody<"confirmTotp">> {
  const { db } = services;
  const { userId, sessionId } = owner(actor);
  return inTransaction(db, async (trx) => {
    await lockLogin(trx, userId);
    const waiting = await totp.findTotpSecret(trx, userId);
    if (!waiting || waiting.confirmed_at) throw DomainError.conflict(localized(strings.noSecretWaits));
    if (!(await totp.acceptTotpCode(services, trx, waiting, code.replaceAll(/[\s-]/g, "")))) {
      throw DomainError.invalid({ code: [localized(strings.codeWrong)] });
    }
    await totp.confirmTotpSecret(services, trx, userId);
    return secondFactorAdded(services, trx, userId, sessionId);
  });
}

export async function removeTotp(
  services: Services,
  actor: Actor,
  request: Body<"removeTotp">,
): Promise<void> {
  const { userId } = owner(actor);
  await confirmedWithCode(services, userId, request, async (trx) => {
    if (!(await totp.deleteTotpSecret(trx, userId))) throw DomainError.notFound();
    await secondFactorRemoved(services, trx, userId);
  });
}

export async function replaceRecoveryCodes(
  services: Services,
  actor: Actor,
  request: Body<"replaceRecoveryCodes">,
): Promise<ResponseBody<"replaceRecoveryCodes">> {
  const { userId } = owner(actor);
  return confirmedWithCode(services, userId, request, async (trx) => {
    const recovery_codes = await issueRecoveryCodes(services, trx, userId);
    await mailChange(services, trx, userId, "codes");
    return { recovery_codes };
  });
}

/** Removes the second steps of somebody who has lost them, for an administrator who has made sure who asks. */
export async function resetSecondFactors(
  services: Services,
  actor: Actor,
  { account_id: accountId, reason }: Body<"resetSecondFactors">,
): Promise<void> {
  const { db, clock, sessions } = services;
  const by = administratorOnly(actor);
  if (accountId === by.accountId) throw DomainError.conflict(localized(strings.notYourOwn));
  const users = await queries.usersOf(db, accountId);
  if (users.length === 0) throw DomainError.notFound();
  await inTransaction(db, async (trx) => {
    for (const userId of users) {
      await lockLogin(trx, userId);
      await totp.deleteTotpSecret(trx, userId);
      await deletePasskeys(trx, userId);
      await deleteRecoveryCodes(trx, userId);
      await queries.noteSecondFactor(trx, userId, clock.now());
      await sessions.endAll(trx, userId);
      await mailChange(services, trx, userId, "reset");
    }
    await recordWrite(trx, clock, by, "resetSecondFactors", accountId, { reason });
  });
}

/** The user, when the password is right. @throws DomainError 400 */
export async function confirmPassword(db: Connection, userId: number, password: string): Promise<Login> {
  const user = await findLogin(db, userId);
  if (!(await isPassword(password, user?.password_hash)) || !user) {
    throw DomainError.invalid({ current_password: [localized(strings.passwordWrong)] });
  }
  return user;
}

/** Does something delicate after the password and a code. @throws DomainError 400; 409 where there is no second step */
async function confirmedWithCode<Result>(
  services: Services,
  userId: number,
  { current_password, code }: { current_password: string; code: string },
  work: (trx: Connection) => Promise<Result>,
): Promise<Result> {
  await confirmPassword(services.db, userId, current_password);
  return inTransaction(services.db, async (trx) => {
    await lockLogin(trx, userId);
    const user = await findLogin(trx, userId);
    if (!user?.second_factor_at) throw DomainError.notFound(localized(strings.noSecondFactor));
    await requireSecondFactor(services, trx, user, code);
    return work(trx);
  });
}

/** Whoever else is logged in has shown one step only. @returns recovery codes, unless there are some already */
export async function secondFactorAdded(
  services: Services,
  trx: Connection,
  userId: number,
  sessionId: string,
): Promise<{ recovery_codes: string[] | null }> {
  const { clock, sessions } = services;
  await queries.noteSecondFactor(trx, userId, clock.now());
  await sessions.endAll(trx, userId, sessionId);
  await mailChange(services, trx, userId, "added");
  const left = await countRecoveryCodes(trx, userId);
  return { recovery_codes: left > 0 ? null : await issueRecoveryCodes(services, trx, userId) };
}

export async function secondFactorRemoved(
  services: Services,
  trx: Connection,
  userId: number,
): Promise<void> {
  const stays = await queries.noteSecondFactor(trx, userId, services.clock.now());
  if (!stays) await deleteRecoveryCodes(trx, userId);
  await mailChange(services, trx, userId, stays ? "one removed" : "removed");
}

async function mailChange(
  { config, mail }: Services,
  trx: Connection,
  userId: number,
  change: Parameters<typeof secondFactorsChangedMail>[2],
): Promise<void> {
  const user = await findLogin(trx, userId);
  // An account that was never claimed has nobody to tell.
  if (user?.activated_at) await mail.queue(trx, secondFactorsChangedMail(config, user, change));
}
