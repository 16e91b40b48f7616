import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Which address a geocoding service was last asked about, so that each is asked about once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    "alter table addresses add column located_for text",
    `create index addresses_to_locate on addresses (id)
      where located_for is distinct from (address_1 || '|' || city || '|' || postal_code)`,
  ]);
}
