import type { Translate } from "@foodshed/sdk/locale";
import { expiresSoon } from "@foodshed/sdk/vocabulary";
import { days, fromNow, minutes } from "../../core/clock.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { translators } from "../../locale/translators.ts";
import { noteMailOfMessage } from "../messages/campaign-mails.ts";
import type { ServiceJob, Services } from "../services.ts";
import { digestFor } from "./classified-digest.ts";
import * as mails from "./notifications.mails.ts";
import * as queries from "./notifications.queries.ts";
import { isBatched, readViewModels, type ViewModels } from "./notifications.view-models.ts";

const BATCH = 100;

/** Turns due notifications into mails in the outbox. Both happen in one transaction, so that none is lost or doubled. */
export const notificationsJob: ServiceJob = {
  name: "notifications",
  every: minutes(1),
  async run(services, stopping) {
    while (!stopping?.aborted && (await sendBatch(services))) {}
    await queries.deleteSentNotifications(services.db, fromNow(services.clock, -days(30)));
  },
};

function sendBatch(services: Services): Promise<boolean> {
  return inTransaction(services.db, async (trx) => {
    const due = await queries.claimDue(trx, services.clock.now(), BATCH);
    if (due.length === 0) return false;
    const recipients = await recipientsOf(trx, due);
    const material = await readViewModels(trx, due, services.clock.now());
    for (const group of groups(due)) {
      const to = recipients.get(keyOf(group[0] as queries.DueNotification)) ?? [];
      for (const [language, readers] of Map.groupBy(to, (recipient) => recipient.language)) {
        const t = translators[language];
        const words = wordsOf(services, group, material, t);
        if (!words) break;
        for (const reader of readers) {
          const mail = await services.mail.queue(trx, mails.addressed(services, reader, words, t));
          const [{ payload }] = group as [queries.DueNotification];
          if ("message" in payload) await noteMailOfMessage(trx, payload.message, mail);
        }
      }
    }
    await queries.markSent(
      trx,
      due.map(({ id }) => id),
      services.clock.now(),
    );
    return due.length === BATCH;
  });
}

const keyOf = ({ account_id, verb }: { account_id: number; verb: number }) => `${account_id}:${verb}`;

async function recipientsOf(
  trx: Connection,
  due: queries.DueNotification[],
): Promise<Map<string, queries.Recipient[]>> {
  const wanted = due.map(({ account_id, verb }) => ({ account: account_id, verb }));
  return Map.groupBy(await queries.readRecipients(trx, wanted), keyOf);
}

/** What makes one mail: each notification by itself, or all of a kind for an account. */
function groups(due: queries.DueNotification[]): queries.DueNotification[][] {
  const single = due.filter(({ verb }) => !isBatched(verb)).map((notification) => [notification]);
  return [
    ...single,
    ...Map.groupBy(
      due.filter(({ verb }) => isBatched(verb)),
      keyOf,
    ).values(),
  ];
}

/** Nothing when the occasion has passed: the message was read, the request answered, the classified is gone. */
function wordsOf(
  services: Services,
  group: queries.DueNotification[],
  { messages, classifieds, connections, certificates, posted, places }: ViewModels,
  t: Translate,
): mails.Words | undefined {
  const [{ verb, account_id, payload }] = group as [queries.DueNotification];
  if (verb === 4 && "message" in payload) {
    const message = messages.get(payload.message);
    return message && mails.newMessageMail(services, message, t);
  }
  if (verb === 5 && "classified" in payload) {
    const classified = classifieds.get(payload.classified);
    const expired = classified && classified.needed_by <= services.clock.now();
    return expired ? mails.expiredClassifiedMail(services, classified, t) : undefined;
  }
  if (verb === 6) {
    const news = group
      .flatMap(({ payload: each }) => ("classified" in each ? (classifieds.get(each.classified) ?? []) : []))
      .filter((classified) => classified.needed_by > services.clock.now());
    return news.length > 0 ? mails.newClassifiedsMail(services, news, t) : undefined;
  }
  if (verb === 12 && "certificate" in payload) {
    const certificate = certificates.get(payload.certificate);
    const isDue = certificate && expiresSoon(certificate, services.clock.now());
    return isDue ? mails.expiringCertificateMail(services, certificate, t) : undefined;
  }
  if ("connection" in payload) {
    const connection = connections.get(payload.connection);
    if (verb === 9)
      return connection?.state === "accepted" ? mails.acceptedWords(services, connection, t) : undefined;
    return connection?.state === "requested"
      ? mails.connectionRequestMail(services, connection, t)
      : undefined;
  }
  if (verb === 11 && "since" in payload) {
    const account = { id: account_id, place: places.get(account_id) };
    const digest = digestFor(posted.get(payload.since) ?? [], account);
    return digest && mails.digestMail(services, digest, t);
  }
  return undefined;
}
