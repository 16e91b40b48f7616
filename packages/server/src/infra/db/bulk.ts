import { sql } from "kysely";
import type { Connection } from "./connection.ts";
import { LIFT_STATEMENT_LIMIT } from "./postgres-pool.ts";

/** Lets this transaction take as long as it needs, also between statements; requests have their limits for a reason. */
export async function disableTimeouts(trx: Connection): Promise<void> {
  await sql.raw(LIFT_STATEMENT_LIMIT).execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
}

/**
 * Runs ANALYZE, so that statements after a large write in the same transaction are planned with current statistics. Tables that all
 * databases of the cluster share are left out: they would stay locked against others' VACUUM until the transaction ends.
 */
export async function analyze(trx: Connection): Promise<void> {
  const { rows } = await sql<{ tables: string }>`select string_agg(quote_ident(c.relname), ', ') as tables
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = current_schema()`.execute(trx);
  await sql.raw(`analyze ${rows[0]?.tables}`).execute(trx);
}
