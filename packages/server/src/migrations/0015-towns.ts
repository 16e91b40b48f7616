import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** Towns become phrases of the searchable documents, so that they are suggested and measured from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `update search_documents d
      set phrases = d.phrases || E'\\nc0\\t' || trim(regexp_replace(a.city, '\\s+', ' ', 'g')),
        changed = pg_current_xact_id(), changed_at = now()
      from accounts a
      where d.kind = 'profile' and d.id = a.id and not d.removed and trim(a.city) <> ''`,
  ]);
}
