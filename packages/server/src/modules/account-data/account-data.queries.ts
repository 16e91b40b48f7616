import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { AccountPart, DataOwner } from "./account-part.ts";

/** Rows read at once. */
const PAGE = 500;

interface Page {
  row: Record<string, unknown>;
  key: (string | number)[];
}

/**
 * The rows of a part, in the database's own JSON: days and moments are ISO 8601. Read page by page, so that an account of any size
 * takes the same memory.
 */
export async function* readPart(
  db: Connection,
  { table, columns, own, key, more }: AccountPart,
  owner: DataOwner,
): AsyncGenerator<Record<string, unknown>[]> {
  const order = sql.join(key.map((part) => sql.raw(part)));
  const chosen = [
    ...columns.map((column) => sql`t.${sql.ref(column)}`),
    ...Object.entries(more(owner)).map(([name, value]) => sql`${value} as ${sql.ref(name)}`),
  ];
  let last: Page["key"] | undefined;
  for (;;) {
    const after = last ? sql`and (${order}) > (${sql.join(last)})` : sql``;
    const { rows } = await sql<Page>`
      select (select to_jsonb(q) from (select ${sql.join(chosen)}) q) as row, jsonb_build_array(${order}) as key
      from ${sql.table(table)} t where (${own(owner)}) ${after} order by ${order} limit ${PAGE}`.execute(db);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.key;
  }
}

export interface OwnFile {
  id: number;
  name: string;
  storage_key: string;
}

/** The attachments that are an account's own. There is no more of them than the account has room for. */
export function readOwnFiles(db: Connection, accountId: number): Promise<OwnFile[]> {
  return db
    .selectFrom("files")
    .where("account_id", "=", accountId)
    .select(["id", "name", "storage_key"])
    .orderBy("id")
    .execute();
}

export function readOwnPictures(
  db: Connection,
  accountId: number,
): Promise<{ key: string; width: number }[]> {
  return db
    .selectFrom("images")
    .where("account_id", "=", accountId)
    .select(["key", "width"])
    .orderBy("created_at")
    .orderBy("key")
    .execute();
}
