import type { Locale } from "@foodshed/sdk/locale";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/** The subscription of an address to a network's list, confirmed or not. */
export async function findSubscription(db: Connection, organizationId: number, email: string) {
  return await db
    .selectFrom("weekly_list_subscriptions")
    .where("organization_id", "=", organizationId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .select(["id", "confirmed_at", "language"])
    .executeTakeFirst();
}

/** Keeps what was asked for; asked for again, the last link is the one that is good. One that is confirmed stays as it is. */
export async function putRequest(
  trx: Connection,
  row: {
    organization_id: number;
    email: string;
    language: Locale;
    link_hash: string;
    link_until: Date;
    created_at: Date;
  },
): Promise<void> {
  await sql`insert into weekly_list_subscriptions
      (organization_id, email, language, link_hash, link_until, created_at)
    values (${row.organization_id}, ${row.email}, ${row.language}, ${row.link_hash}, ${row.link_until}, ${row.created_at})
    on conflict (organization_id, lower(email)) do update set
      language = excluded.language, link_hash = excluded.link_hash, link_until = excluded.link_until
    where weekly_list_subscriptions.confirmed_at is null`.execute(trx);
}

/** What a link names, unless it is too old, with the network if it is still there. */
export async function findByLink(db: Connection, linkHash: string, at: Date) {
  return await db
    .selectFrom("weekly_list_subscriptions as s")
    .innerJoin("accounts as a", "a.id", "s.organization_id")
    .where("s.link_hash", "=", linkHash)
    .where("s.link_until", ">", at)
    .select(["s.id", "s.email", "s.language", "s.confirmed_at", "a.business_name", "a.slug"])
    .executeTakeFirst();
}

/** Confirms once: pressed twice, the first consent stays. */
export async function confirm(
  trx: Connection,
  id: number,
  fields: { confirmed_at: Date; consent_wording: string; sent_week: string },
): Promise<void> {
  await trx
    .updateTable("weekly_list_subscriptions")
    .where("id", "=", id)
    .where("confirmed_at", "is", null)
    .set(fields)
    .execute();
}

/** What somebody gets; undefined once they have left. */
export async function findById(db: Connection, id: number) {
  return await db
    .selectFrom("weekly_list_subscriptions as s")
    .innerJoin("accounts as a", "a.id", "s.organization_id")
    .where("s.id", "=", id)
    .select(["s.email", "a.business_name"])
    .executeTakeFirst();
}

export async function remove(trx: Connection, id: number): Promise<void> {
  await trx.deleteFrom("weekly_list_subscriptions").where("id", "=", id).execute();
}

/** Forgets addresses whose link was never followed. */
export async function removeUnconfirmed(db: Connection, before: Date): Promise<void> {
  await db
    .deleteFrom("weekly_list_subscriptions")
    .where("confirmed_at", "is", null)
    .where("link_until", "<=", before)
    .execute();
}

/** The networks whose list of a week somebody still waits for. */
export async function networksToSend(db: Connection, monday: string) {
  return await db
    .selectFrom("accounts as a")
    .where("a.published_at", "is not", null)
    .where("a.id", "in", (eb) =>
      eb
        .selectFrom("weekly_list_subscriptions")
        .where("confirmed_at", "is not", null)
        .where("sent_week", "<", monday)
        .select("organization_id"),
    )
    .orderBy("a.id")
    .select(["a.id", "a.slug", "a.business_name"])
    .execute();
}

/** Takes some of a network's waiting subscribers: in the caller's transaction they are sent the list, by nobody else. */
export async function claimSubscribers(
  trx: Connection,
  organizationId: number,
  monday: string,
  limit: number,
): Promise<{ id: number; email: string; language: Locale }[]> {
  const { rows } = await sql<{ id: number; email: string; language: Locale }>`
    update weekly_list_subscriptions set sent_week = ${monday} where id in (
      select id from weekly_list_subscriptions
      where organization_id = ${organizationId} and confirmed_at is not null and sent_week < ${monday}
      order by id limit ${limit} for update skip locked)
    returning id, email, language`.execute(trx);
  return rows;
}
