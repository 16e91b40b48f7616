import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/**
 * Lets pg_restore write accounts: it clears the search path, and a function of a generated column that calls another one without its
 * schema does not find it then. The schema is put into the call, since a setting of the function would cost at each call.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `do $$ begin
      execute replace(pg_get_functiondef('loose_name_key(text)'::regprocedure),
        'name_key(regexp_replace', format('%I.name_key(regexp_replace', current_schema()));
    end $$`,
  ]);
}
