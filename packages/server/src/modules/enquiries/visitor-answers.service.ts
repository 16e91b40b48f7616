import { localized } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Services } from "../services.ts";
import type { AnswerRow } from "./enquiries.queries.ts";
import * as strings from "./generated/strings.ts";
import { visitorAnswerMail } from "./visitor-enquiries.mails.ts";
import * as queries from "./visitor-enquiries.queries.ts";
import { readAnswersToken, readAnswerToken } from "./visitor-enquiries.tokens.ts";

/** So often one business can change its answer: each is a mail to the visitor. */
const MOST_ANSWERS = 5;

const over = () => DomainError.refused(localized(strings.visitorEnquiryOver));

/** A visitor's enquiry with the answers. @throws DomainError 400 for a link that is not ours, or whose enquiry is erased */
export async function readAnswers(
  { db, secret }: Pick<Services, "db" | "secret">,
  token: string,
): Promise<{ enquiry: queries.VisitorEnquiry; recipients: queries.VisitorRecipient[] }> {
  const id = readAnswersToken(secret, token);
  const enquiry = id === undefined ? undefined : await queries.findSent(db, id);
  if (!enquiry) throw over();
  return { enquiry, recipients: await queries.readVisitorRecipients(db, enquiry.id) };
}

/** Ends an enquiry: nobody can answer it any more, so no more mails of it come. Doing it again changes nothing. */
export async function closeVisitorEnquiry(
  { db, secret, clock }: Pick<Services, "db" | "secret" | "clock">,
  token: string,
): Promise<void> {
  const id = readAnswersToken(secret, token);
  if (id === undefined) throw over();
  await queries.close(db, id, clock.now());
}

/** Erases an enquiry and its answers before their time. */
export async function eraseVisitorEnquiry(
  { db, secret }: Pick<Services, "db" | "secret">,
  token: string,
): Promise<void> {
  const id = readAnswersToken(secret, token);
  if (id === undefined) throw over();
  await queries.erase(db, id);
}

/** What a business was asked, and its own answer. @throws DomainError 400 for a link that is not ours, or whose enquiry is erased */
export async function readAsked(
  { db, secret }: Pick<Services, "db" | "secret">,
  token: string,
): Promise<{ enquiry: queries.VisitorEnquiry; own: queries.VisitorRecipient }> {
  const named = readAnswerToken(secret, token);
  const enquiry = named && (await queries.findSent(db, named.enquiry));
  const recipients = enquiry ? await queries.readVisitorRecipients(db, enquiry.id) : [];
  const own = recipients.find(
    ({ account_id, outcome }) => account_id === named?.account && outcome === "sent",
  );
  if (!enquiry || !own) throw over();
  return { enquiry, own };
}

/**
 * Keeps the answer of a business, in place of an earlier one, and mails it to the visitor.
 * @throws DomainError 409 for an enquiry that is closed, 429 after five answers
 */
export async function answerVisitorEnquiry(
  services: Services,
  token: string,
  answer: Omit<AnswerRow, "answered_at">,
): Promise<void> {
  const { enquiry, own } = await readAsked(services, token);
  await inTransaction(services.db, async (trx) => {
    const locked = await queries.lockSent(trx, enquiry.id);
    if (!locked) throw over();
    if (locked.closed_at) throw DomainError.conflict(localized(strings.enquiryClosed));
    const recipients = await queries.readVisitorRecipients(trx, enquiry.id);
    const answers = recipients.find(({ account_id }) => account_id === own.account_id)?.answers ?? 0;
    if (answers >= MOST_ANSWERS)
      throw DomainError.tooManyRequests(3600, () =>
        localized(strings.visitorEnoughAnswers, { count: MOST_ANSWERS }),
      );
    await queries.storeVisitorAnswer(
      trx,
      { enquiry: enquiry.id, account: own.account_id },
      { ...answer, answered_at: services.clock.now() },
    );
    await services.mail.queue(trx, visitorAnswerMail(services, enquiry, own, answer));
  });
}
