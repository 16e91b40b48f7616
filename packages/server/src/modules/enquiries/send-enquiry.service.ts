import { DEFAULT_LOCALE, localized } from "@foodshed/sdk/locale";
import { days, fromNow, hours } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { translators } from "../../locale/translators.ts";
import type { Body } from "../handler.ts";
import { addMessage, openUnblocked } from "../messages/message-delivery.ts";
import { checkAttachments } from "../messages/messages.attachments.ts";
import { reachableAccount } from "../messages/messages.service.ts";
import { inLockOrder } from "../messages/pair-key.ts";
import type { Services } from "../services.ts";
import type { Enquiry } from "./enquiries.presenter.ts";
import type { RecipientRow } from "./enquiries.queries.ts";
import { checkDay, getEnquiry, rounded } from "./enquiries.service.ts";
import { requestText } from "./enquiry-texts.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./sending.queries.ts";

/** The contract's limits: enquiries of an account in a day, unanswered ones at one recipient, and those that one gets in a day. */
const DAILY = 10;
const UNANSWERED = 2;
const UNANSWERED_FOR = days(14);
const RECEIVED_DAILY = 20;

/**
 * Sends an enquiry: one message to each recipient, in its language.
 * @throws DomainError 404 when one recipient cannot be written to, 409 when all are left out, 429 after ten in a day
 */
export async function sendEnquiry(
  services: Services,
  actor: SignedInActor,
  { recipients, files = [], ...asked }: Body<"sendEnquiry">,
): Promise<Enquiry> {
  checkDay(services, "wanted_by", asked.wanted_by);
  if (recipients.includes(actor.accountId))
    throw DomainError.invalid({ recipients: [localized(coreStrings.notToYourself)] });
  const at = services.clock.now();
  const enquiry = {
    product: asked.product.trim(),
    quantity: rounded(asked.quantity),
    unit: asked.unit?.trim() ?? null,
    wanted_by: asked.wanted_by ?? null,
    delivery: asked.delivery ?? "either",
    content: asked.content?.trim() ?? "",
    created_at: at,
  };
  return inTransaction(services.db, async (trx) => {
    await queries.lockSender(trx, actor.accountId);
    await checkQuota(services, trx, actor);
    for (const id of recipients) await reachableAccount(trx, actor, { id });
    await checkAttachments(
      trx,
      actor,
      recipients.map((recipient) => ({ recipient, files })),
    );
    const leftOut = await readLeftOut(services, trx, actor, recipients);
    const languages = await queries.readLanguages(trx, recipients);

    const id = await queries.insertEnquiry(trx, actor, enquiry);
    const outcomes = new Map<number, { outcome: RecipientRow["outcome"]; message: number | null }>();
    for (const recipient of inLockOrder(actor.accountId, recipients)) {
      const conversation = await openUnblocked(services, trx, actor, recipient);
      const outcome = conversation ? (leftOut.get(recipient) ?? "sent") : "blocked";
      const t = translators[languages.get(recipient) ?? DEFAULT_LOCALE];
      const message =
        conversation && outcome === "sent"
          ? await addMessage(services, trx, actor, {
              conversation: conversation.id,
              recipient,
              content: requestText(enquiry, t),
              files,
              asReply: false,
            })
          : null;
      if (message !== null)
        await queries.insertEnquiryMessage(trx, { message_id: message, enquiry_id: id, part: "request" });
      outcomes.set(recipient, { outcome, message });
    }
    const rows = recipients.map((account) => ({
      account,
      ...(outcomes.get(account) as { outcome: RecipientRow["outcome"]; message: number | null }),
    }));
    if (rows.every(({ message }) => message === null))
      throw DomainError.conflict(localized(strings.nobodyToAsk));
    await queries.insertRecipients(trx, id, rows, at);
    return getEnquiry(services, trx, id);
  });
}

async function checkQuota(services: Services, trx: Connection, actor: SignedInActor): Promise<void> {
  const earlier = await queries.readSentSince(trx, actor.accountId, fromNow(services.clock, -hours(24)));
  const first = earlier[earlier.length - DAILY];
  if (!first) return;
  const wait = first.getTime() + hours(24) - services.clock.now().getTime();
  throw DomainError.tooManyRequests(wait / 1000, () => localized(strings.enoughToday, { count: DAILY }));
}

/** Who is not asked, and why. */
async function readLeftOut(
  services: Services,
  trx: Connection,
  actor: SignedInActor,
  recipients: number[],
): Promise<Map<number, "waiting" | "busy">> {
  const since = fromNow(services.clock, -UNANSWERED_FOR);
  const unanswered = await queries.countUnanswered(trx, actor.accountId, recipients, since);
  const received = await queries.countReceived(trx, recipients, fromNow(services.clock, -hours(24)));
  return new Map([
    ...recipients
      .filter((id) => (received.get(id) ?? 0) >= RECEIVED_DAILY)
      .map((id) => [id, "busy"] as const),
    ...recipients
      .filter((id) => (unanswered.get(id) ?? 0) >= UNANSWERED)
      .map((id) => [id, "waiting"] as const),
  ]);
}
