import { DEFAULT_LOCALE, type Locale, localized } from "@foodshed/sdk/locale";
import { fromNow, hours } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { translators } from "../../locale/translators.ts";
import { hashOf, newToken } from "../accounts/one-time-tokens.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { insertSubscriber, isSubscribed } from "./mailing-list.queries.ts";
import { confirmSubscriptionMail, subscribedAlreadyMail } from "./subscription-requests.mails.ts";
import * as queries from "./subscription-requests.queries.ts";

/** How long the link of a mail is good. */
const LIFETIME = hours(24);

/**
 * Mails a link to an address that somebody typed on a partner's page. The response tells nobody whether the address is on the list: only
 * the mail does, and every address gets one.
 */
export async function requestSubscription(
  { db, clock, config, mail }: Services,
  { email }: Body<"requestSubscription">,
  language: Locale = DEFAULT_LOCALE,
): Promise<ResponseBody<"requestSubscription">> {
  await inTransaction(db, async (trx) => {
    if (await isSubscribed(trx, email)) {
      return mail.queue(trx, subscribedAlreadyMail(config, email, language));
    }
    const token = newToken();
    await queries.insertRequest(trx, {
      tokenHash: hashOf(token),
      email,
      language,
      at: clock.now(),
      until: fromNow(clock, LIFETIME),
    });
    await mail.queue(trx, confirmSubscriptionMail(config, email, token, language));
  });
  return { msg: "success" };
}

/** Whose subscription a link confirms, and whether it has. @throws DomainError 400 for a link that is over or was never ours */
export async function readSubscriptionRequest(
  { db, clock }: Pick<Services, "db" | "clock">,
  token: string,
): Promise<queries.SubscriptionRequest> {
  const request = await queries.findRequest(db, hashOf(token), clock.now());
  if (!request) throw DomainError.invalid({ token: [localized(strings.linkOver)] });
  return request;
}

/**
 * Puts the address of a link on the list, with the consent that the link's page shows. Doing it twice is fine; a link that was used does
 * not take back somebody who has left since.
 * @throws DomainError 400 for a link that is over, 400 and 503 as the newsletter provider does
 */
export async function confirmSubscription(services: Services, token: string): Promise<void> {
  const { db, clock, newsletter } = services;
  const { email, language, used_at } = await readSubscriptionRequest(services, token);
  if (used_at) return;
  if (newsletter) {
    await newsletter.subscribe(email).catch((error) => {
      // The provider has the address: what was asked for holds.
      if (!(error instanceof DomainError && error.status === 409)) throw error;
    });
  }
  await inTransaction(db, async (trx) => {
    const at = clock.now();
    if (!(await queries.useRequest(trx, hashOf(token), at))) return;
    await insertSubscriber(trx, {
      email,
      language,
      wording: translators[language](strings.consent),
      at,
      confirmedAt: at,
      forwardedAt: newsletter && at,
    });
  });
}

/** Forgets the addresses of links that are over. */
export async function deleteExpiredRequests({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await queries.deleteRequests(db, clock.now());
}
