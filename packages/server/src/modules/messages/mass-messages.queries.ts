import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { pairKey } from "./pair-key.ts";

export type Outcome = "sent" | "blocked" | "duplicate";

export interface CampaignRow {
  id: number;
  created_at: Date;
  sent: number;
  skipped: number;
}

export interface CampaignRecipientRow {
  recipient: number;
  outcome: Outcome;
  message: number | null;
}

/** Lets an account's mass messages happen one after another, so that two at once cannot both fit the quota. */
export async function lockSender(transaction: Connection, accountId: number): Promise<void> {
  await transaction
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .execute();
}

/** Whose messages to many are counted, and to whom it may write more of them. */
export interface Quota {
  accountId: number;
  /** Manages every account. */
  isAdministrator: boolean;
}

/** Whether the sender manages the account with this id: by a connection that grants it, or because it created the account, which is still unclaimed. */
const isManaged = ({ accountId, isAdministrator }: Quota, id: RawBuilder<unknown>) =>
  isAdministrator
    ? sql<boolean>`true`
    : sql<boolean>`(${id} in (select account_id from connections
        where organization_id = ${accountId} and state = 'accepted' and manage
      union select id from accounts where created_by_account_id = ${accountId} and claimed_at is null))`;

/** How many messages to many the account has sent since then, to whom it manages and to others, the oldest first. */
export async function readSentSince(
  connection: Connection,
  quota: Quota,
  since: Date,
): Promise<{ at: Date; managed: number; others: number }[]> {
  const managed = isManaged(quota, sql`r.account_id`);
  const { rows } = await sql<{ at: Date; managed: number; others: number }>`
    select coalesce(r.sent_at, c.created_at) as at, (count(*) filter (where ${managed}))::int as managed,
      (count(*) filter (where not ${managed}))::int as others
    from campaigns c join campaign_recipients r on r.campaign_id = c.id
    where c.sender_account_id = ${quota.accountId} and r.state = 'sent' and c.kind <> 'nudge'
      and (c.created_at > ${since} or c.kind = 'message' and coalesce(c.finished_at, 'infinity') > ${since})
      and coalesce(r.sent_at, c.created_at) > ${since}
    group by c.id, at order by at`.execute(connection);
  return rows;
}

/** Which of these recipients the sender manages; and how many accounts it manages in all. */
export async function countManaged(
  connection: Connection,
  quota: Quota,
  recipients: number[],
): Promise<{ which: ReadonlySet<number>; all: number }> {
  const { rows } = await sql<{ which: number[]; all: number }>`select
    array(select r.id from unnest(${recipients}::int[]) as r (id) where ${isManaged(quota, sql`r.id`)}) as which,
    (select count(*)::int from accounts a where ${isManaged(quota, sql`a.id`)}) as "all"`.execute(connection);
  const [{ which, all }] = rows as [{ which: number[]; all: number }];
  return { which: new Set(which), all };
}

/** Of these accounts those that exist. */
export async function readExisting(connection: Connection, ids: number[]): Promise<Set<number>> {
  const rows = await connection
    .selectFrom("accounts")
    .select("id")
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Of these accounts those in a network: accepted members, and unclaimed accounts that the network made. */
export async function readNetwork(
  connection: Connection,
  organizationId: number,
  ids: number[],
): Promise<Set<number>> {
  const rows = await connection
    .selectFrom("connections")
    .select("account_id as id")
    .where("organization_id", "=", organizationId)
    .where("state", "=", "accepted")
    .where(sql<boolean>`account_id = any(${ids}::int[])`)
    .union(
      connection
        .selectFrom("accounts")
        .select("id")
        .where("created_by_account_id", "=", organizationId)
        .where("claimed_at", "is", null)
        .where(sql<boolean>`id = any(${ids}::int[])`),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** As `openConversation`, for one account with many others. @returns each other's conversation and whether it is blocked */
export async function openConversations(
  transaction: Connection,
  accountId: number,
  others: number[],
  at: Date,
): Promise<Map<number, { id: number; blocked: boolean }>> {
  // Everybody locks in one order, so that two senders never wait for each other in a circle.
  const pairs = others.map((other) => pairKey(accountId, other)).sort();
  await sql`insert into conversations (pair_key, created_at)
    select pair, ${at} from unnest(${pairs}::text[]) with ordinality as t (pair, place) order by place
    on conflict (pair_key) do nothing`.execute(transaction);
  await sql`select id from conversations where pair_key = any(${pairs}::text[]) order by pair_key collate "C" for update`.execute(
    transaction,
  );
  await sql`insert into conversation_participants (conversation_id, account_id)
    select c.id, side::int from conversations c, unnest(string_to_array(c.pair_key, ':')) as side
    where c.pair_key = any(${pairs}::text[]) on conflict do nothing`.execute(transaction);
  const { rows } = await sql<{ id: number; other: number; blocked: boolean }>`
    select c.id, o.account_id as other, coalesce(p.silenced_at, o.silenced_at) is not null as blocked
    from conversations c
    join conversation_participants p on p.conversation_id = c.id and p.account_id = ${accountId}
    join conversation_participants o on o.conversation_id = c.id and o.account_id <> ${accountId}
    where c.pair_key = any(${pairs}::text[])`.execute(transaction);
  return new Map(rows.map(({ other, id, blocked }) => [other, { id, blocked }]));
}

export interface NewMessage {
  conversation: number;
  recipient: number;
  content: string;
  files: number[];
}

/** Writes many messages at once. @returns their ids in the same order */
export async function insertMessages(
  transaction: Connection,
  campaign: { id: number; sender: { accountId: number; userId: number | null }; hijacked: boolean; at: Date },
  messages: NewMessage[],
): Promise<number[]> {
  if (messages.length === 0) return [];
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('messages', 'id'))::int as id
    from generate_series(1, ${messages.length}::int)`.execute(transaction);
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  const json = JSON.stringify(messages.map((message, index) => ({ ...message, id: ids[index] })));
  await sql`insert into messages (id, conversation_id, sender_account_id, sender_user_id, campaign_id, content, hijacked, created_at, updated_at)
    select id, conversation, ${campaign.sender.accountId}, ${campaign.sender.userId}, ${campaign.id}, content, ${campaign.hijacked}, ${campaign.at}, ${campaign.at}
    from json_to_recordset(${json}::json) as t (id int, conversation int, content text)`.execute(transaction);
  await sql`insert into message_files (message_id, file_id)
    select id, file::int from json_to_recordset(${json}::json) as t (id int, files json), json_array_elements_text(files) as file`.execute(
    transaction,
  );
  return ids;
}

/** As `noteMessage`, for messages of a campaign that were just written. The sender's own unread messages stay unread. @returns who had nothing unread before */
export async function noteMessages(
  transaction: Connection,
  campaign: { sender: number; at: Date },
  messages: number[],
): Promise<{ recipient: number; messageId: number }[]> {
  await sql`update conversations c set last_message_id = m.id, last_message_at = ${campaign.at}
    from (select conversation_id, max(id) as id from messages where id = any(${messages}::int[]) group by conversation_id) m
    where c.id = m.conversation_id`.execute(transaction);
  const { rows } = await sql<{ account: number; message: number; before: number }>`
    update conversation_participants p set last_message_at = ${campaign.at},
      unread = p.unread + case when p.account_id = ${campaign.sender} then 0 else m.count end
    from (select conversation_id, max(id) as id, count(*)::int as count from messages
      where id = any(${messages}::int[]) group by conversation_id) m
    where p.conversation_id = m.conversation_id
    returning p.account_id as account, m.id as message, p.unread - m.count as before`.execute(transaction);
  return rows
    .filter(({ account, before }) => account !== campaign.sender && before === 0)
    .map(({ account, message }) => ({ recipient: account, messageId: message }));
}

export async function insertCampaign(
  transaction: Connection,
  campaign: { sender: { accountId: number; userId: number }; content: string; recipients: number; at: Date },
): Promise<number> {
  const { id } = await transaction
    .insertInto("campaigns")
    .values({
      sender_account_id: campaign.sender.accountId,
      sender_user_id: campaign.sender.userId,
      content: campaign.content,
      recipients: campaign.recipients,
      created_at: campaign.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertOutcomes(
  transaction: Connection,
  campaignId: number,
  outcomes: CampaignRecipientRow[],
): Promise<void> {
  const json = JSON.stringify(outcomes.map((outcome, position) => ({ ...outcome, position })));
  await sql`insert into campaign_recipients (campaign_id, position, account_id, message_id, state)
    select ${campaignId}, position, recipient, message, outcome
    from json_to_recordset(${json}::json) as t (position int, recipient int, message int, outcome text)`.execute(
    transaction,
  );
}

/** An account's campaigns, the newest first. */
export function readCampaigns(
  connection: Connection,
  accountId: number,
  page: { from: number; size: number },
): Promise<CampaignRow[]> {
  return campaigns(connection)
    .where("c.sender_account_id", "=", accountId)
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .offset(page.from)
    .limit(page.size)
    .execute();
}

export async function countCampaigns(connection: Connection, accountId: number): Promise<number> {
  const { count } = await connection
    .selectFrom("campaigns")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("sender_account_id", "=", accountId)
    .where("kind", "!=", "nudge")
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function readCampaign(
  connection: Connection,
  id: number,
  accountId: number,
): Promise<CampaignRow | undefined> {
  return campaigns(connection)
    .where("c.id", "=", id)
    .where("c.sender_account_id", "=", accountId)
    .executeTakeFirst();
}

/** Of those that are decided and stay in the network. */
export function readOutcomes(connection: Connection, campaignId: number): Promise<CampaignRecipientRow[]> {
  return connection
    .selectFrom("campaign_recipients")
    .select(["account_id as recipient", "state as outcome", "message_id as message"])
    .where("campaign_id", "=", campaignId)
    .where("state", "in", ["sent", "blocked", "duplicate"])
    .$narrowType<{ outcome: Outcome }>()
    .orderBy("position")
    .execute();
}

function campaigns(connection: Connection) {
  return connection
    .selectFrom("campaigns as c")
    .where("c.kind", "!=", "nudge")
    .select(["c.id", "c.created_at"])
    .select([
      sql<number>`(select count(*)::int from campaign_recipients r where r.campaign_id = c.id and r.state = 'sent')`.as(
        "sent",
      ),
      sql<number>`(select count(*)::int from campaign_recipients r where r.campaign_id = c.id and r.state in ('blocked', 'duplicate'))`.as(
        "skipped",
      ),
    ]);
}
