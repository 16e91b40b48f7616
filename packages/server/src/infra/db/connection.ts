import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

/**
 * A connection or an open transaction. Inside a transaction every statement must use the transaction: the
 * embedded database has one connection, and a statement on the side would wait for it forever.
 */
export type Connection = Kysely<Tables> | Transaction<Tables>;
