import { isCategoryId } from "@foodshed/sdk/vocabulary";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { StandingTrade } from "../search/trade.standing.ts";

/** A user agrees to be told of new matches of a classified. Agreeing again changes nothing. */
export async function insertAlert(
  connection: Connection,
  { classified, user, at }: { classified: number; user: number; at: Date },
): Promise<void> {
  await connection
    .insertInto("match_alerts")
    .values({ classified_id: classified, user_id: user, agreed_at: at, asked_at: at })
    .onConflict((conflict) => conflict.column("classified_id").doNothing())
    .execute();
}

export async function deleteAlert(connection: Connection, classified: number): Promise<void> {
  await connection.deleteFrom("match_alerts").where("classified_id", "=", classified).execute();
}

/** Ends what a person agreed to, or what they did about the classifieds of one business. */
export async function deleteAlertsOf(connection: Connection, user: number, account?: number): Promise<void> {
  await connection
    .deleteFrom("match_alerts")
    .where("user_id", "=", user)
    .$if(account !== undefined, (query) =>
      query.where("classified_id", "in", (eb) =>
        eb
          .selectFrom("classifieds")
          .select("id")
          .where("account_id", "=", account as number),
      ),
    )
    .execute();
}

export async function hasAlertsOf(connection: Connection, user: number): Promise<boolean> {
  const found = await connection
    .selectFrom("match_alerts")
    .select("classified_id")
    .where("user_id", "=", user)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Looks again for what meets a classified, whose words have changed: what met the old ones was told or is no news. */
export async function restartAlert(connection: Connection, classified: number, at: Date): Promise<void> {
  await connection
    .updateTable("match_alerts")
    .set({ asked_at: at, known: null, checked: false })
    .where("classified_id", "=", classified)
    .execute();
  await connection
    .deleteFrom("match_alert_hits")
    .where("alert_id", "=", classified)
    .where("told_at", "is", null)
    .execute();
}

/** Open classifieds whose posters are told of matches, after an id; of those that no run looked at yet, or of the others. */
export async function readTrades(
  connection: Connection,
  which: { now: Date; checked: boolean; after: number; limit: number },
): Promise<StandingTrade[]> {
  const rows = await trades(connection)
    .where("m.classified_id", ">", which.after)
    .where("m.checked", "=", which.checked)
    .where("c.needed_by", ">", which.now)
    .orderBy("m.classified_id")
    .limit(which.limit)
    .execute();
  return rows.map(toTrade);
}

/** Those of some classifieds that are still open, by id. */
export async function readOpenTrades(
  connection: Connection,
  ids: number[],
  now: Date,
): Promise<Map<number, StandingTrade>> {
  const rows = await trades(connection)
    .where(sql<boolean>`m.classified_id = any(${ids}::int[])`)
    .where("c.needed_by", ">", now)
    .execute();
  return new Map(rows.map((row) => [row.id, toTrade(row)]));
}

function trades(connection: Connection) {
  return connection
    .selectFrom("match_alerts as m")
    .innerJoin("classifieds as c", "c.id", "m.classified_id")
    .innerJoin("accounts as a", "a.id", "c.account_id")
    .select(["c.id", "c.account_id", "c.title", "c.description", "c.looking_for", "c.category"])
    .select(["a.latitude", "a.longitude"]);
}

type TradeRow = Awaited<ReturnType<ReturnType<typeof trades>["execute"]>>[number];

function toTrade({ account_id, latitude, longitude, ...row }: TradeRow): StandingTrade {
  return {
    ...row,
    category: isCategoryId(row.category) ? row.category : 0,
    accountId: account_id,
    near: latitude === null || longitude === null ? undefined : { latitude, longitude },
  };
}

/** What meets a classified. */
export interface Found {
  alert: number;
  profiles: number[];
  classifieds: number[];
}

/**
 * Notes which businesses met classifieds already when their posters agreed: those that have not changed since.
 * @param most more are too much to list
 */
export async function writeKnown(
  transaction: Connection,
  found: readonly Found[],
  most: number,
): Promise<void> {
  for (const { alert, profiles } of found)
    await sql`update match_alerts m set checked = true, known = case when ${profiles.length}::int <= ${most}::int then
        coalesce((select array_agg(a.id) from accounts a where a.id = any(${profiles}::int[])
          and greatest(a.published_at, a.updated_at) <= m.asked_at), '{}') end
      where classified_id = ${alert}`.execute(transaction);
}

/** Notes what is new of it: not known when the poster agreed, not told before, and not of a business that the user is with. */
export async function insertHits(transaction: Connection, found: readonly Found[], at: Date): Promise<void> {
  const rows = found.flatMap(({ alert, profiles, classifieds }) => [
    ...profiles.map((profile) => ({ alert, profile })),
    ...classifieds.map((classified) => ({ alert, classified })),
  ]);
  if (rows.length === 0) return;
  await sql`insert into match_alert_hits (alert_id, profile_id, classified_id, found_at)
    select f.alert, f.profile, f.classified, ${at}
    from json_to_recordset(${JSON.stringify(rows)}::json) as f (alert int, profile int, classified int)
    join match_alerts m on m.classified_id = f.alert
    left join classifieds c on c.id = f.classified
    join accounts a on a.id = coalesce(f.profile, c.account_id)
    where not exists (select from memberships w where w.user_id = m.user_id and w.account_id = a.id) and case
      when f.classified is not null then c.created_at > m.asked_at
      when m.known is null then a.published_at > m.asked_at
      else not a.id = any(m.known) end
    for key share of m, a
    on conflict do nothing`.execute(transaction);
}

/** Takes back what changed since it was found, was not told yet, and does not meet the classified any more. */
export async function deleteLostHits(
  transaction: Connection,
  {
    alerts,
    changed,
    found,
  }: {
    alerts: number[];
    changed: { profiles: number[]; classifieds: number[] };
    found: readonly Found[];
  },
): Promise<void> {
  await sql`delete from match_alert_hits h
    where told_at is null and alert_id = any(${alerts}::int[])
      and (profile_id = any(${changed.profiles}::int[]) or classified_id = any(${changed.classifieds}::int[]))
      and not exists (select from json_to_recordset(${JSON.stringify(found)}::json)
        as f (alert int, profiles int[], classifieds int[])
        where f.alert = h.alert_id and (h.profile_id = any(f.profiles) or h.classified_id = any(f.classifieds)))`.execute(
    transaction,
  );
}
