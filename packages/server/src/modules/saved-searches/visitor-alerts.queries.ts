import type { Locale } from "@foodshed/sdk/locale";
import { type Selectable, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { AlertRequestsTable } from "../../infra/db/tables/search.ts";

export type AlertRequest = Selectable<AlertRequestsTable>;
type Row = Pick<AlertRequest, "kind" | "name" | "search">;

export async function insertRequest(trx: Connection, request: Omit<AlertRequest, "used_at">): Promise<void> {
  await trx
    .insertInto("alert_requests")
    .values({ ...request, search: JSON.stringify(request.search) })
    .execute();
}

/** The request that a link names, unless it is too old. */
export function findRequest(db: Connection, tokenHash: string, at: Date): Promise<AlertRequest | undefined> {
  return db
    .selectFrom("alert_requests")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", at)
    .executeTakeFirst();
}

/** Uses a link up. @returns whether this call did; one of several at once does */
export async function useRequest(trx: Connection, tokenHash: string, at: Date): Promise<boolean> {
  const used = await trx
    .updateTable("alert_requests")
    .set({ used_at: at })
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .returning("token_hash")
    .executeTakeFirst();
  return used !== undefined;
}

/** Forgets the addresses of links that are over, used or not. */
export async function deleteRequests(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom("alert_requests").where("expires_at", "<=", before).execute();
}

/** The address with what it agreed to last. Locks it: nobody else adds a search of it before the transaction ends. */
export async function writeSubscriber(
  trx: Connection,
  { email, language, wording, at }: { email: string; language: Locale; wording: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into alert_subscribers (email, language, consent_wording, confirmed_at)
    values (${email}, ${language}, ${wording}, ${at})
    on conflict (lower(email)) do update set language = excluded.language, consent_wording = excluded.consent_wording,
      confirmed_at = excluded.confirmed_at
    returning id`.execute(trx);
  return (rows[0] as { id: number }).id;
}

export function findSubscriber(db: Connection, id: number): Promise<{ email: string } | undefined> {
  return db.selectFrom("alert_subscribers").select("email").where("id", "=", id).executeTakeFirst();
}

export interface VisitorSearch extends Row {
  id: number;
  frequency: "at_once" | "daily" | "weekly" | "never";
}

/** Oldest first. */
export function listSearches(db: Connection, subscriber: number): Promise<VisitorSearch[]> {
  return db
    .selectFrom("saved_searches")
    .select(["id", "kind", "name", "search", "frequency"])
    .where("subscriber_id", "=", subscriber)
    .orderBy("id")
    .execute();
}

/** Adds a search, or changes how often alerts of it come. */
export async function writeSearch(
  trx: Connection,
  search: Row & {
    subscriber: number;
    key: string;
    frequency: VisitorSearch["frequency"];
    known: number[] | null;
    at: Date;
  },
): Promise<void> {
  const { subscriber, kind, name, key, frequency, known, at } = search;
  await trx
    .insertInto("saved_searches")
    .values({
      subscriber_id: subscriber,
      kind,
      name,
      search: JSON.stringify(search.search),
      search_key: key,
      frequency,
      frequency_chosen_at: at,
      known: known && sql<number[]>`${known}::int[]`,
      seen_at: at,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["subscriber_id", "kind", "search_key"])
        .where("subscriber_id", "is not", null)
        .doUpdateSet({ frequency, frequency_chosen_at: at }),
    )
    .execute();
}

/** A search of the address; undefined when it is another's. */
export function findSearch(
  db: Connection,
  subscriber: number,
  id: number,
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom("saved_searches")
    .select("id")
    .where("id", "=", id)
    .where("subscriber_id", "=", subscriber)
    .executeTakeFirst();
}

/** Forgets an address with everything of it. */
export async function deleteSubscriber(trx: Connection, id: number): Promise<void> {
  await trx.deleteFrom("alert_subscribers").where("id", "=", id).execute();
}
