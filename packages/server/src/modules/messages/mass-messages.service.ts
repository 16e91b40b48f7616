import { DomainError } from "../../errors.ts";
import type { Answer, Body, Query } from "../../handlers.ts";
import { days, fromNow, hours } from "../../platform/clock.ts";
import type { Connection, Services } from "../../platform/context.ts";
import type { SignedInActor } from "../../platform/signed-in.ts";
import { inTransaction } from "../../platform/transactions.ts";
import { notifyMessage } from "../notifications/notifications.causes.ts";
import * as queries from "./mass-messages.queries.ts";
import { checkAttachments } from "./messages.attachments.ts";

type MassMessage = Answer<"sendMessages">;

/** Recipients that an account may reach by mass messages within 24 hours; the contract's `mass_message`. */
export const DAILY_RECIPIENTS = 5000;

/** Sends each item as a message of its own, all or none, and keeps a record of the outcomes. */
export async function sendMessages(
  services: Services,
  actor: SignedInActor,
  items: Body<"sendMessages">,
): Promise<MassMessage> {
  return inTransaction(services.db, async (trx) => {
    const at = services.clock.now();
    const recipients = [...new Set(items.map(({ recipient }) => recipient))];
    await checkRecipients(trx, actor, recipients);
    await checkAttachments(
      trx,
      actor,
      items.map(({ recipient, files = [] }) => ({ recipient, files })),
    );
    await queries.lockSender(trx, actor.accountId);
    const conversations = await queries.openConversations(trx, actor.accountId, recipients, at);

    const seen = new Set<string>();
    const plan = items.map(({ recipient, content, files = [] }) => {
      const conversation = conversations.get(recipient) as { id: number; blocked: boolean };
      const twice = JSON.stringify([recipient, content, files]);
      const outcome: queries.Outcome = conversation.blocked
        ? "blocked"
        : seen.has(twice)
          ? "duplicate"
          : "sent";
      seen.add(twice);
      return { outcome, conversation: conversation.id, recipient, content, files };
    });
    const toSend = plan.filter(({ outcome }) => outcome === "sent");
    await checkQuota(services, trx, actor, toSend.length);

    const sender = { accountId: actor.accountId, userId: actor.userId };
    const content = items[0]?.content ?? "";
    const id = await queries.insertCampaign(trx, { sender, content, recipients: items.length, at });
    const ids = await queries.insertMessages(trx, { id, sender, at }, toSend);
    const sent = ids.values();
    const outcomes = plan.map(({ recipient, outcome }) => ({
      recipient,
      outcome,
      message: outcome === "sent" ? (sent.next().value ?? null) : null,
    }));
    await queries.insertOutcomes(trx, id, outcomes);
    await notifyMessage(services, trx, await queries.noteMessages(trx, { id, sender: sender.accountId, at }));
    return {
      id,
      created_at: at.toISOString(),
      sent: toSend.length,
      skipped: plan.length - toSend.length,
      recipients: outcomes,
    };
  });
}

export async function listMassMessages(
  services: Services,
  actor: SignedInActor,
  { from = 0, size = 100 }: Query<"listMassMessages">,
): Promise<Answer<"listMassMessages">> {
  const rows = await queries.readCampaigns(services.db, actor.accountId, { from, size });
  return {
    count: await queries.countCampaigns(services.db, actor.accountId),
    results: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString(), recipients: [] })),
  };
}

export async function getMassMessage(
  services: Services,
  actor: SignedInActor,
  id: number,
): Promise<MassMessage> {
  const campaign = await queries.readCampaign(services.db, id, actor.accountId);
  if (!campaign) throw DomainError.notFound();
  return {
    ...campaign,
    created_at: campaign.created_at.toISOString(),
    recipients: await queries.readOutcomes(services.db, id),
  };
}

/** Administrators reach everybody, others their own network; one stranger among the recipients refuses all. */
async function checkRecipients(trx: Connection, actor: SignedInActor, recipients: number[]): Promise<void> {
  const existing = await queries.readExisting(trx, recipients);
  if (recipients.some((id) => !existing.has(id)))
    throw DomainError.notFound("One of the recipients does not exist.");
  if (recipients.includes(actor.accountId)) throw DomainError.forbidden("You cannot write to yourself.");
  if (actor.kind === "administrator") return;
  const network = await queries.readNetwork(trx, actor.accountId, recipients);
  if (recipients.some((id) => !network.has(id))) {
    throw DomainError.forbidden("You can only send to the members of your own network.");
  }
}

async function checkQuota(
  services: Services,
  trx: Connection,
  actor: SignedInActor,
  wanted: number,
): Promise<void> {
  const earlier = await queries.readSentSince(trx, actor.accountId, fromNow(services.clock, -days(1)));
  let over = wanted + earlier.reduce((sum, { recipients }) => sum + Number(recipients), 0) - DAILY_RECIPIENTS;
  if (over <= 0) return;
  // There is room again when enough of the earlier ones are a day old.
  let free = fromNow(services.clock, days(1));
  for (const { at, recipients } of earlier) {
    over -= Number(recipients);
    free = new Date(at.getTime() + hours(24));
    if (over <= 0) break;
  }
  throw DomainError.tooManyRequests((free.getTime() - services.clock.now().getTime()) / 1000);
}
