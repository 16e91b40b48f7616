import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Subscriptions that were asked for on partners' pages, until the link of their mail is followed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `create table mailing_list_requests (
      token_hash text primary key,
      email text not null,
      language text not null check (language in ('en-CA', 'fr-CA')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`,
    "create index mailing_list_requests_expiry on mailing_list_requests (expires_at)",
    "alter table mailing_list add column confirmed_at timestamptz",
  ]);
}
