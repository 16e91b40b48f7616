import { sql } from "kysely";
import type { Connection } from "../../../infra/db/connection.ts";

/**
 * Which documents these are: cluster, its timeline, database, and the table's storage. Another cluster, one that went back to an
 * earlier moment, and a table that was emptied or made again have another one.
 */
export async function documentsIdentity(connection: Connection): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select concat_ws('/',
      (select system_identifier from pg_control_system()),
      (select timeline_id from pg_control_checkpoint()),
      (select oid from pg_database where datname = current_database()),
      pg_relation_filenode('search_documents')) as identity`.execute(connection);
  return rows[0]?.identity as string;
}

/** How many documents there are to read. */
export async function countDocuments(connection: Connection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from search_documents where not removed`.execute(connection);
  return rows[0]?.count as number;
}
