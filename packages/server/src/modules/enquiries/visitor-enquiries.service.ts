import { createHash } from "node:crypto";
import { DEFAULT_LOCALE, type Locale, localized } from "@foodshed/sdk/locale";
import { days, fromNow, hours, minutes } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { hashOf, newToken } from "../accounts/one-time-tokens.ts";
import type { Body, ResponseBody } from "../handler.ts";
import { mailAboutMessage, takesMessageMails } from "../notifications/message-mails.ts";
import type { Services } from "../services.ts";
import { checkDay, rounded } from "./enquiries.service.ts";
import * as strings from "./generated/strings.ts";
import { confirmEnquiryMail, visitorEnquiryMail } from "./visitor-enquiries.mails.ts";
import * as queries from "./visitor-enquiries.queries.ts";

/** How long the link of the first mail is good. */
const LIFETIME = hours(24);

/** The same enquiry asked for again so soon is a second press. */
const SECOND_PRESS = minutes(10);

/** The contract's limits: enquiries of an address in a day, unanswered ones at one business, and those that one gets in a day. */
const DAILY = 5;
const UNANSWERED = 2;
const UNANSWERED_FOR = days(14);
const RECEIVED_DAILY = 20;

/** Enquiries and their answers are kept as long. */
const KEPT_FOR = days(30);

/**
 * Keeps a visitor's enquiry and mails a link to the address that they typed. The mail holds nothing of the enquiry: nobody has proved yet
 * whose address it is.
 * @throws DomainError 404 for a business that is not public, 403 when none of them takes mails of messages
 */
export async function requestVisitorEnquiry(
  services: Services,
  { recipients, name, email, ...asked }: Body<"requestVisitorEnquiry">,
  language: Locale = DEFAULT_LOCALE,
): Promise<ResponseBody<"requestVisitorEnquiry">> {
  checkDay(services, "wanted_by", asked.wanted_by);
  const { db, clock, config, mail } = services;
  const enquiry = {
    name: name.trim(),
    email,
    language,
    product: asked.product.trim(),
    quantity: rounded(asked.quantity),
    unit: asked.unit?.trim() ?? null,
    wanted_by: asked.wanted_by ?? null,
    delivery: asked.delivery ?? ("either" as const),
    content: asked.content?.trim() ?? "",
  };
  await inTransaction(db, async (trx) => {
    if ((await queries.readPublic(trx, recipients)).length < recipients.length)
      throw DomainError.notFound(localized(coreStrings.noSuchBusiness));
    if (!(await isTakenBySome(trx, recipients)))
      throw DomainError.forbidden(localized(strings.visitorMembersOnly));
    const token = newToken();
    const id = await queries.insertVisitorEnquiry(
      trx,
      {
        ...enquiry,
        tokenHash: hashOf(token),
        digest: digestOf(enquiry, recipients),
        at: clock.now(),
        until: fromNow(clock, LIFETIME),
      },
      fromNow(clock, -SECOND_PRESS),
    );
    if (id === undefined) return;
    await queries.insertChosen(trx, id, recipients);
    await mail.queue(trx, confirmEnquiryMail(config, { email, count: recipients.length, token, language }));
  });
  return { msg: "success" };
}

async function isTakenBySome(trx: Connection, recipients: readonly number[]): Promise<boolean> {
  for (const id of recipients) if (await takesMessageMails(trx, id)) return true;
  return false;
}

function digestOf(
  {
    name: _name,
    email: _email,
    language: _language,
    ...asked
  }: { name: string; email: string; language: Locale },
  recipients: readonly number[],
): string {
  return createHash("sha256")
    .update(JSON.stringify([asked, recipients.toSorted((a, b) => a - b)]))
    .digest("base64url");
}

/** The enquiry that a link confirms. @throws DomainError 400 for a link that is over or was never ours */
export async function readUnconfirmed(
  { db, clock }: Pick<Services, "db" | "clock">,
  token: string,
): Promise<queries.VisitorEnquiry> {
  const enquiry = await queries.findByToken(db, hashOf(token), clock.now());
  if (!enquiry) throw DomainError.invalid({ token: [localized(strings.visitorLinkOver)] });
  return enquiry;
}

/**
 * Mails the enquiry of a link to the businesses. Doing it twice sends it once.
 * @throws DomainError 400 for a link that is over, 409 when all are left out, 429 when the address sent too many
 */
export async function confirmVisitorEnquiry(
  services: Services,
  token: string,
): Promise<queries.VisitorEnquiry> {
  const { db, clock } = services;
  const enquiry = await readUnconfirmed(services, token);
  if (enquiry.sent_at) return enquiry;
  await inTransaction(db, async (trx) => {
    const at = clock.now();
    await queries.lockAddress(trx, enquiry.email);
    const leftOut = await readLeftOut(services, trx, enquiry);
    if (!(await queries.markSent(trx, enquiry.id, at))) return;
    if ((await queries.countSentFrom(trx, enquiry.email, fromNow(clock, -days(1)))) > DAILY)
      throw DomainError.tooManyRequests(hours(1) / 1000, () =>
        localized(strings.enoughToday, { count: DAILY }),
      );
    const outcomes = new Map<number, queries.VisitorRecipient["outcome"]>();
    for (const { account_id } of await queries.readVisitorRecipients(trx, enquiry.id)) {
      const outcome = leftOut.get(account_id) ?? (await mailTo(services, trx, enquiry, account_id));
      await queries.writeOutcome(trx, { enquiry: enquiry.id, account: account_id }, outcome, at);
      if (outcome === "sent") await queries.recordSent(trx, { enquiry: enquiry.id, account: account_id, at });
      outcomes.set(account_id, outcome);
    }
    if (![...outcomes.values()].includes("sent"))
      throw DomainError.conflict(localized(strings.visitorNobodyToAsk));
  });
  return enquiry;
}

async function mailTo(
  services: Services,
  trx: Connection,
  enquiry: queries.VisitorEnquiry,
  account: number,
): Promise<"sent" | "unreachable"> {
  const mails = await mailAboutMessage(
    services,
    trx,
    account,
    (t) => visitorEnquiryMail(services, enquiry, account, t),
    { "Reply-To": enquiry.email },
  );
  return mails.length > 0 ? "sent" : "unreachable";
}

/** Who is not asked, and why. */
async function readLeftOut(
  { clock }: Services,
  trx: Connection,
  { id, email }: queries.VisitorEnquiry,
): Promise<Map<number, "waiting" | "busy">> {
  const accounts = (await queries.readVisitorRecipients(trx, id)).map(({ account_id }) => account_id);
  const waiting = await queries.countUnansweredFrom(trx, email, accounts, fromNow(clock, -UNANSWERED_FOR));
  const received = await queries.countReceived(trx, accounts, fromNow(clock, -days(1)));
  return new Map([
    ...[...received].flatMap(([account, count]) =>
      count >= RECEIVED_DAILY ? [[account, "busy"] as const] : [],
    ),
    ...[...waiting].flatMap(([account, count]) =>
      count >= UNANSWERED ? [[account, "waiting"] as const] : [],
    ),
  ]);
}

/** Erases what was not confirmed in time, and what was sent a month ago. */
export async function deleteOldVisitorEnquiries({
  db,
  clock,
}: Pick<Services, "db" | "clock">): Promise<void> {
  await queries.deleteVisitorEnquiries(db, { at: clock.now(), sentBefore: fromNow(clock, -KEPT_FOR) });
}
