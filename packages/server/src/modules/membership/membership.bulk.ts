import type { Insertable } from "kysely";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { ConnectionsTable } from "../../infra/db/tables/marketplace.ts";

/** Writes many memberships and requests at once. A pair that is joined or asked already is left as it is. */
export async function insertConnections(
  trx: Connection,
  rows: readonly Insertable<ConnectionsTable>[],
): Promise<void> {
  for (const batch of inBatches(rows))
    await trx
      .insertInto("connections")
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
