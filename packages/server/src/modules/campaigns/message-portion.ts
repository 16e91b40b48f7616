import type { Translate } from "@foodshed/sdk/locale";
import type { Connection } from "../../infra/db/connection.ts";
import { mailClaim } from "../accounts/waiting-mails.service.ts";
import { countManaged, deliver, lockSender, planDelivery, readRoom } from "../messages/mass-delivery.ts";
import { unclaimedSubscription } from "../notifications/message-mails.ts";
import type { Services } from "../services.ts";
import { assess } from "./assess.ts";
import type { CampaignRow } from "./campaigns.queries.ts";
import { readCandidates } from "./candidates.queries.ts";
import { refusersAmong } from "./recipients.service.ts";
import { addReaders, noteOutcomes, type Sender, type Sent } from "./sending.queries.ts";

/**
 * Sends a message to the next recipients of a campaign, in the caller's transaction.
 * @returns when it goes on where the daily limits let nobody more be written to
 */
export async function sendMessagePortion(
  services: Services,
  trx: Connection,
  { campaign, sender }: { campaign: CampaignRow; sender: Sender },
  waiting: readonly number[],
): Promise<Date | undefined> {
  const at = services.clock.now();
  const accountId = campaign.sender_account_id;
  const isAdministrator = sender.is_admin;
  await lockSender(trx, accountId);
  const candidates = await readCandidates(trx, waiting, { sender: accountId, kind: "message", now: at });
  const refusesMails = await refusersAmong(trx, candidates);
  const outcomes = new Map<number, Sent>(
    candidates.map((candidate) => {
      const outcome = assess(candidate, { kind: "message", now: at, isAdministrator, refusesMails });
      return [candidate.id, { account: candidate.id, outcome }];
    }),
  );
  const toWrite = waiting.filter((id) => outcomes.get(id)?.outcome === "waiting");
  const fitting = await withinLimits(services, trx, { accountId, isAdministrator }, toWrite);
  const files = campaign.file_id === null ? [] : [campaign.file_id];
  const items = fitting.now.map((recipient) => ({ recipient, content: campaign.content, files }));
  const plan = await planDelivery(trx, accountId, items, at);
  if (campaign.file_id !== null) await addReaders(trx, campaign.file_id, fitting.now);
  const { id, sender_user_id: userId, hijacked } = campaign;
  const messages = await deliver(services, trx, { id, sender: { accountId, userId }, hijacked, at }, plan);
  const said = (accountId: number) => (userId: number) => ({
    sender: sender.business_name,
    content: campaign.content,
    subscription: (t: Translate) =>
      unclaimedSubscription(services, { reader: { userId, accountId }, sender: sender.business_name }, t),
  });
  const unclaimed = new Set(candidates.filter(({ state }) => state === "unclaimed").map((one) => one.id));
  for (const [index, { recipient, outcome }] of plan.entries()) {
    const isMailed = outcome === "sent" && unclaimed.has(recipient);
    const mail = isMailed ? await mailClaim(services, trx, recipient, said(recipient)) : undefined;
    outcomes.set(recipient, { account: recipient, outcome, message: messages[index], mail });
  }
  const decided = [...outcomes.values()].filter(({ outcome }) => outcome !== "waiting");
  await noteOutcomes(trx, campaign.id, decided, at);
  return decided.length === 0 ? fitting.free : undefined;
}

/** Those who fit within the daily limits now, and when the first of the others does. */
async function withinLimits(
  services: Services,
  trx: Connection,
  quota: { accountId: number; isAdministrator: boolean },
  recipients: readonly number[],
): Promise<{ now: number[]; free: Date }> {
  const { all, which } = await countManaged(trx, quota, [...recipients]);
  const room = await readRoom(services, trx, quota, { all });
  const left = { managed: room.managed, others: room.others };
  const now: number[] = [];
  let free: Date | undefined;
  for (const id of recipients) {
    const kind = which.has(id) ? "managed" : "others";
    if (left[kind] > 0) {
      left[kind] -= 1;
      now.push(id);
    } else free ??= room.freeFor(kind, 1);
  }
  return { now, free: free ?? services.clock.now() };
}
