import type { Insertable } from "kysely";
import { inBatches } from "../../platform/batches.ts";
import type { Connection } from "../../platform/context.ts";
import type { ClassifiedsTable } from "../../platform/tables/marketplace.ts";

/** Writes many ads at once, without the search index. @returns their ids, in the order of the ads */
export async function insertClassifieds(
  trx: Connection,
  rows: readonly Insertable<ClassifiedsTable>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of inBatches(rows)) {
    const inserted = await trx.insertInto("classifieds").values(batch).returning("id").execute();
    // One statement numbers its rows in their order, whatever order it answers in.
    ids.push(...inserted.map(({ id }) => id).sort((a, b) => a - b));
  }
  return ids;
}
