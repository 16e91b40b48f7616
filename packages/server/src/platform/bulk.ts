import { sql } from "kysely";
import type { Connection } from "./context.ts";

/** Lets this transaction take as long as it needs, also between statements; requests have their limits for a reason. */
export async function takeYourTime(trx: Connection): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
}

/** Counts the tables anew, so that statements after a large write in the same transaction are planned for what is there. */
export async function countAnew(trx: Connection): Promise<void> {
  await sql`analyze`.execute(trx);
}
