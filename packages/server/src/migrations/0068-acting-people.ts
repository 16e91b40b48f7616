import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Who of a business did what its feed shows. Nobody knows for what was done before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    "alter table activities add column actor_user_id integer references users (id) on delete set null",
    "create index activities_user on activities (actor_user_id) where actor_user_id is not null",
  ]);
}
