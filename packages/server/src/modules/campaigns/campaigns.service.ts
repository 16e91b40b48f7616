import { localized } from "@foodshed/sdk/locale";
import { days, fromNow, seconds } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { cardOf } from "../accounts/account-cards.ts";
import { hijackOf } from "../audit/audit.ts";
import type { Body, Query, ResponseBody } from "../handler.ts";
import { checkOwnAttachment } from "../messages/messages.attachments.ts";
import { refuseWhileSuspended } from "../moderation/restrictions.ts";
import type { Services } from "../services.ts";
import * as queries from "./campaigns.queries.ts";
import * as strings from "./generated/strings.ts";
import { findRecipients } from "./recipients.service.ts";

type Campaign = ResponseBody<"getCampaign">;

/** A campaign is written at most so long before it begins; in milliseconds. */
const MAX_AHEAD = days(90);

/** Fixes recipients and text; the job sends it. */
export async function createCampaign(
  services: Services,
  actor: SignedInActor,
  body: Body<"createCampaign">,
): Promise<Campaign> {
  const { kind, content = "", files = [], send_at, delay = 0 } = body;
  if (kind === "message" && !content.trim())
    throw DomainError.invalid({ content: [localized(strings.writeMessage)] });
  if (kind === "nudge" && (content || files.length > 0))
    throw DomainError.invalid({ content: [localized(strings.nudgeHasNoText)] });
  if (send_at && delay) throw DomainError.invalid({ delay: [localized(strings.oneTime)] });
  const { db, clock, jobs } = services;
  const now = clock.now();
  const begins = send_at
    ? new Date(Math.max(now.getTime(), Date.parse(send_at)))
    : fromNow(clock, seconds(delay));
  if (begins > fromNow(clock, MAX_AHEAD))
    throw DomainError.invalid({ send_at: [localized(strings.tooFarAhead)] });
  const found = await inTransaction(db, async (trx) => {
    await refuseWhileSuspended(trx, clock, [actor.accountId], "suspend_messaging");
    const recipients = await findRecipients({ ...services, db: trx }, actor, body);
    if (!recipients.some(({ outcome }) => outcome === "waiting"))
      throw DomainError.invalid({ accounts: [localized(strings.nobodyToReach)] });
    await checkOwnAttachment(trx, actor, files);
    const id = await queries.insertCampaign(trx, {
      sender_account_id: actor.accountId,
      sender_user_id: actor.userId,
      kind,
      content,
      file_id: files[0] ?? null,
      hijacked: hijackOf(actor) !== undefined,
      send_at: begins,
      at: now,
      recipients: recipients.map(({ candidate, outcome }) => ({ id: candidate.id, outcome })),
    });
    return viewById(trx, id, now);
  });
  jobs.wake("campaigns");
  return found;
}

export async function listCampaigns(
  { db, clock }: Services,
  actor: SignedInActor,
  { from = 0, size = 100 }: Query<"listCampaigns">,
): Promise<ResponseBody<"listCampaigns">> {
  const rows = await queries.readCampaigns(db, actor.accountId, { from, size });
  return {
    count: await queries.countCampaigns(db, actor.accountId),
    results: await viewsOf(db, rows, clock.now()),
  };
}

export function getCampaign({ db, clock }: Services, id: number): Promise<Campaign> {
  return viewById(db, id, clock.now());
}

export async function listCampaignRecipients(
  { db, images }: Services,
  id: number,
  { outcome, mail, from = 0, size = 100 }: Query<"listCampaignRecipients">,
): Promise<ResponseBody<"listCampaignRecipients">> {
  const filter = { ...(outcome && { outcome }), ...(mail && { mail }) };
  const rows = await queries.readRecipients(db, id, filter, { from, size });
  return {
    count: await queries.countRecipients(db, id, filter),
    results: rows.map((row) => ({
      account: cardOf(images, row.account),
      outcome: row.outcome,
      sent_at: row.sent_at?.toISOString() ?? null,
      mail: row.mail && { state: mailState(row.mail), reason: row.mail.sent ? null : row.mail.error },
    })),
  };
}

function mailState({ sent, failed, error }: NonNullable<queries.RecipientRow["mail"]>) {
  if (sent) return "sent";
  if (failed) return "failed";
  return error === null ? "waiting" : "delayed";
}

const CHANGES = { pause: "paused", resume: "running", cancel: "cancelled" } as const;

/** What is being sent at this moment is finished first. */
export async function changeCampaign(
  { db, clock, jobs }: Services,
  id: number,
  { change }: Body<"changeCampaign">,
): Promise<Campaign> {
  const campaign = await inTransaction(db, async (trx) => {
    const now = clock.now();
    const row = await queries.lockCampaign(trx, id);
    if (!row) throw DomainError.notFound();
    const state = CHANGES[change];
    if (row.state !== state) {
      if (row.state === "finished" || row.state === "cancelled")
        throw DomainError.conflict(localized(strings.campaignIsOver));
      await queries.setState(trx, id, { state, ...(change === "cancel" && { finished_at: now }) });
    }
    return viewById(trx, id, now);
  });
  jobs.wake("campaigns");
  return campaign;
}

async function viewById(connection: Connection, id: number, now: Date): Promise<Campaign> {
  const row = await queries.findCampaign(connection, id);
  if (!row) throw DomainError.notFound();
  const [view] = await viewsOf(connection, [row], now);
  return view as Campaign;
}

async function viewsOf(
  connection: Connection,
  rows: readonly queries.CampaignRow[],
  now: Date,
): Promise<Campaign[]> {
  const counts = Map.groupBy(
    await queries.readCounts(
      connection,
      rows.map(({ id }) => id),
    ),
    ({ campaign }) => campaign,
  );
  return rows.map((row) => {
    const own = counts.get(row.id) ?? [];
    const sum = (key: "mails_sent" | "mails_delayed" | "mails_failed") =>
      own.reduce((total, count) => total + count[key], 0);
    const { id, kind, content, recipients } = row;
    return {
      id,
      kind,
      state: stateOf(row, now),
      content,
      created_at: row.created_at.toISOString(),
      send_at: row.send_at.toISOString(),
      waits_until: row.state === "running" ? (row.waits_until?.toISOString() ?? null) : null,
      finished_at: row.finished_at?.toISOString() ?? null,
      recipients,
      counts: own.map(({ outcome, count }) => ({ outcome, count })),
      mails: { sent: sum("mails_sent"), delayed: sum("mails_delayed"), failed: sum("mails_failed") },
    };
  });
}

function stateOf(
  { state, send_at, turn_at, waits_until }: queries.CampaignRow,
  now: Date,
): Campaign["state"] {
  if (state !== "running") return state;
  if (send_at > now && turn_at === null) return "scheduled";
  return waits_until && waits_until > now ? "waiting" : "sending";
}
