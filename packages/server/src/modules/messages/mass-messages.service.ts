import { localized } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { hijackOf } from "../audit/audit.ts";
import type { Body, Query, ResponseBody } from "../handler.ts";
import { refuseWhileSuspended } from "../moderation/restrictions.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import { countManaged, deliver, lockSender, planDelivery, readRoom } from "./mass-delivery.ts";
import * as queries from "./mass-messages.queries.ts";
import { checkAttachments } from "./messages.attachments.ts";

type MassMessage = ResponseBody<"sendMessages">;

/** Sends each item as a message of its own, all or none, and keeps a record of the outcomes. */
export async function sendMessages(
  services: Services,
  actor: SignedInActor,
  request: Body<"sendMessages">,
): Promise<MassMessage> {
  const items = itemsOf(request);
  return inTransaction(services.db, async (trx) => {
    await refuseWhileSuspended(trx, services.clock, [actor.accountId], "suspend_messaging");
    const at = services.clock.now();
    const recipients = [...new Set(items.map(({ recipient }) => recipient))];
    await checkRecipients(trx, actor, recipients);
    await checkAttachments(
      trx,
      actor,
      items.map(({ recipient, files = [] }) => ({ recipient, files })),
    );
    await lockSender(trx, actor.accountId);
    const plan = await planDelivery(trx, actor.accountId, items, at);
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
    const hijacked = hijackOf(actor) !== undefined;
    const messages = await deliver(services, trx, { id, sender, hijacked, at }, plan);
    const outcomes = plan.map(({ recipient, outcome }, index) => ({
      recipient,
      outcome,
      message: messages[index] ?? null,
    }));
    await queries.insertOutcomes(trx, id, outcomes);
    return {
      id,
      created_at: at.toISOString(),
      sent: toSend.length,
      skipped: plan.length - toSend.length,
      recipients: outcomes,
    };
  });
}

/** The messages of a request, which may name one text and all of its recipients. */
function itemsOf(request: Body<"sendMessages">) {
  if (Array.isArray(request)) return request;
  const { to, message: content, files } = request;
  return to.map((recipient) => ({ recipient, content, ...(files && { files }) }));
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

/** @throws DomainError 429 when the messages do not all fit within the daily limits */
async function checkQuota(
  services: Services,
  trx: Connection,
  actor: SignedInActor,
  recipients: number[],
): Promise<void> {
  const quota = { accountId: actor.accountId, isAdministrator: actor.kind === "administrator" };
  const { which, all } = await countManaged(trx, quota, recipients);
  const room = await readRoom(services, trx, quota, { all });
  const managed = recipients.filter((id) => which.has(id)).length;
  const kinds = [
    { kind: "managed", wanted: managed },
    { kind: "others", wanted: recipients.length - managed },
  ] as const;
  for (const { kind, wanted } of kinds) {
    if (wanted === 0 || wanted <= room[kind]) continue;
    const free = room.freeFor(kind, wanted);
    throw DomainError.tooManyRequests((free.getTime() - services.clock.now().getTime()) / 1000);
  }
}
