import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** The language of a business's products, and each product's name in the other language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `alter table accounts
      add column products_language text check (products_language in ('en-CA', 'fr-CA'))`,
    "alter table products add column name_translation text not null default ''",
  ]);
}
