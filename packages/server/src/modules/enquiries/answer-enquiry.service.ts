import { DEFAULT_LOCALE, localized } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { translators } from "../../locale/translators.ts";
import type { Body } from "../handler.ts";
import { addMessage, openUnblocked } from "../messages/message-delivery.ts";
import type { Services } from "../services.ts";
import type { ReceivedEnquiry } from "./enquiries.presenter.ts";
import * as queries from "./enquiries.queries.ts";
import { checkDay, getReceivedEnquiry, noSuchEnquiry, rounded } from "./enquiries.service.ts";
import { answerText } from "./enquiry-texts.ts";
import * as strings from "./generated/strings.ts";
import { insertEnquiryMessage, readLanguages } from "./sending.queries.ts";

/**
 * Keeps the actor's answer, in place of an earlier one, and sends it as a message too.
 * @throws DomainError 403 while the conversation is blocked, 409 for a closed enquiry
 */
export async function answerEnquiry(
  services: Services,
  actor: SignedInActor,
  id: number,
  given: Body<"answerEnquiry">,
): Promise<ReceivedEnquiry> {
  checkDay(services, "date", given.date);
  const answer = toAnswer(given);
  return inTransaction(services.db, async (trx) => {
    const enquiry = await queries.lockEnquiry(trx, id);
    if (!enquiry || !(await queries.readOwnAnswer(trx, id, actor.accountId))) throw noSuchEnquiry();
    if (enquiry.closed_at) throw DomainError.conflict(localized(strings.enquiryClosed));
    const sender = enquiry.sender_account_id;
    const conversation = await openUnblocked(services, trx, actor, sender);
    if (!conversation) throw DomainError.forbidden(localized(strings.conversationBlocked));
    const t = translators[(await readLanguages(trx, [sender])).get(sender) ?? DEFAULT_LOCALE];
    const message = await addMessage(services, trx, actor, {
      conversation: conversation.id,
      recipient: sender,
      content: answerText(enquiry, answer, t),
      files: [],
      asReply: true,
    });
    await insertEnquiryMessage(trx, { message_id: message, enquiry_id: id, part: "answer" });
    await queries.storeAnswer(trx, id, actor.accountId, { ...answer, answered_at: services.clock.now() });
    return getReceivedEnquiry(trx, actor, id);
  });
}

/** Who has nothing has no price either. */
function toAnswer({ available, content, ...given }: Body<"answerEnquiry">) {
  const { quantity, unit, price, price_unit, date, delivers } = available ? given : {};
  return {
    available,
    quantity: rounded(quantity),
    unit: unit?.trim() ?? null,
    price: rounded(price),
    price_unit: price_unit?.trim() ?? null,
    date: date ?? null,
    delivers: delivers ?? null,
    content: content?.trim() ?? "",
  };
}
