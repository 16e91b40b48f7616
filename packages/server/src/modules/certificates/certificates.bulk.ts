import type { Insertable } from "kysely";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { CertificatesTable } from "../../infra/db/tables/profiles.ts";

/** Writes many certificates at once. */
export async function insertCertificates(
  trx: Connection,
  rows: readonly Insertable<CertificatesTable>[],
): Promise<void> {
  for (const batch of inBatches(rows)) await trx.insertInto("certificates").values(batch).execute();
}
