import { DomainError } from "../../errors.ts";
import type { Answer, Body } from "../../handlers.ts";
import type { Connection, Services } from "../../platform/context.ts";
import { useToken } from "../../platform/one-time-tokens.ts";
import { hashPassword, refuseCommonPassword } from "../../platform/passwords.ts";
import { inTransaction } from "../../platform/transactions.ts";
import { recordActivity } from "../activity/activity.recording.ts";
import { indexProfile } from "../search/search.indexing.ts";
import * as queries from "./accounts.queries.ts";

const SUBMITTED = "Your information has been successfully submitted.";
export const LINK_IS_OVER = "This link does not work any more. Please ask for another email.";

/** Opens an account whose owner followed the link in the verification mail. */
export function activateAccount(
  services: Services,
  { token }: Body<"activateAccount">,
): Promise<Answer<"activateAccount">> {
  const { db, clock } = services;
  return inTransaction(db, async (trx) => {
    const userId = await useToken(trx, clock, token, "activate");
    if (userId === undefined) throw DomainError.invalid({ token: [LINK_IS_OVER] });
    await activate(services, trx, userId, {});
    return { message: SUBMITTED };
  });
}

/** Hands an account that was made on somebody's behalf over to them. Both tokens must be its own, and die together. */
export async function claimAccount(
  services: Services,
  request: Body<"activateAccountAndSetPassword">,
): Promise<Answer<"activateAccountAndSetPassword">> {
  const { db, clock } = services;
  await refuseCommonPassword(request.password);
  const passwordHash = await hashPassword(request.password);
  return inTransaction(db, async (trx) => {
    const userId = await useToken(trx, clock, request.act_token, "claim_activation");
    const same = await useToken(trx, clock, request.pw_token, "claim_password");
    if (userId === undefined || userId !== same) {
      throw DomainError.invalid({
        act_token: [LINK_IS_OVER],
      });
    }
    await activate(services, trx, userId, {
      password_hash: passwordHash,
      email_consent_at: request.email_consent ? clock.now() : null,
    });
    return { message: SUBMITTED };
  });
}

async function activate(
  services: Services,
  trx: Connection,
  userId: number,
  change: Parameters<typeof queries.setUser>[2],
): Promise<void> {
  const accountId = await openAccount(services, trx, userId, change);
  await recordActivity(trx, services.clock, { verb: "joined", actor: accountId });
  await indexProfile(trx, accountId);
}

/**
 * Lets a user in and makes the account's profile public; the caller brings the search index up to date, in the same
 * transaction. @returns the account
 */
export async function openAccount(
  { clock }: Pick<Services, "clock">,
  trx: Connection,
  userId: number,
  change: Parameters<typeof queries.setUser>[2],
): Promise<number> {
  const user = await queries.findUserById(trx, userId);
  if (!user || user.disabled_at) throw DomainError.invalid({ token: [LINK_IS_OVER] });
  await queries.setUser(trx, userId, { ...change, activated_at: user.activated_at ?? clock.now() });
  await queries.publishAccount(trx, user.account_id, clock.now());
  return user.account_id;
}
