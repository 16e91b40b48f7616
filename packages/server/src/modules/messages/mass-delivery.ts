import { days, fromNow, hours } from "../../core/clock.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { notifyMessage } from "../notifications/notifications.triggers.ts";
import type { Services } from "../services.ts";
import * as queries from "./mass-messages.queries.ts";

export { countManaged, lockSender } from "./mass-messages.queries.ts";

/** Recipients that an account does not manage and may reach by mass messages within 24 hours; the contract's `mass_message`. */
export const DAILY_RECIPIENTS = 5000;
/** Mass messages within 24 hours for each account that the sender manages; administrators manage every account. */
export const DAILY_MESSAGES_TO_MANAGED = 5;

export interface Planned {
  outcome: queries.Outcome;
  conversation: number;
  recipient: number;
  content: string;
  files: number[];
}

/** Opens the conversations, locked until the transaction ends, and says which messages would be sent. */
export async function planDelivery(
  trx: Connection,
  accountId: number,
  items: readonly { recipient: number; content: string; files?: number[] }[],
  at: Date,
): Promise<Planned[]> {
  const recipients = [...new Set(items.map(({ recipient }) => recipient))];
  const conversations = await queries.openConversations(trx, accountId, recipients, at);
  const seen = new Set<string>();
  return items.map(({ recipient, content, files = [] }) => {
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
}

type Campaign = Parameters<typeof queries.insertMessages>[1];

/** Writes the planned messages. @returns their ids in the order of the plan, and who had nothing unread before */
export async function insertDelivered(trx: Connection, campaign: Campaign, plan: readonly Planned[]) {
  const ids = await queries.insertMessages(
    trx,
    campaign,
    plan.filter(({ outcome }) => outcome === "sent"),
  );
  const { sender, at } = campaign;
  return { ids, unread: await queries.noteMessages(trx, { sender: sender.accountId, at }, ids) };
}

/** Writes the planned messages and notifies who gets them. @returns each item's message, null where none was sent */
export async function deliver(
  services: Pick<Services, "clock" | "jobs">,
  trx: Connection,
  campaign: Campaign,
  plan: readonly Planned[],
): Promise<(number | null)[]> {
  const { ids, unread } = await insertDelivered(trx, campaign, plan);
  await notifyMessage(services, trx, unread);
  const sent = ids.values();
  return plan.map(({ outcome }) => (outcome === "sent" ? (sent.next().value ?? null) : null));
}

/** How many messages of each kind fit within the daily limits now. */
export interface Room {
  managed: number;
  others: number;
  /** When there is room for so many more of a kind. */
  freeFor(kind: "managed" | "others", wanted: number): Date;
}

/**
 * Each account that the sender manages has a daily limit of its own; all others share one. A message to all managed
 * members fits whatever their number, and a network that writes to those who only joined it stays within bounds.
 */
export async function readRoom(
  { clock }: Pick<Services, "clock">,
  trx: Connection,
  quota: queries.Quota,
  managed: { all: number },
): Promise<Room> {
  const earlier = await queries.readSentSince(trx, quota, fromNow(clock, -days(1)));
  const limits = { managed: managed.all * DAILY_MESSAGES_TO_MANAGED, others: DAILY_RECIPIENTS };
  const left = (kind: "managed" | "others") =>
    limits[kind] - earlier.reduce((sum, sent) => sum + sent[kind], 0);
  return {
    managed: left("managed"),
    others: left("others"),
    freeFor(kind, wanted) {
      // There is room again when enough of the earlier ones are a day old.
      let over = wanted - left(kind);
      let free = fromNow(clock, days(1));
      for (const sent of earlier) {
        over -= sent[kind];
        free = new Date(sent.at.getTime() + hours(24));
        if (over <= 0) break;
      }
      return free;
    },
  };
}
