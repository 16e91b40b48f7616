import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { firstUser } from "../accounts/account-state.ts";
import { type ProfileNeed, profileNeeds } from "../profiles/profile-needs.ts";

/** How many of each are named; `count` of every row says how many there are. */
const NAMED = 3;
/** A network's inbox may hold thousands of conversations that it began itself. */
const LATEST_CONVERSATIONS = 500;

export interface ReplyOwedRow {
  id: number;
  slug: string;
  business_name: string;
  at: Date;
  count: number;
}

/**
 * Who waits for a reply, the latest first. Messages to many ask nobody, and the end of an enquiry needs no reply. `offset 0` has each
 * conversation looked up by its id: the planner would rather read them all.
 */
export async function readRepliesOwed(
  connection: Connection,
  accountId: number,
  since: Date,
): Promise<ReplyOwedRow[]> {
  const { rows } = await sql<ReplyOwedRow>`
    with inbox as materialized (
      select p.conversation_id, p.last_message_at as at from conversation_participants p
      where p.account_id = ${accountId} and p.last_message_at > ${since}
      order by p.last_message_at desc limit ${LATEST_CONVERSATIONS}
    )
    select a.id, a.slug, a.business_name, owed.at, owed.count from (
      select i.conversation_id, i.at, o.account_id, count(*) over ()::int as count
      from inbox i
      join conversation_participants p on p.conversation_id = i.conversation_id
        and p.account_id = ${accountId} and p.silenced_at is null
      join conversation_participants o on o.conversation_id = i.conversation_id
        and o.account_id <> ${accountId} and o.silenced_at is null
      cross join lateral (select last_message_id from conversations where id = i.conversation_id offset 0) c
      join messages m on m.id = c.last_message_id and m.sender_account_id <> ${accountId} and m.campaign_id is null
      left join enquiry_messages e on e.message_id = m.id
      where e.part is distinct from 'closing'
      order by i.at desc, i.conversation_id desc limit ${NAMED}
    ) owed join accounts a on a.id = owed.account_id
    order by owed.at desc, owed.conversation_id desc`.execute(connection);
  return rows;
}

export interface RequestRow {
  id: number;
  slug: string;
  business_name: string;
  count: number;
}

/** Who asks for a connection, the latest first. */
export async function readRequests(connection: Connection, accountId: number): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select a.id, a.slug, a.business_name, latest.count from (
      select c.id, c.requested_by_account_id, c.created_at, count(*) over ()::int as count
      from connections c
      where c.state = 'requested' and (c.organization_id = ${accountId} or c.account_id = ${accountId})
        and c.requested_by_account_id <> ${accountId}
      order by c.created_at desc, c.id desc limit ${NAMED}
    ) latest join accounts a on a.id = latest.requested_by_account_id
    order by latest.created_at desc, latest.id desc`.execute(connection);
  return rows;
}

export interface EndingRow {
  id: number;
  title: string;
  looking_for: boolean;
  needed_by: Date;
  count: number;
}

/** The account's open ads that end by then, those first that end first. */
export async function readEnding(
  connection: Connection,
  accountId: number,
  { now, until }: { now: Date; until: Date },
): Promise<EndingRow[]> {
  return connection
    .selectFrom("classifieds")
    .select(["id", "title", "looking_for", "needed_by", sql<number>`count(*) over ()::int`.as("count")])
    .where("account_id", "=", accountId)
    .where("needed_by", ">", now)
    .where("needed_by", "<=", until)
    .orderBy("needed_by")
    .orderBy("id")
    .limit(NAMED)
    .execute();
}

export interface ClosedNetworkRow {
  id: number;
  business_name: string;
  closed_at: Date;
}

/** Networks of the account that have closed theirs, those first that are erased first. */
export async function readClosedNetworks(
  connection: Connection,
  accountId: number,
): Promise<ClosedNetworkRow[]> {
  const { rows } = await sql<ClosedNetworkRow>`
    select a.id, a.business_name, a.closed_at
    from connections c join accounts a on a.id = c.organization_id
    where c.account_id = ${accountId} and c.state = 'accepted'
      and a.closed_at is not null and a.erased_at is null and a.erasing_at is null
    order by a.closed_at, a.id limit ${NAMED}`.execute(connection);
  return rows;
}

export async function readNeeds(
  connection: Connection,
  accountId: number,
  now: Date,
): Promise<ProfileNeed[]> {
  const row = await connection
    .selectFrom("accounts as a")
    .leftJoinLateral(firstUser, (join) => join.onTrue())
    .select(profileNeeds(now).as("needs"))
    .where("a.id", "=", accountId)
    .executeTakeFirst();
  return row?.needs ?? [];
}
