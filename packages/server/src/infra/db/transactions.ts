import type { Transaction } from "kysely";
import type { Connection } from "./connection.ts";
import type { Tables } from "./tables.ts";

/**
 * Runs work in a transaction: in the one that is open already, or in a new one. Services use this instead of
 * `db.transaction()`, because a request with an idempotency key is one transaction as a whole.
 */
export function inTransaction<T>(
  connection: Connection,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (connection.isTransaction) return work(connection as Transaction<Tables>);
  return connection.transaction().execute(work);
}
