import type { Connection } from "../../infra/db/connection.ts";
import { insertDelivered, planDelivery } from "../messages/mass-delivery.ts";
import { insertCampaign, setState } from "./campaigns.queries.ts";
import type { Kind } from "./candidates.queries.ts";
import { noteOutcomes } from "./sending.queries.ts";

export interface BulkCampaign {
  sender: { accountId: number; userId: number };
  kind: Kind;
  content: string;
  recipients: readonly number[];
  at: Date;
}

/** Writes a campaign that reached everybody, without mails. */
export async function insertFinishedCampaign(
  trx: Connection,
  { sender, kind, content, recipients, at }: BulkCampaign,
): Promise<void> {
  const id = await insertCampaign(trx, {
    sender_account_id: sender.accountId,
    sender_user_id: sender.userId,
    kind,
    content,
    file_id: null,
    hijacked: false,
    send_at: at,
    at,
    recipients: recipients.map((recipient) => ({ id: recipient, outcome: "waiting" })),
  });
  const messages: number[] = [];
  if (kind === "message") {
    const items = recipients.map((recipient) => ({ recipient, content }));
    const plan = await planDelivery(trx, sender.accountId, items, at);
    messages.push(...(await insertDelivered(trx, { id, sender, hijacked: false, at }, plan)).ids);
  }
  const outcomes = recipients.map((account, index) => ({
    account,
    outcome: "sent" as const,
    message: messages[index] ?? null,
  }));
  await noteOutcomes(trx, id, outcomes, at);
  await setState(trx, id, { state: "finished", turn_at: at, finished_at: at });
}
