import { localized } from "@foodshed/sdk/locale";
import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { administratorOnly, type SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { getAccount } from "../accounts/administration.service.ts";
import { closesOn } from "../accounts/closing-times.ts";
import { owner } from "../accounts/email-changes.service.ts";
import { lockLogin } from "../accounts/logins.service.ts";
import { recordOwn, recordWrite } from "../audit/audit.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { indexProfile } from "../search/search.indexing.ts";
import { confirmPassword } from "../second-factors/second-factors.service.ts";
import { requireAppCode } from "../second-factors/verify.service.ts";
import type { Services } from "../services.ts";
import { closedMail } from "./closing.mails.ts";
import * as queries from "./closing.queries.ts";
import * as strings from "./generated/strings.ts";

/** Closes the caller's own business, after the password and perhaps a code. Support acting for the member is refused. */
export async function closeAccount(
  services: Services,
  actor: Actor,
  { current_password, code }: Body<"closeAccount">,
): Promise<ResponseBody<"closeAccount">> {
  const caller = owner(actor);
  const { db, clock } = services;
  const user = await confirmPassword(db, caller.userId, current_password);
  return inTransaction(db, async (trx) => {
    await lockLogin(trx, user.id);
    await requireAppCode(services, trx, user, code);
    const until = await close(services, trx, caller.accountId, false);
    await recordOwn(trx, clock, caller, "closeAccount");
    return { closing_until: until.toISOString() };
  });
}

/** Brings a closed business back as it was. */
export async function keepAccount(services: Services, actor: Actor): Promise<void> {
  const caller = owner(actor);
  const { db, clock } = services;
  await inTransaction(db, async (trx) => {
    await keep(services, trx, caller.accountId);
    await recordOwn(trx, clock, caller, "keepAccount");
  });
}

/** For administrators, who give a reason. */
export async function closeAccountFor(
  services: Services,
  actor: Actor,
  { account_id, reason }: Body<"closeAccountFor">,
): Promise<ResponseBody<"closeAccountFor">> {
  return decideFor(services, administratorOnly(actor), account_id, "closeAccountFor", reason, (trx) =>
    close(services, trx, account_id, true),
  );
}

export async function keepAccountFor(
  services: Services,
  actor: Actor,
  { account_id, reason }: Body<"keepAccountFor">,
): Promise<ResponseBody<"keepAccountFor">> {
  return decideFor(services, administratorOnly(actor), account_id, "keepAccountFor", reason, (trx) =>
    keep(services, trx, account_id),
  );
}

async function decideFor(
  services: Services,
  by: SignedInActor,
  accountId: number,
  operation: string,
  reason: string,
  work: (trx: Connection) => Promise<unknown>,
): Promise<ResponseBody<"closeAccountFor">> {
  return inTransaction(services.db, async (trx) => {
    await work(trx);
    await recordWrite(trx, services.clock, by, operation, accountId, { reason });
    if (by.accountId === accountId) await recordOwn(trx, services.clock, by, operation);
    return getAccount({ ...services, db: trx }, by, accountId);
  });
}

async function close(
  services: Services,
  trx: Connection,
  accountId: number,
  bySupport: boolean,
): Promise<Date> {
  const { clock, config, mail, jobs } = services;
  const account = await queries.lockForClosing(trx, accountId);
  if (!account) throw DomainError.notFound();
  if (account.closed_at) throw DomainError.conflict(localized(strings.closedAlready));
  const owners = await queries.readOwners(trx, accountId);
  if (!account.claimed_at || owners.length === 0) throw DomainError.conflict(localized(strings.notToClose));
  if (
    (await queries.hasAdministrator(trx, accountId)) &&
    !(await queries.hasOtherAdministrator(trx, accountId))
  ) {
    throw DomainError.conflict(localized(strings.lastAdministrator));
  }
  const at = clock.now();
  const until = closesOn(at);
  await queries.setClosed(trx, accountId, at);
  await indexProfile(trx, accountId);
  for (const to of owners) await mail.queue(trx, closedMail(config, to, until, bySupport));
  jobs.wake("account-closing");
  return until;
}

async function keep(services: Services, trx: Connection, accountId: number): Promise<void> {
  const account = await queries.lockForClosing(trx, accountId);
  if (!account) throw DomainError.notFound();
  if (!account.closed_at) throw DomainError.conflict(localized(strings.notClosed));
  if (account.erasing_at || closesOn(account.closed_at) <= services.clock.now()) {
    throw DomainError.conflict(localized(strings.tooLateToKeep));
  }
  await queries.setKept(trx, accountId);
  await indexProfile(trx, accountId);
}
