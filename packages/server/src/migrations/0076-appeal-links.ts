import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** The mail about a disabled account has a link by which its owners appeal without a login. Only a hash of its token is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    "alter table moderation_decisions add column appeal_token_hash text",
    `create unique index moderation_decisions_appeal_token on moderation_decisions (appeal_token_hash)
      where appeal_token_hash is not null`,
  ]);
}
