import type { Translate } from "@foodshed/sdk/locale";
import type { Connection } from "../../infra/db/connection.ts";
import { insertConversation } from "../messages/messages.bulk.ts";
import { type AnswerRow, type EnquiryRow, storeAnswer } from "./enquiries.queries.ts";
import { answerText, requestText } from "./enquiry-texts.ts";
import { insertEnquiry, insertEnquiryMessage, insertRecipients } from "./sending.queries.ts";

/** An enquiry as it went on: to accounts that the sender has no conversation with, and with the answers that came. */
export interface BulkEnquiry {
  sender: { accountId: number; userId: number };
  asked: Pick<
    EnquiryRow,
    "product" | "quantity" | "unit" | "wanted_by" | "delivery" | "content" | "created_at"
  >;
  recipients: readonly {
    account: number;
    answer: (Omit<AnswerRow, "answered_at"> & { answered_at: Date }) | null;
  }[];
}

/** Writes an enquiry with the conversations that it began, all of them read. */
export async function insertEnquiryWithAnswers(
  trx: Connection,
  { sender, asked, recipients }: BulkEnquiry,
  t: Translate,
): Promise<void> {
  const at = asked.created_at;
  const id = await insertEnquiry(trx, sender, asked);
  const held: { account: number; outcome: "sent"; message: number }[] = [];
  for (const { account, answer } of recipients) {
    const request = {
      senderAccountId: sender.accountId,
      content: requestText(asked, t),
      sentAt: at,
      read: true,
    };
    const reply = answer && {
      senderAccountId: account,
      content: answerText(asked, answer, t),
      sentAt: answer.answered_at,
      read: true,
    };
    const [first, second] = await insertConversation(trx, {
      between: [sender.accountId, account],
      messages: reply ? [request, reply] : [request],
      blocked: null,
    });
    if (first === undefined) throw new Error("A conversation has a message.");
    held.push({ account, outcome: "sent", message: first });
    await insertEnquiryMessage(trx, { message_id: first, enquiry_id: id, part: "request" });
    if (second !== undefined)
      await insertEnquiryMessage(trx, { message_id: second, enquiry_id: id, part: "answer" });
  }
  await insertRecipients(trx, id, held, at);
  for (const { account, answer } of recipients) if (answer) await storeAnswer(trx, id, account, answer);
}
