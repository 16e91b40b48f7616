import { type Kysely, sql } from "kysely";
import { recognizedLanguage } from "../core/text-language.ts";
import { run } from "./statements.ts";

const BATCH = 500;

/** The language of members' texts, and the same texts in the other language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `alter table accounts
      add column description_language text check (description_language in ('en-CA', 'fr-CA')),
      add column description_translation text not null default ''`,
    `alter table classifieds
      add column language text check (language in ('en-CA', 'fr-CA')),
      add column title_translation text not null default '',
      add column description_translation text not null default ''`,
  ]);
  await recognize(db, "accounts", "description_language", "description");
  await recognize(db, "classifieds", "language", "title || E'\\n' || description");
}

async function recognize(db: Kysely<unknown>, table: string, column: string, text: string): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; text: string }>`
      select id, ${sql.raw(text)} as text from ${sql.table(table)}
      where id > ${after} and description <> '' order by id limit ${BATCH}`.execute(db);
    for (const language of ["en-CA", "fr-CA"]) {
      const ids = rows.filter((row) => recognizedLanguage(row.text) === language).map(({ id }) => id);
      if (ids.length > 0) {
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${language}
          where id in (${sql.join(ids)})`.execute(db);
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
