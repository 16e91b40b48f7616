import type { Schema } from "@foodshed/sdk";
import { isCategoryId, roleCode } from "@foodshed/sdk/vocabulary";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { Coordinates } from "../search/engine/geo-distance.ts";

/** Where a business is, and from when on an ad is new to it. */
export interface Standpoint {
  near: Coordinates | undefined;
  since: Date;
}

export async function readStandpoint(
  connection: Connection,
  accountId: number,
  earliest: Date,
): Promise<Standpoint | undefined> {
  const row = await connection
    .selectFrom("accounts as a")
    .leftJoin("seen_matches as s", "s.account_id", "a.id")
    .select(["a.latitude", "a.longitude", "s.seen_at"])
    .where("a.id", "=", accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { latitude, longitude, seen_at } = row;
  return {
    near: latitude === null || longitude === null ? undefined : { latitude, longitude },
    since: seen_at && seen_at > earliest ? seen_at : earliest,
  };
}

/** What a business offers or looks for: an open ad, or a product of its lists. */
export interface OwnTrade {
  /** The ad; null for a product. */
  id: number | null;
  title: string;
  description: string;
  looking_for: boolean;
  category: Schema<"ProductCategoryCode">;
}

/** The newest open ads of an account. */
export async function readOwnClassifieds(
  connection: Connection,
  accountId: number,
  { now, limit }: { now: Date; limit: number },
): Promise<OwnTrade[]> {
  const rows = await connection
    .selectFrom("classifieds")
    .select(["id", "title", "description", "looking_for", "category"])
    .where("account_id", "=", accountId)
    .where("needed_by", ">", now)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
  return rows.map(toTrade);
}

/** The products that an account sells or buys, those first that its profile shows first. */
export async function readOwnProducts(
  connection: Connection,
  accountId: number,
  limit: number,
): Promise<OwnTrade[]> {
  const { rows } = await sql<Omit<OwnTrade, "category"> & { category: number }>`
    select null as id, min(name) as title, '' as description, looking_for, min(category) as category
    from (
      select p.id, p.name, p.name_key, p.category, p.category_order, r.code = ${roleCode("buyer")} as looking_for
      from roles r join products p on p.role_id = r.id
      where r.account_id = ${accountId}
    ) own
    group by name_key, looking_for
    order by min(category_order), min(id) limit ${limit}`.execute(connection);
  return rows.map(toTrade);
}

const toTrade = (row: Omit<OwnTrade, "category"> & { category: number }): OwnTrade => ({
  ...row,
  category: isCategoryId(row.category) ? row.category : 0,
});

/** An ad as the news name it. */
export interface NewAd {
  id: number;
  title: string;
  looking_for: boolean;
  at: Date;
  account_id: number;
  slug: string;
  business_name: string;
}

/** Those of some ads that visitors see, that are new, and whose business does not block the account nor the other way around; newest first. */
export async function readNewAds(
  connection: Connection,
  ids: readonly number[],
  { accountId, since, now }: { accountId: number; since: Date; now: Date },
): Promise<NewAd[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NewAd>`select c.id, c.title, c.looking_for, c.created_at as at,
      a.id as account_id, a.slug, a.business_name
    from classifieds c join accounts a on a.id = c.account_id
    where c.id = any(${ids}::int[]) and c.created_at > ${since} and c.needed_by > ${now} and a.published_at is not null
      and not exists (select from conversations v join conversation_participants p on p.conversation_id = v.id
        where p.silenced_at is not null
          and v.pair_key = least(a.id, ${accountId}::int) || ':' || greatest(a.id, ${accountId}::int))
    order by c.created_at desc, c.id desc`.execute(connection);
  return rows;
}

export async function writeSeen(connection: Connection, accountId: number, at: Date): Promise<void> {
  await connection
    .insertInto("seen_matches")
    .values({ account_id: accountId, seen_at: at })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ seen_at: at }))
    .execute();
}
