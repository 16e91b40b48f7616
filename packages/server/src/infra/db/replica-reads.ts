import type { Database } from "./connection.ts";

/** The transactions on replicas, and whose they are. */
const primaries = new WeakMap<Database, Database>();

/** Says that a transaction reads a replica of `primary`. */
export function markReplicaRead(transaction: Database, primary: Database): void {
  primaries.set(transaction, primary);
}

/** The database that a transaction on a replica is a copy of; any other is its own. What a process knows of a database is known by it. */
export function primaryOf(db: Database): Database {
  return primaries.get(db) ?? db;
}
