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
