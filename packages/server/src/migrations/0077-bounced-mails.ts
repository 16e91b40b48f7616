import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** A mail whose address the mail server refuses for good is given up at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, ["alter table mail_outbox add column bounced_at timestamptz"]);
}
