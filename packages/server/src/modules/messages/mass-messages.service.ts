import { localized } from "@foodshed/sdk/locale";
import { days, fromNow, hours } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Body, Query, ResponseBody } from "../handler.ts";
import { notifyMessage } from "../notifications/notifications.triggers.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./mass-messages.queries.ts";
import { checkAttachments } from "./messages.attachments.ts";

type MassMessage = ResponseBody<"sendMessages">;

/** Recipients that an account does not manage and may reach by mass messages within 24 hours; the contract's `mass_message`. */
export const DAILY_RECIPIENTS = 5000;
/** Mass messages within 24 hours for each account that the sender manages; administrators manage every account. */
export const DAILY_MESSAGES_TO_MANAGED = 5;

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
    await checkQuota(
      services,
      trx,
      actor,
      toSend.map(({ recipient }) => recipient),
    );

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
): Promise<ResponseBody<"listMassMessages">> {
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

/** Administrators reach every account, others their own network; one recipient outside it refuses the whole call. */
async function checkRecipients(trx: Connection, actor: SignedInActor, recipients: number[]): Promise<void> {
  const existing = await queries.readExisting(trx, recipients);
  if (recipients.some((id) => !existing.has(id)))
    throw DomainError.notFound(localized(strings.noSuchRecipient));
  if (recipients.includes(actor.accountId)) throw DomainError.forbidden(localized(coreStrings.notToYourself));
  if (actor.kind === "administrator") return;
  const network = await queries.readNetwork(trx, actor.accountId, recipients);
  if (recipients.some((id) => !network.has(id))) {
    throw DomainError.forbidden(localized(strings.ownNetworkOnly));
  }
}

/**
 * Each account that the sender manages has a daily limit of its own; all others share one. A message to all managed
 * members fits whatever their number, and a network that writes to those who only joined it stays within bounds.
 */
async function checkQuota(
  services: Services,
  trx: Connection,
  actor: SignedInActor,
  recipients: number[],
): Promise<void> {
  const quota = { accountId: actor.accountId, isAdministrator: actor.kind === "administrator" };
  const earlier = await queries.readSentSince(trx, quota, fromNow(services.clock, -days(1)));
  const managed = await queries.countManaged(trx, quota, recipients);
  const kinds = [
    { kind: "managed", wanted: managed.written, limit: managed.all * DAILY_MESSAGES_TO_MANAGED },
    { kind: "others", wanted: recipients.length - managed.written, limit: DAILY_RECIPIENTS },
  ] as const;
  for (const { kind, wanted, limit } of kinds) {
    let over = wanted + earlier.reduce((sum, sent) => sum + sent[kind], 0) - limit;
    if (wanted === 0 || over <= 0) continue;
    // There is room again when enough of the earlier ones are a day old.
    let free = fromNow(services.clock, days(1));
    for (const sent of earlier) {
      over -= sent[kind];
      free = new Date(sent.at.getTime() + hours(24));
      if (over <= 0) break;
    }
    throw DomainError.tooManyRequests((free.getTime() - services.clock.now().getTime()) / 1000);
  }
}
