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

/** Which parts the published profiles fall into when each takes `size` ids, and when each last changed. */
export async function sitemapParts(connection: Connection, size: number): Promise<SitemapPart[]> {
  const part = sql<number>`id / ${sql.lit(size)}`;
  return await connection
    .selectFrom("accounts")
    .where("published_at", "is not", null)
    .select(({ fn }) => [part.as("part"), fn.max("updated_at").as("changed")])
    .groupBy(part)
    .orderBy(part)
    .execute();
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

/** Which parts the open classifieds of published businesses fall into, as `sitemapParts`. */
export async function classifiedParts(
  connection: Connection,
  size: number,
  now: Date,
): Promise<SitemapPart[]> {
  const part = sql<number>`c.id / ${sql.lit(size)}`;
  return await openClassifieds(connection, now)
    .select(({ fn }) => [part.as("part"), fn.max("c.updated_at").as("changed")])
    .groupBy(part)
    .orderBy(part)
    .execute();
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
