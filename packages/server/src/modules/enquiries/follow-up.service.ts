import { DEFAULT_LOCALE, localized, type Translate } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { translators } from "../../locale/translators.ts";
import type { Body } from "../handler.ts";
import { addMessage, openUnblocked } from "../messages/message-delivery.ts";
import { inLockOrder } from "../messages/pair-key.ts";
import type { Services } from "../services.ts";
import { type Enquiry, isSilent, remindFrom } from "./enquiries.presenter.ts";
import * as queries from "./enquiries.queries.ts";
import { getEnquiry, noSuchEnquiry } from "./enquiries.service.ts";
import { closingText, reminderText } from "./enquiry-texts.ts";
import * as strings from "./generated/strings.ts";
import { insertEnquiryMessage, readLanguages } from "./sending.queries.ts";

/**
 * Writes once to those who are silent.
 * @throws DomainError 409 on the first day, the second time, when nobody is silent, and for a closed enquiry
 */
export async function remindEnquiry(services: Services, actor: SignedInActor, id: number): Promise<Enquiry> {
  return inTransaction(services.db, async (trx) => {
    const enquiry = await openEnquiry(trx, id);
    const recipients = await queries.readRecipients(trx, id);
    if (enquiry.reminded_at) throw DomainError.conflict(localized(strings.remindedBefore));
    const from = remindFrom(enquiry, recipients);
    if (!from) throw DomainError.conflict(localized(strings.nobodyToRemind));
    if (from > services.clock.now()) throw DomainError.conflict(localized(strings.remindTomorrow));
    const silent = recipients.filter(isSilent).map(({ account }) => account.id);
    await write(services, trx, actor, {
      id,
      part: "reminder",
      to: silent,
      text: (t) => reminderText(enquiry, t),
    });
    await queries.markReminded(trx, id, services.clock.now());
    return getEnquiry(services, trx, id);
  });
}

/**
 * Ends an enquiry and thanks those whom the sender names.
 * @throws DomainError 400 for somebody whom it did not go to, 409 when it is closed already
 */
export async function closeEnquiry(
  services: Services,
  actor: SignedInActor,
  id: number,
  { tell }: Body<"closeEnquiry">,
): Promise<Enquiry> {
  return inTransaction(services.db, async (trx) => {
    const enquiry = await openEnquiry(trx, id);
    const recipients = await queries.readRecipients(trx, id);
    const asked = new Set(
      recipients.filter(({ outcome }) => outcome === "sent").map(({ account }) => account.id),
    );
    if (tell.some((account) => !asked.has(account)))
      throw DomainError.invalid({ tell: [localized(strings.notAsked)] });
    const told = await write(services, trx, actor, {
      id,
      part: "closing",
      to: tell,
      text: (t) => closingText(enquiry, t),
    });
    await queries.markTold(trx, id, told, services.clock.now());
    await queries.markClosed(trx, id, services.clock.now());
    return getEnquiry(services, trx, id);
  });
}

async function openEnquiry(trx: Connection, id: number): Promise<queries.EnquiryRow> {
  const enquiry = await queries.lockEnquiry(trx, id);
  if (!enquiry) throw noSuchEnquiry();
  if (enquiry.closed_at) throw DomainError.conflict(localized(strings.enquiryClosed));
  return enquiry;
}

/** One message to each, in its language; blocked conversations are left out. @returns who got one */
async function write(
  services: Services,
  trx: Connection,
  actor: SignedInActor,
  message: { id: number; part: "reminder" | "closing"; to: number[]; text: (t: Translate) => string },
): Promise<number[]> {
  const languages = await readLanguages(trx, message.to);
  const written: number[] = [];
  for (const recipient of inLockOrder(actor.accountId, message.to)) {
    const conversation = await openUnblocked(services, trx, actor, recipient);
    if (!conversation) continue;
    const message_id = await addMessage(services, trx, actor, {
      conversation: conversation.id,
      recipient,
      content: message.text(translators[languages.get(recipient) ?? DEFAULT_LOCALE]),
      files: [],
      asReply: false,
    });
    await insertEnquiryMessage(trx, { message_id, enquiry_id: message.id, part: message.part });
    written.push(recipient);
  }
  return written;
}
