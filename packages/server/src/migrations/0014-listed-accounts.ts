import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Indexes for what is read of all accounts: pages by name, parts of names, states, sitemaps, the best. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    // The sign between the parts comes before every other, so that this sorts as the name does. The index takes 2,700 bytes.
    `alter table accounts add column find_key text collate "C" generated always as
      (left(name_key(business_name || chr(1) || first_name || ' ' || last_name || chr(1) || slug), 600)) stored`,
    "create index accounts_find on accounts (find_key, id)",
    "create index users_inactive on users (account_id) where disabled_at is not null or activated_at is null",
    // Sitemaps are read from the index alone.
    "create index accounts_published on accounts (id) include (slug, updated_at) where published_at is not null",
    // The front page shows the most complete profiles.
    "create index search_documents_best on search_documents (quality desc, id) where kind = 'profile' and not removed",
  ]);
}
