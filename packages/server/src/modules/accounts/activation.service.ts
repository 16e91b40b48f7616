import { localized, type Translate } from "@foodshed/sdk/locale";
import { LINK_BROKEN } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import { hashPassword, refuseWeakPassword } from "../../infra/auth/passwords.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { emitActivity } from "../activity/activity.events.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { indexProfile } from "../search/search.indexing.ts";
import type { Services } from "../services.ts";
import * as queries from "./accounts.queries.ts";
import * as strings from "./generated/strings.ts";
import { type Origin, rememberDevice } from "./known-devices.ts";
import { ownerOfLink, useLink } from "./links.service.ts";

type UserChange = Parameters<typeof queries.setUser>[2] & { email_consent_at?: Date | null };

const MIXED_UP = localized(strings.mixedUpLink);

/** Opens an account whose owner followed the link in the verification mail. */
export function activateAccount(
  services: Services,
  { token }: Body<"activateAccount">,
  origin: Origin,
  translate: Translate,
): Promise<ResponseBody<"activateAccount">> {
  return inTransaction(services.db, async (trx) => {
    const { id } = await useLink(services, trx, token, "activate");
    await activate(services, trx, id, {});
    await rememberDevice(services, trx, id, origin);
    return { message: translate(strings.submitted) };
  });
}

/** Hands an account that was made on behalf of a business over to its owner. Both tokens must be its own, and expire together. */
export async function claimAccount(
  services: Services,
  request: Body<"activateAccountAndSetPassword">,
  origin: Origin,
  translate: Translate,
): Promise<ResponseBody<"activateAccountAndSetPassword">> {
  const { db, clock } = services;
  await refuseWeakPassword(request.password, await ownerOfLink(db, request.act_token));
  const passwordHash = await hashPassword(request.password);
  return inTransaction(db, async (trx) => {
    const user = await useLink(services, trx, request.act_token, "claim_activation", "act_token");
    const same = await useLink(services, trx, request.pw_token, "claim_password", "pw_token");
    if (user.id !== same.id) throw DomainError.invalid({ act_token: [MIXED_UP] }, LINK_BROKEN);
    await activate(services, trx, user.id, {
      password_hash: passwordHash,
      email_consent_at: request.email_consent ? clock.now() : null,
    });
    await rememberDevice(services, trx, user.id, origin);
    return { message: translate(strings.submitted) };
  });
}

/** Lets a user in whose address is confirmed, shows the profile and notifies the network. */
export async function activate(
  services: Services,
  trx: Connection,
  userId: number,
  change: UserChange,
): Promise<void> {
  const accountId = await openAccount(services, trx, userId, change);
  await emitActivity(trx, services.clock, {
    verb: "joined",
    actor: accountId,
    by: { userId, accountId },
  });
  await indexProfile(trx, accountId);
}

/**
 * Lets a user in and makes the account's profile public; the caller brings the search index up to date, in the same
 * transaction. @returns the account
 */
async function openAccount(
  { clock }: Pick<Services, "clock">,
  trx: Connection,
  userId: number,
  { email_consent_at, ...change }: UserChange,
): Promise<number> {
  const user = await queries.findUserById(trx, userId);
  if (!user) throw new Error(`There is no user ${userId} to let in`);
  const { first_name, last_name } = user;
  const activated_at = user.activated_at ?? clock.now();
  await queries.setUser(trx, userId, { ...change, first_name, last_name, activated_at });
  if (email_consent_at !== undefined) {
    await queries.setConsent(trx, { userId, accountId: user.account_id, at: email_consent_at });
  }
  await queries.publishAccount(trx, user.account_id, clock.now());
  return user.account_id;
}
