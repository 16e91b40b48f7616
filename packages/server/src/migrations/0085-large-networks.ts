import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Indexes for what everybody waits for in a network of a million: the list of sitemaps, and whom the front page shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    // When something of each file of addresses changed last is read from one end of its part.
    "create index accounts_sitemap on accounts ((id / 10000), updated_at) where published_at is not null",
    "create index classifieds_sitemap on classifieds ((id / 10000), updated_at)",
    // However few businesses have a picture.
    `create index search_documents_pictured on search_documents (quality desc, id)
      where kind = 'profile' and not removed and display ->> 'photo' is not null`,
  ]);
}
