import { DEFAULT_LOCALE, type Locale, localized } from "@foodshed/sdk/locale";
import { days, fromNow, hours, minutes } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { hashOf, newToken } from "../accounts/one-time-tokens.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { mailAboutMessage, takesMessageMails } from "../notifications/message-mails.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { confirmMessageMail, visitorMessageMail } from "./visitor-messages.mails.ts";
import * as queries from "./visitor-messages.queries.ts";

/** How long the link of a mail is good. */
const LIFETIME = hours(24);

/** The same message asked for again so soon is a second press. */
const SECOND_PRESS = minutes(10);

/** Messages of visitors that one business gets in a day. */
const DAILY = 50;

/** Texts are kept for complaints about them. */
const KEPT_FOR = days(30);

const membersOnly = () => DomainError.forbidden(localized(strings.membersOnly));

/**
 * Keeps a visitor's message and mails a link to the address that they typed. The mail holds nothing of the message: nobody has proved yet
 * whose address it is.
 * @throws DomainError 404 for a business that is not public, 403 for one that takes no mails of messages
 */
export async function requestVisitorMessage(
  services: Services,
  { to, ...message }: Body<"requestVisitorMessage">,
  language: Locale = DEFAULT_LOCALE,
): Promise<ResponseBody<"requestVisitorMessage">> {
  const { db, clock, config, mail } = services;
  await inTransaction(db, async (trx) => {
    const business = await queries.findPublicBusiness(trx, to);
    if (!business) throw DomainError.notFound(localized(coreStrings.noSuchBusiness));
    if (!(await takesMessageMails(trx, business.id))) throw membersOnly();
    const token = newToken();
    const isNew = await queries.insertVisitorMessage(
      trx,
      {
        ...message,
        tokenHash: hashOf(token),
        accountId: business.id,
        language,
        at: clock.now(),
        until: fromNow(clock, LIFETIME),
      },
      fromNow(clock, -SECOND_PRESS),
    );
    if (!isNew) return;
    await mail.queue(
      trx,
      confirmMessageMail(config, { email: message.email, business: business.business_name, token, language }),
    );
  });
  return { msg: "success" };
}

/** The message that a link confirms. @throws DomainError 400 for a link that is over or was never ours */
export async function readVisitorMessage(
  { db, clock }: Pick<Services, "db" | "clock">,
  token: string,
): Promise<queries.VisitorMessage> {
  const message = await queries.findVisitorMessage(db, hashOf(token), clock.now());
  if (!message) throw DomainError.invalid({ token: [localized(strings.visitorLinkOver)] });
  return message;
}

/**
 * Mails the message of a link to the business, whose reply goes to the visitor. Doing it twice sends it once.
 * @throws DomainError 400 for a link that is over, 403 when the business takes no mails of messages, 429 when it got too many
 */
export async function confirmVisitorMessage(
  services: Services,
  token: string,
): Promise<queries.VisitorMessage> {
  const { db, clock } = services;
  const message = await readVisitorMessage(services, token);
  if (message.sent_at) return message;
  await inTransaction(db, async (trx) => {
    const at = clock.now();
    const { account_id } = message;
    if (!(await queries.markSent(trx, message.id, at))) return;
    if ((await queries.countSent(trx, account_id, fromNow(clock, -days(1)))) > DAILY)
      throw DomainError.tooManyRequests(hours(1) / 1000, () => localized(strings.visitorTomorrow));
    const sent = await mailAboutMessage(services, trx, account_id, (t) => visitorMessageMail(message, t), {
      "Reply-To": message.email,
    });
    if (sent.length === 0) throw membersOnly();
    await queries.recordSent(trx, message, at);
  });
  return message;
}

/** Erases what was not confirmed in time, and what was sent a month ago. */
export async function deleteOldVisitorMessages({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await queries.deleteVisitorMessages(db, { at: clock.now(), sentBefore: fromNow(clock, -KEPT_FOR) });
}
