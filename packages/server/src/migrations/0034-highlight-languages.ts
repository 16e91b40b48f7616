import type { Kysely } from "kysely";
import { run } from "./statements.ts";

/** The language of a vendor's hours, directions and delivery, and each in the other language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    `alter table vendor_highlights
      add column language text check (language in ('en-CA', 'fr-CA')),
      add column specific_directions_translation text not null default '',
      add column business_hour_details_translation text not null default '',
      add column delivery_details_translation text not null default ''`,
  ]);
}
