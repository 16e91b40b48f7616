import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

export interface ListRow {
  id: number;
  account_id: number;
  name: string;
  share_token: string | null;
  share_notes: boolean;
  created_at: Date;
  deleted_at: Date | null;
  size: number;
}

export interface FavouriteRow {
  id: number;
  list_id: number;
  profile_id: number | null;
  classified_id: number | null;
  note: string;
  added_at: Date;
}

/** What a favourite is of. */
export type Target = { profile_id: number } | { classified_id: number };

function lists(connection: Connection) {
  return connection
    .selectFrom("favourite_lists as l")
    .select(["l.id", "l.account_id", "l.name", "l.share_token", "l.share_notes", "l.created_at"])
    .select("l.deleted_at")
    .select(sql<number>`(select count(*)::int from favourites f where f.list_id = l.id)`.as("size"));
}

export function listLists(connection: Connection, accountId: number): Promise<ListRow[]> {
  return lists(connection)
    .where("l.account_id", "=", accountId)
    .where("l.deleted_at", "is", null)
    .orderBy(sql`name_key(l.name)`)
    .orderBy("l.id")
    .execute();
}

/** A list that may be deleted, for its restoration. */
export function findList(connection: Connection, id: number): Promise<ListRow | undefined> {
  return lists(connection).where("l.id", "=", id).executeTakeFirst();
}

export function findSharedList(connection: Connection, token: string): Promise<ListRow | undefined> {
  return lists(connection)
    .where("l.share_token", "=", token)
    .where("l.deleted_at", "is", null)
    .executeTakeFirst();
}

/** Nobody else changes the account's lists before the transaction ends. */
export async function lockAccount(transaction: Connection, accountId: number): Promise<void> {
  await transaction
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .execute();
}

/** @returns the id; undefined when the account has a list of the name */
export async function insertList(
  transaction: Connection,
  { accountId, name, at }: { accountId: number; name: string; at: Date },
): Promise<number | undefined> {
  const row = await transaction
    .insertInto("favourite_lists")
    .values({ account_id: accountId, name, seen_at: at, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Whether another list of the account, which is not deleted, has the name. */
export async function isNameTaken(
  connection: Connection,
  { id, account_id }: Pick<ListRow, "id" | "account_id">,
  name: string,
): Promise<boolean> {
  const row = await connection
    .selectFrom("favourite_lists")
    .select("id")
    .where("account_id", "=", account_id)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where("id", "<>", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateList(
  connection: Connection,
  id: number,
  change: Partial<{
    name: string;
    share_token: string | null;
    share_notes: boolean;
    seen_at: Date;
    deleted_at: Date | null;
  }>,
): Promise<void> {
  await connection.updateTable("favourite_lists").set(change).where("id", "=", id).execute();
}

/** The list that the account added to last, or else began first. */
export async function findLatestList(connection: Connection, accountId: number): Promise<number | undefined> {
  const row = await connection
    .selectFrom("favourite_lists as l")
    .select("l.id")
    .where("l.account_id", "=", accountId)
    .where("l.deleted_at", "is", null)
    .orderBy(sql`(select max(f.added_at) from favourites f where f.list_id = l.id) desc nulls last`)
    .orderBy("l.id")
    .executeTakeFirst();
  return row?.id;
}

/** Everything that the account keeps, in lists that are not deleted. */
export function listMarks(connection: Connection, accountId: number): Promise<FavouriteRow[]> {
  return favourites(connection)
    .where("l.account_id", "=", accountId)
    .where("l.deleted_at", "is", null)
    .orderBy("f.id")
    .execute();
}

function favourites(connection: Connection) {
  return connection
    .selectFrom("favourites as f")
    .innerJoin("favourite_lists as l", "l.id", "f.list_id")
    .select(["f.id", "f.list_id", "f.profile_id", "f.classified_id", "f.note", "f.added_at"]);
}

/** Newest first. */
export function listFavourites(connection: Connection, listId: number): Promise<FavouriteRow[]> {
  return favourites(connection)
    .where("f.list_id", "=", listId)
    .orderBy("f.added_at", "desc")
    .orderBy("f.id", "desc")
    .execute();
}

export function findFavourite(connection: Connection, id: number): Promise<FavouriteRow | undefined> {
  return favourites(connection).where("f.id", "=", id).where("l.deleted_at", "is", null).executeTakeFirst();
}

export async function countFavourites(connection: Connection, accountId: number): Promise<number> {
  const { count } = await connection
    .selectFrom("favourites as f")
    .innerJoin("favourite_lists as l", "l.id", "f.list_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("l.account_id", "=", accountId)
    .where("l.deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns the row, whether it is new or was there */
export async function insertFavourite(
  transaction: Connection,
  favourite: { listId: number; target: Target; note: string; at: Date },
): Promise<{ row: FavouriteRow; isNew: boolean }> {
  const { listId, target, note, at } = favourite;
  const inserted = await transaction
    .insertInto("favourites")
    .values({ list_id: listId, ...target, note, added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "list_id", "profile_id", "classified_id", "note", "added_at"])
    .executeTakeFirst();
  if (inserted) return { row: inserted, isNew: true };
  const [column, id] = Object.entries(target)[0] as ["profile_id" | "classified_id", number];
  const row = await favourites(transaction)
    .where("f.list_id", "=", listId)
    .where(`f.${column}`, "=", id)
    .executeTakeFirstOrThrow();
  return { row, isNew: false };
}

export async function updateFavourite(
  connection: Connection,
  id: number,
  change: { note?: string; list_id?: number },
): Promise<void> {
  await connection.updateTable("favourites").set(change).where("id", "=", id).execute();
}

export async function deleteFavourite(connection: Connection, id: number): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom("favourites")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteListsDeletedBefore(connection: Connection, at: Date): Promise<void> {
  await connection.deleteFrom("favourite_lists").where("deleted_at", "<=", at).execute();
}

/** An account as others may name it; undefined while it is not public. */
export function findPublicAccount(connection: Connection, id: number) {
  return connection
    .selectFrom("accounts")
    .select(["id", "slug", "business_name"])
    .where("id", "=", id)
    .where("published_at", "is not", null)
    .executeTakeFirst();
}
