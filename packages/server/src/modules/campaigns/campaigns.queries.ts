import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { type CardRow, cardJson } from "../accounts/account-cards.ts";
import type { Kind, Outcome } from "./candidates.queries.ts";

export interface CampaignRow {
  id: number;
  sender_account_id: number;
  sender_user_id: number | null;
  kind: Kind;
  state: "running" | "paused" | "cancelled" | "finished";
  content: string;
  file_id: number | null;
  hijacked: boolean;
  recipients: number;
  created_at: Date;
  send_at: Date;
  waits_until: Date | null;
  turn_at: Date | null;
  finished_at: Date | null;
}

const rows = (connection: Connection) =>
  connection
    .selectFrom("campaigns")
    .selectAll()
    .where("kind", "!=", "call")
    .$narrowType<{ kind: Kind; send_at: Date }>();

/** An account's campaigns, the newest first. */
export function readCampaigns(
  connection: Connection,
  accountId: number,
  page: { from: number; size: number },
): Promise<CampaignRow[]> {
  return rows(connection)
    .where("sender_account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(page.from)
    .limit(page.size)
    .execute();
}

export async function countCampaigns(connection: Connection, accountId: number): Promise<number> {
  const { count } = await connection
    .selectFrom("campaigns")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("sender_account_id", "=", accountId)
    .where("kind", "!=", "call")
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findCampaign(connection: Connection, id: number): Promise<CampaignRow | undefined> {
  return rows(connection).where("id", "=", id).executeTakeFirst();
}

export interface Counts {
  campaign: number;
  outcome: Outcome;
  count: number;
  mails_sent: number;
  mails_delayed: number;
  mails_failed: number;
}

/** How many recipients have which outcome, and what became of their mails. */
export async function readCounts(connection: Connection, campaigns: readonly number[]): Promise<Counts[]> {
  const { rows } = await sql<Counts>`
    select r.campaign_id as campaign, r.state as outcome, count(*)::int as count,
      (count(*) filter (where m.sent_at is not null))::int as mails_sent,
      (count(*) filter (where m.sent_at is null and m.failed_at is null and m.last_error is not null))::int as mails_delayed,
      (count(*) filter (where m.failed_at is not null))::int as mails_failed
    from campaign_recipients r left join mail_outbox m on m.id = r.mail_id
    where r.campaign_id = any(${[...campaigns]}::int[])
    group by r.campaign_id, r.state order by r.campaign_id, r.state`.execute(connection);
  return rows;
}

export interface RecipientRow {
  account: CardRow;
  outcome: Outcome;
  sent_at: Date | null;
  mail: { sent: boolean; failed: boolean; error: string | null } | null;
}

export interface RecipientFilter {
  outcome?: Outcome;
  mail?: "waiting" | "sent" | "delayed" | "failed";
}

const mailIs = {
  waiting: sql<boolean>`m.sent_at is null and m.failed_at is null and m.last_error is null`,
  sent: sql<boolean>`m.sent_at is not null`,
  delayed: sql<boolean>`m.sent_at is null and m.failed_at is null and m.last_error is not null`,
  failed: sql<boolean>`m.failed_at is not null`,
};

function recipients(connection: Connection, campaignId: number, { outcome, mail }: RecipientFilter) {
  return connection
    .selectFrom("campaign_recipients as r")
    .leftJoin("mail_outbox as m", "m.id", "r.mail_id")
    .where("r.campaign_id", "=", campaignId)
    .$if(outcome !== undefined, (query) => query.where("r.state", "=", outcome as Outcome))
    .$if(mail !== undefined, (query) =>
      query.where("m.id", "is not", null).where(mailIs[mail as keyof typeof mailIs]),
    );
}

export function readRecipients(
  connection: Connection,
  campaignId: number,
  filter: RecipientFilter,
  page: { from: number; size: number },
): Promise<RecipientRow[]> {
  return recipients(connection, campaignId, filter)
    .innerJoin("accounts as a", "a.id", "r.account_id")
    .select(["r.state as outcome", "r.sent_at", cardJson("a").as("account")])
    .select(
      sql<RecipientRow["mail"]>`case when m.id is not null then json_build_object(
        'sent', m.sent_at is not null, 'failed', m.failed_at is not null, 'error', m.last_error) end`.as(
        "mail",
      ),
    )
    .orderBy("r.position")
    .offset(page.from)
    .limit(page.size)
    .execute();
}

export async function countRecipients(
  connection: Connection,
  campaignId: number,
  filter: RecipientFilter,
): Promise<number> {
  const { count } = await recipients(connection, campaignId, filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertCampaign(
  trx: Connection,
  campaign: Pick<
    CampaignRow,
    "sender_account_id" | "sender_user_id" | "kind" | "content" | "file_id" | "hijacked" | "send_at"
  > & { at: Date; recipients: readonly { id: number; outcome: Outcome }[] },
): Promise<number> {
  const { at, recipients: chosen, ...values } = campaign;
  const { id } = await trx
    .insertInto("campaigns")
    .values({ ...values, state: "running", recipients: chosen.length, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const json = JSON.stringify(chosen.map((recipient, position) => ({ ...recipient, position })));
  await sql`insert into campaign_recipients (campaign_id, position, account_id, state)
    select ${id}, position, id, outcome
    from json_to_recordset(${json}::json) as t (position int, id int, outcome text)`.execute(trx);
  return id;
}

/** A campaign that somebody changes, or that is sent: whichever comes second waits. */
export function lockCampaign(trx: Connection, id: number): Promise<CampaignRow | undefined> {
  return rows(trx).where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function setState(
  trx: Connection,
  id: number,
  changes: Partial<Pick<CampaignRow, "state" | "waits_until" | "turn_at" | "finished_at">>,
): Promise<void> {
  await trx.updateTable("campaigns").set(changes).where("id", "=", id).execute();
}
