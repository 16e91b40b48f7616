import type { NotificationVerb } from "@foodshed/sdk/vocabulary";
import { fromNow } from "../../core/clock.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { Services } from "../services.ts";
import { insertForConnected, insertNotifications, MAX_DELAY } from "./notifications.queries.ts";

type Told = Pick<Services, "clock" | "jobs">;

/**
 * What others call in the transaction of the event. Each leaves a note that becomes a mail after the commit: at once, or
 * at the end of the hour where several make one mail. Whether the mail is wanted is asked when it is made.
 */

/** Verb 4: for recipients who had nothing unread before, so that a lively conversation makes one mail. */
export async function notifyMessage(
  services: Told,
  transaction: Connection,
  messages: { recipient: number; messageId: number }[],
): Promise<void> {
  await insertNotifications(
    transaction,
    messages.map(({ recipient, messageId }) => ({
      accountId: recipient,
      verb: 4,
      payload: { message: messageId },
      key: `message:${messageId}:${recipient}`,
      due: services.clock.now(),
    })),
  );
  if (messages.length > 0) services.jobs.wake("notifications");
}

/** Verbs 7 and 8: to whom the request goes. */
export function notifyConnectionRequest(
  services: Told,
  transaction: Connection,
  request: { id: number; recipient: number; manage: boolean },
): Promise<void> {
  return notifyConnection(services, transaction, request.manage ? 8 : 7, request.id, request.recipient);
}

/** Verb 9: to who asked. */
export function notifyConnectionAccepted(
  services: Told,
  transaction: Connection,
  request: { id: number; requester: number },
): Promise<void> {
  return notifyConnection(services, transaction, 9, request.id, request.requester);
}

async function notifyConnection(
  services: Told,
  transaction: Connection,
  verb: NotificationVerb,
  connection: number,
  accountId: number,
): Promise<void> {
  await insertNotifications(transaction, [
    {
      accountId,
      verb,
      payload: { connection },
      key: `connection:${connection}:${verb}`,
      due: services.clock.now(),
    },
  ]);
  services.jobs.wake("notifications");
}

/** Verb 12: to the businesses whose certificates expire soon. */
export async function notifyExpiringCertificates(
  services: Told,
  transaction: Connection,
  expiring: readonly { id: number; account_id: number; expires_on: string }[],
): Promise<void> {
  await insertNotifications(
    transaction,
    expiring.map(({ id, account_id, expires_on }) => ({
      accountId: account_id,
      verb: 12,
      payload: { certificate: id },
      key: `certificate:${id}:${expires_on}`,
      due: services.clock.now(),
    })),
  );
  if (expiring.length > 0) services.jobs.wake("notifications");
}

/** Verb 6: to all accounts connected with the business, all new classifieds of an hour in one mail. */
export async function notifyNewClassified(
  services: Pick<Services, "clock">,
  transaction: Connection,
  classified: { id: number; accountId: number },
): Promise<void> {
  const next = fromNow(services.clock, MAX_DELAY);
  next.setUTCMinutes(0, 0, 0);
  await insertForConnected(transaction, {
    verb: 6,
    accountId: classified.accountId,
    classifiedId: classified.id,
    due: next,
  });
}
