import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { FilesTable } from "../../infra/db/tables/profiles.ts";

export interface FileRow {
  id: number;
  account_id: number;
  name: string;
  media_type: string;
  size: number;
  public: boolean;
  storage_key: string;
  readers: number[];
}

export async function findFile(connection: Connection, id: number): Promise<FileRow | undefined> {
  return connection
    .selectFrom("files as f")
    .where("f.id", "=", id)
    .select([
      "f.id",
      "f.account_id",
      "f.name",
      "f.media_type",
      "f.size",
      "f.public",
      "f.storage_key",
      sql<number[]>`array(select account_id from file_readers r where r.file_id = f.id)`.as("readers"),
    ])
    .executeTakeFirst();
}

export interface NewFile extends Pick<FilesTable, "account_id" | "name" | "media_type" | "size" | "sha256"> {
  uploaded_by_user_id: number;
  storage_key: string;
  public: boolean;
  attached: boolean;
  created_at: Date;
}

/** Nobody else adds a file to the account before the transaction ends. The account itself may be referred to meanwhile. */
export async function lockAccount(trx: Connection, accountId: number): Promise<void> {
  await trx.selectFrom("accounts").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
}

/** What an account's attachments take up, and those that came after `since`. */
export async function readUsage(
  connection: Connection,
  accountId: number,
  since: Date,
): Promise<{ bytes: number; recent: number; oldest: Date | null }> {
  const usage = await connection
    .selectFrom("files")
    .where("account_id", "=", accountId)
    .select([
      sql<number>`coalesce(sum(size), 0)::float8`.as("bytes"),
      sql<number>`(count(*) filter (where created_at > ${since}::timestamptz))::int`.as("recent"),
      sql<Date | null>`min(created_at) filter (where created_at > ${since}::timestamptz)`.as("oldest"),
    ])
    .executeTakeFirstOrThrow();
  return { bytes: usage.bytes, recent: usage.recent, oldest: usage.oldest };
}

/** Private files that came before `before` and went out with no message: what they are for did not happen. */
export async function deleteUnsent(trx: Connection, before: Date, limit: number): Promise<string[]> {
  const rows = await trx
    .deleteFrom("files")
    .where("id", "in", (query) =>
      query
        .selectFrom("files as f")
        .select("f.id")
        .where("f.public", "=", false)
        .where("f.created_at", "<", before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom("message_files as m").select("m.file_id").whereRef("m.file_id", "=", "f.id")),
          ),
        )
        .limit(limit),
    )
    .returning("storage_key")
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** @returns the id; undefined when the profile has an attachment of this name already */
export async function insertFile(trx: Connection, file: NewFile): Promise<number | undefined> {
  const row = await trx
    .insertInto("files")
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** @returns how many of these accounts exist and may read the file now */
export async function insertReaders(trx: Connection, fileId: number, accountIds: number[]): Promise<number> {
  if (accountIds.length === 0) return 0;
  const rows = await trx
    .insertInto("file_readers")
    .columns(["file_id", "account_id"])
    .expression((eb) =>
      eb
        .selectFrom("accounts")
        .select([sql<number>`${fileId}::int`.as("file_id"), "id as account_id"])
        .where(sql<boolean>`id = any(${accountIds}::int[])`),
    )
    .returning("account_id")
    .execute();
  return rows.length;
}

/** @returns whether it was there */
export async function deleteFile(trx: Connection, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom("files").where("id", "=", id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
