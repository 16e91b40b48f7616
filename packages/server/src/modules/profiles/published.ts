import type { Connection } from "../../infra/db/connection.ts";

/** Whether a profile is published; undefined when there is none. */
export async function findPublished(connection: Connection, accountId: number): Promise<boolean | undefined> {
  const row = await connection
    .selectFrom("accounts")
    .where("id", "=", accountId)
    .select("published_at")
    .executeTakeFirst();
  return row && row.published_at !== null;
}
