import type { ReplyTime } from "@foodshed/sdk/vocabulary";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/** A stretch of accounts by id: after the first, up to and with the last. */
export interface Stretch {
  after: number;
  upTo: number;
}

export interface Measured {
  account_id: number;
  conversations: number;
  asked: number;
  answered: number;
  /** Null where fewer than half were answered. */
  median_seconds: number | null;
}

/** Keeps other processes from computing meanwhile, until the transaction ends. */
export async function lockProgress(trx: Connection): Promise<void> {
  await trx
    .insertInto("settings")
    .values({ key: "reply_times", value: JSON.stringify({ day: "", after: null }) })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  await trx.selectFrom("settings").select("key").where("key", "=", "reply_times").forUpdate().execute();
}

/** The last id of the next accounts, at most so many; undefined when there are none. */
export async function lastOfNext(db: Connection, after: number, count: number): Promise<number | undefined> {
  const { last } = await db
    .selectFrom((eb) =>
      eb.selectFrom("accounts").select("id").where("id", ">", after).orderBy("id").limit(count).as("next"),
    )
    .select((eb) => eb.fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}

/**
 * How soon accounts replied to first messages and enquiries since a moment. Mass messages neither ask nor reply. Conversations that an
 * account has blocked are left out, and so is what support replied in its name. What was asked before `settled` without a reply counts as
 * never answered; what was asked later is not known yet.
 */
export async function measure(
  db: Connection,
  { after, upTo }: Stretch,
  { since, settled }: { since: Date; settled: Date },
): Promise<Measured[]> {
  const { rows } = await sql<Measured>`
    with listed as (
      select p.account_id, p.conversation_id from conversation_participants p
      where p.account_id > ${after} and p.account_id <= ${upTo}
        and p.last_message_at >= ${since} and p.silenced_at is null
    ),
    asked as (
      select l.account_id, l.conversation_id, f.id as message_id, f.created_at as asked_at
      from listed l cross join lateral (
        select m.id, m.sender_account_id, m.created_at from messages m
        where m.conversation_id = l.conversation_id and m.campaign_id is null
        order by m.id limit 1
      ) f
      where f.sender_account_id <> l.account_id and f.created_at >= ${since}
      union
      select l.account_id, l.conversation_id, m.id, m.created_at
      from enquiry_recipients r
        join messages m on m.id = r.message_id
        join listed l on l.account_id = r.account_id and l.conversation_id = m.conversation_id
      where r.account_id > ${after} and r.account_id <= ${upTo} and r.outcome = 'sent' and r.sent_at >= ${since}
    ),
    measured as (
      select a.account_id, a.conversation_id,
        coalesce(extract(epoch from reply.created_at - a.asked_at)::float8, 'infinity') as seconds
      from asked a left join lateral (
        select m.created_at, m.hijacked from messages m
        where m.conversation_id = a.conversation_id and m.id > a.message_id
          and m.sender_account_id = a.account_id and m.campaign_id is null
        order by m.id limit 1
      ) reply on true
      where reply.hijacked is not true and (reply.created_at is not null or a.asked_at < ${settled})
    )
    select account_id,
      count(distinct conversation_id)::int as conversations,
      count(*)::int as asked,
      (count(*) filter (where seconds < 'infinity'))::int as answered,
      round(nullif(percentile_disc(0.5) within group (order by seconds), 'infinity'))::int as median_seconds
    from measured group by account_id order by account_id`.execute(db);
  return rows;
}

/** Puts what was measured in the place of what was known of these accounts. */
export async function storeMeasured(
  trx: Connection,
  { after, upTo }: Stretch,
  measured: readonly (Measured & { replies_within: ReplyTime | null })[],
  computed_at: Date,
): Promise<void> {
  await trx
    .deleteFrom("reply_times")
    .where("account_id", ">", after)
    .where("account_id", "<=", upTo)
    .execute();
  if (measured.length > 0)
    await trx
      .insertInto("reply_times")
      .values(measured.map(({ replies_within: _, ...row }) => ({ ...row, computed_at })))
      .execute();
  const json = JSON.stringify(
    measured.map(({ account_id, replies_within }) => ({ account_id, replies_within })),
  );
  const { rows } = await sql<{ id: number; replies_within: ReplyTime | null }>`
    select a.id, t.replies_within
    from accounts a left join json_to_recordset(${json}::json) as t (account_id int, replies_within text) on t.account_id = a.id
    where a.id > ${after} and a.id <= ${upTo} and a.replies_within is distinct from t.replies_within`.execute(
    trx,
  );
  // Even an update of no account would make caches ask again.
  for (const [value, ids] of Map.groupBy(rows, ({ replies_within }) => replies_within)) {
    await trx
      .updateTable("accounts")
      .set({ replies_within: value })
      .where(sql<boolean>`id = any(${ids.map(({ id }) => id)}::int[])`)
      .execute();
  }
}
