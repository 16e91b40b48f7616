import type { Connection } from "../../infra/db/connection.ts";
import type { Services } from "../services.ts";
import type { ClaimMessage } from "./accounts.mails.ts";
import { findUserOfAccount } from "./accounts.queries.ts";
import { sendClaimMail, sendWaitingMail } from "./signup.service.ts";

/** Mails the link to claim an account, with a message to the business. @returns the mail; undefined when there is nobody to get it */
export async function mailClaim(
  services: Services,
  trx: Connection,
  accountId: number,
  message: (userId: number) => ClaimMessage,
): Promise<number | undefined> {
  const user = await findUserOfAccount(trx, accountId);
  return user && !user.disabled_at ? sendClaimMail(services, trx, user.id, message(user.id)) : undefined;
}

/** Mails again the link that an account waits for: to claim it, or to confirm its address. @returns the mail; undefined when it waits for none */
export async function mailWaitedFor(
  services: Services,
  trx: Connection,
  accountId: number,
): Promise<number | undefined> {
  const user = await findUserOfAccount(trx, accountId);
  return user && sendWaitingMail(services, trx, user);
}
