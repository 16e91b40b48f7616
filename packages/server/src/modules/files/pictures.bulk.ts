import type { Insertable } from "kysely";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { ImagesTable } from "../../infra/db/tables/profiles.ts";

/** Writes the rows of pictures that stand in the file store already; nobody's room for pictures is checked. */
export async function insertImages(trx: Connection, rows: readonly Insertable<ImagesTable>[]): Promise<void> {
  for (const batch of inBatches(rows)) await trx.insertInto("images").values(batch).execute();
}
