import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

export interface SitemapPart {
  part: number;
  changed: Date;
}

export interface ListedProfile {
  id: number;
  slug: string;
  updated_at: Date;
}

/**
 * Ids per file. A sitemap may hold 50,000 addresses, and each page has one in every language; these are small enough to be made
 * while they are sent. Indexes of accounts and classifieds divide by this number.
 */
export const PART_SIZE = 10_000;

/**
 * The parts that published profiles fall into, and when each last changed. One row of an index is read for each part, not every
 * profile.
 */
export async function sitemapParts(connection: Connection): Promise<SitemapPart[]> {
  const { rows } = await sql<SitemapPart>`
    select part, last.updated_at as changed
    from generate_series((select min(id) from accounts) / ${sql.lit(PART_SIZE)}, (select max(id) from accounts) / ${sql.lit(PART_SIZE)}) part
    cross join lateral (select updated_at from accounts
      where published_at is not null and id / ${sql.lit(PART_SIZE)} = part order by updated_at desc limit 1) last
    order by part`.execute(connection);
  return rows;
}

/** Published profiles by id, from one id on and below another. */
export async function publishedBetween(
  connection: Connection,
  range: { from: number; below: number; limit: number },
): Promise<ListedProfile[]> {
  return await connection
    .selectFrom("accounts")
    .where("published_at", "is not", null)
    .where("id", ">=", range.from)
    .where("id", "<", range.below)
    .select(["id", "slug", "updated_at"])
    .orderBy("id")
    .limit(range.limit)
    .execute();
}

export interface ListedClassified {
  id: number;
  title: string;
  updated_at: Date;
}

/** The parts that open classifieds of published businesses fall into, as `sitemapParts`: those that have ended are soon deleted. */
export async function classifiedParts(connection: Connection, now: Date): Promise<SitemapPart[]> {
  const { rows } = await sql<SitemapPart>`
    select part, last.updated_at as changed
    from generate_series((select min(id) from classifieds) / ${sql.lit(PART_SIZE)},
      (select max(id) from classifieds) / ${sql.lit(PART_SIZE)}) part
    cross join lateral (select c.updated_at from classifieds c join accounts a on a.id = c.account_id
      where a.published_at is not null and c.needed_by > ${now} and c.id / ${sql.lit(PART_SIZE)} = part
      order by c.updated_at desc limit 1) last
    order by part`.execute(connection);
  return rows;
}

/** Open classifieds of published businesses, as `publishedBetween`. */
export async function openBetween(
  connection: Connection,
  { from, below, limit, now }: { from: number; below: number; limit: number; now: Date },
): Promise<ListedClassified[]> {
  return await openClassifieds(connection, now)
    .where("c.id", ">=", from)
    .where("c.id", "<", below)
    .select(["c.id", "c.title", "c.updated_at"])
    .orderBy("c.id")
    .limit(limit)
    .execute();
}

/** An open classified of a published business. */
export async function findOpenClassified(connection: Connection, id: number, now: Date) {
  return await openClassifieds(connection, now)
    .where("c.id", "=", id)
    .select(["c.id", "c.title", "c.looking_for", "a.slug", "a.business_name"])
    .executeTakeFirst();
}

function openClassifieds(connection: Connection, now: Date) {
  return connection
    .selectFrom("classifieds as c")
    .innerJoin("accounts as a", "a.id", "c.account_id")
    .where("a.published_at", "is not", null)
    .where("c.needed_by", ">", now);
}

/** The published business with this slug. */
export async function findPublishedBusiness(
  connection: Connection,
  slug: string,
): Promise<{ business_name: string } | undefined> {
  return await connection
    .selectFrom("accounts")
    .where("slug", "=", slug)
    .where("published_at", "is not", null)
    .select("business_name")
    .executeTakeFirst();
}

/** When published profiles came and when they were changed, by id. */
export async function readProfileDates(
  connection: Connection,
  ids: number[],
): Promise<Map<number, { published: Date; updated: Date }>> {
  const rows = await connection
    .selectFrom("accounts")
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where("published_at", "is not", null)
    .select(["id", "published_at as published", "updated_at as updated"])
    .execute();
  return new Map(rows.map(({ id, published, updated }) => [id, { published: published as Date, updated }]));
}
