import type { Schema } from "@foodshed/sdk";
import { type Selectable, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { SavedSearchesTable } from "../../infra/db/tables/search.ts";

type Row = Selectable<SavedSearchesTable>;
export type SavedSearchRow = Pick<
  Row,
  "id" | "kind" | "name" | "frequency" | "search" | "created_at" | "last_alert_at"
>;
export type Frequency = Schema<"AlertFrequency">;

const columns = ["id", "kind", "name", "frequency", "search", "created_at", "last_alert_at"] as const;

export function listSearches(connection: Connection, accountId: number): Promise<SavedSearchRow[]> {
  return connection
    .selectFrom("saved_searches")
    .select(columns)
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export function findSearch(connection: Connection, id: number): Promise<SavedSearchRow | undefined> {
  return connection.selectFrom("saved_searches").select(columns).where("id", "=", id).executeTakeFirst();
}

/** Nobody else saves a search of the account before the transaction ends. */
export async function lockAccount(transaction: Connection, accountId: number): Promise<void> {
  await transaction
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .execute();
}

export async function countSearches(connection: Connection, accountId: number): Promise<number> {
  const { count } = await connection
    .selectFrom("saved_searches")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewSearch {
  accountId: number;
  userId: number;
  kind: Row["kind"];
  name: string;
  search: Row["search"];
  key: string;
  frequency: Frequency;
  known: number[] | null;
  at: Date;
}

/** @returns the row; undefined when the account has saved the same search already */
export async function insertSearch(
  transaction: Connection,
  search: NewSearch,
): Promise<SavedSearchRow | undefined> {
  return (await insertSearches(transaction, [search]))[0];
}

/** @returns the rows of those that their accounts had not saved already */
export async function insertSearches(
  transaction: Connection,
  searches: readonly NewSearch[],
): Promise<SavedSearchRow[]> {
  return await transaction
    .insertInto("saved_searches")
    .values(
      searches.map(({ accountId, userId, kind, name, search, key, frequency, known, at }) => ({
        account_id: accountId,
        user_id: userId,
        kind,
        name,
        search: JSON.stringify(search),
        search_key: key,
        frequency,
        frequency_chosen_at: at,
        known: known && sql<number[]>`${known}::int[]`,
        seen_at: at,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(["account_id", "kind", "search_key"]).doNothing())
    .returning(columns)
    .execute();
}

export async function updateSearch(
  connection: Connection,
  id: number,
  change: { name?: string | undefined; frequency?: Frequency | undefined; at: Date },
): Promise<void> {
  await connection
    .updateTable("saved_searches")
    .set({
      ...(change.name !== undefined && { name: change.name }),
      ...(change.frequency !== undefined && {
        frequency: change.frequency,
        frequency_chosen_at: change.at,
      }),
    })
    .where("id", "=", id)
    .execute();
}

/** @returns false when it was not there */
export async function deleteSearch(connection: Connection, id: number): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom("saved_searches")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Moves what was not told yet to another time. */
export async function postponeHits(connection: Connection, id: number, dueAt: Date): Promise<void> {
  await connection
    .updateTable("saved_search_hits")
    .set({ due_at: dueAt })
    .where("saved_search_id", "=", id)
    .where("told_at", "is", null)
    .execute();
}

/** Whoever wants no alerts has seen for themself what is new. */
export async function settleHits(connection: Connection, ids: number[], at: Date): Promise<void> {
  await connection
    .updateTable("saved_search_hits")
    .set({ told_at: at })
    .where(sql<boolean>`saved_search_id = any(${ids}::int[])`)
    .where("told_at", "is", null)
    .execute();
}

/** Ends the alerts of every search of an account. @returns the searches */
export async function stopAlerts(
  connection: Connection,
  userId: number,
  at: Date,
  accountId?: number,
): Promise<number[]> {
  const rows = await connection
    .updateTable("saved_searches")
    .set({ frequency: "never", frequency_chosen_at: at })
    .where("user_id", "=", userId)
    .$if(accountId !== undefined, (query) => query.where("account_id", "=", accountId as number))
    .where("frequency", "<>", "never")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function hasAlerts(connection: Connection, userId: number): Promise<boolean> {
  const found = await connection
    .selectFrom("saved_searches")
    .select("id")
    .where("user_id", "=", userId)
    .where("frequency", "<>", "never")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whatever was found before is no news any more. */
export async function markSeen(connection: Connection, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable("saved_searches")
    .set({ seen_at: at })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
