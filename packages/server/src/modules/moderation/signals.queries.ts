import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { ModerationSignalsTable } from "../../infra/db/tables/moderation.ts";
import { type CardRow, cardJson } from "../accounts/account-cards.ts";

export type Noticed = Pick<
  ModerationSignalsTable,
  "kind" | "target_id" | "account_id" | "code" | "minutes"
> & {
  count: number;
};

/** Whose things are looked at: everybody's, or one account's. */
export interface Scope {
  since: Date;
  accountId?: number;
}

const ofAccount = (column: string, { accountId }: Scope) =>
  accountId === undefined ? sql`` : sql`and ${sql.ref(column)} = ${accountId}`;

/** Messages that went to many in the same words, other than campaigns and enquiries, which are meant to. */
export async function repeatedMessages(db: Connection, scope: Scope, least: number): Promise<Noticed[]> {
  const { rows } = await sql<Noticed>`
    select 'message' as kind, min(m.id)::int as target_id, m.sender_account_id as account_id, 'repeated_text' as code,
      count(distinct m.conversation_id)::int as count,
      ceil(extract(epoch from max(m.created_at) - min(m.created_at)) / 60)::int as minutes
    from messages m
    where m.created_at > ${scope.since} and m.campaign_id is null ${ofAccount("m.sender_account_id", scope)}
      and not exists (select from enquiry_messages e where e.message_id = m.id)
    group by m.sender_account_id, md5(m.content)
    having count(distinct m.conversation_id) >= ${least}`.execute(db);
  return rows;
}

/** Ads of one business that say the same. */
export async function repeatedClassifieds(db: Connection, scope: Scope, least: number): Promise<Noticed[]> {
  const { rows } = await sql<Noticed>`
    select 'classified' as kind, max(c.id)::int as target_id, c.account_id, 'repeated_text' as code,
      count(*)::int as count, null::int as minutes
    from classifieds c
    where c.created_at > ${scope.since} ${ofAccount("c.account_id", scope)}
    group by c.account_id, md5(lower(c.description))
    having count(*) >= ${least}`.execute(db);
  return rows;
}

/** New accounts that wrote to many, or posted much, on their first day. */
export async function fastAccounts(
  db: Connection,
  scope: Scope,
  least: { messages: number; classifieds: number },
): Promise<Noticed[]> {
  const { rows } = await sql<Noticed>`
    select 'profile' as kind, a.id as target_id, a.id as account_id, 'fast' as code,
      (w.messages + w.classifieds)::int as count, 1440 as minutes
    from accounts a, lateral (select
      (select count(distinct m.conversation_id) from messages m where m.sender_account_id = a.id
        and m.campaign_id is null and m.created_at < a.created_at + interval '1 day') as messages,
      (select count(*) from classifieds c where c.account_id = a.id
        and c.created_at < a.created_at + interval '1 day') as classifieds) w
    where a.created_at > ${scope.since} ${ofAccount("a.id", scope)}
      and (w.messages >= ${least.messages} or w.classifieds >= ${least.classifieds})`.execute(db);
  return rows;
}

export interface Written {
  kind: "profile" | "classified" | "message";
  id: number;
  account_id: number;
  text: string;
}

/** What was written lately: ads, and messages of accounts that are new. At most 2,000 of each, the latest first. */
export async function readWritten(db: Connection, scope: Scope, newSince: Date): Promise<Written[]> {
  const { rows } = await sql<Written>`
    (select 'classified' as kind, c.id, c.account_id, c.title || E'\n' || c.description as text from classifieds c
      where c.updated_at > ${scope.since} ${ofAccount("c.account_id", scope)} order by c.updated_at desc limit 2000)
    union all
    (select 'message' as kind, m.id, m.sender_account_id as account_id, m.content as text from messages m
      join accounts a on a.id = m.sender_account_id and a.created_at > ${newSince}
      where m.created_at > ${scope.since} and m.campaign_id is null ${ofAccount("m.sender_account_id", scope)}
      order by m.created_at desc limit 2000)`.execute(db);
  return rows;
}

/** Texts of things on which something was done that stands, the latest first. */
export async function readActedOn(db: Connection): Promise<{ account_id: number; content: string }[]> {
  return db
    .selectFrom("moderation_decisions as d")
    .innerJoin("moderation_cases as c", "c.id", "d.case_id")
    .where("d.outcome", "not in", ["dismiss", "warn"])
    .where("d.ended_at", "is", null)
    .orderBy("d.id", "desc")
    .limit(500)
    .select(["c.account_id", "c.content"])
    .execute();
}

export async function storeSignals(
  db: Connection,
  signals: readonly (Noticed & { weight: number })[],
  at: Date,
): Promise<void> {
  if (signals.length === 0) return;
  await db
    .insertInto("moderation_signals")
    .values(signals.map((signal) => ({ ...signal, noticed_at: at })))
    .onConflict((conflict) =>
      conflict.columns(["kind", "target_id", "code"]).doUpdateSet((eb) => ({
        count: eb.ref("excluded.count"),
        minutes: eb.ref("excluded.minutes"),
        weight: eb.ref("excluded.weight"),
      })),
    )
    .execute();
}

export function readSignalsOf(db: Connection, accountIds: readonly number[]) {
  return db
    .selectFrom("moderation_signals")
    .where("account_id", "in", [...accountIds])
    .select(["kind", "target_id", "account_id", "code", "count", "minutes", "weight"])
    .execute();
}

/** A lone link says little: it adds to a case and is no item of its own. */
const LISTED_FROM = 10;

const listed = (db: Connection) =>
  db.selectFrom("moderation_signals as s").where("s.weight", ">=", LISTED_FROM);

export function readUnreported(db: Connection, { from, size }: { from: number; size: number }) {
  return (
    listed(db)
      // Looked up row by row: for "not exists" PostgreSQL expects no rows, and sorts them all.
      .where(
        sql<boolean>`coalesce((select false from moderation_cases c
        where c.kind = s.kind and c.target_id = s.target_id limit 1), true)`,
      )
      .innerJoin("accounts as a", "a.id", "s.account_id")
      .select(["s.id", "s.kind", "s.target_id", "s.code", "s.count", "s.minutes", "s.weight", "s.noticed_at"])
      .select([
        cardJson("a").as("account"),
        sql<
          string | null
        >`case when s.kind = 'classified' then (select c.title from classifieds c where c.id = s.target_id) end`.as(
          "title",
        ),
      ])
      .$castTo<UnreportedRow>()
      .orderBy("s.weight", "desc")
      .orderBy("s.id", "desc")
      .offset(from)
      .limit(size)
      .execute()
  );
}

export type UnreportedRow = Pick<Noticed, "kind" | "target_id" | "code" | "count" | "minutes"> & {
  id: number;
  weight: number;
  noticed_at: Date;
  account: CardRow;
  title: string | null;
};

export async function countUnreported(db: Connection): Promise<number> {
  const { count } = await listed(db)
    .where(
      sql<boolean>`not exists (select from moderation_cases c where c.kind = s.kind and c.target_id = s.target_id)`,
    )
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteSignalsBefore(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom("moderation_signals").where("noticed_at", "<", before).execute();
}
