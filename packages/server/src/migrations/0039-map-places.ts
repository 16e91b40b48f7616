import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Where maps and distances place a business: at its address, in the middle of its postal area, or nowhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `alter table accounts add column map_place text not null default 'exact'
      check (map_place in ('exact', 'area', 'none'))`,
  ]);
}
