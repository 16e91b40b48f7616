import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Short windows of rate limits that several processes share. A crash may empty the table: it costs a minute of counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create unlogged table rate_limit_windows (
      key text primary key,
      hits integer not null,
      ends_at timestamptz not null
    )`,
    "create index rate_limit_windows_age on rate_limit_windows (ends_at)",
  ]);
}
