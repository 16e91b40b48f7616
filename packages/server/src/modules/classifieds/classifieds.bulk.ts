import type { Insertable } from "kysely";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { ClassifiedsTable } from "../../infra/db/tables/marketplace.ts";
import { languageOfClassified } from "./classified-language.ts";

/** Writes many classifieds at once, without the search index. @returns their ids, in the order of the classifieds */
export async function insertClassifieds(
  trx: Connection,
  rows: readonly Insertable<ClassifiedsTable>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of inBatches(rows)) {
    const inserted = await trx
      .insertInto("classifieds")
      .values(batch.map((row) => ({ ...row, language: languageOfClassified(row) })))
      .returning("id")
      .execute();
    // One statement numbers its rows in their order, whatever order it answers in.
    ids.push(...inserted.map(({ id }) => id).sort((a, b) => a - b));
  }
  return ids;
}
