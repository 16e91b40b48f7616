import type { Collection } from "../search.engine.ts";
import type { Connection } from "./connection.ts";
import type { Corpus } from "./corpus.ts";
import type { DocumentEncoder } from "./document.ts";
import type { ChangedDocument } from "./queries.ts";

/** The cluster keeps its indexes from being written, most likely because its disks are full. */
class FeedBlocked extends Error {}

/** Documents as `_bulk` takes them. */
export function linesOf(
  rows: readonly ChangedDocument[],
  indexes: Record<Collection, string>,
  encoder: DocumentEncoder,
  corpus: Corpus,
): object[] {
  return rows.flatMap((row): object[] => {
    const action = {
      _index: indexes[row.kind === "profile" ? "profiles" : "classifieds"],
      _id: String(row.id),
      version: Number(row.changed),
      version_type: "external_gte",
    };
    return row.removed ? [{ delete: action }] : [{ index: action }, encoder.encode(row, corpus)];
  });
}

/** Writes documents. @throws FeedBlocked where the cluster takes none in */
export async function writeLines(connection: Connection, lines: readonly object[]): Promise<void> {
  if (lines.length === 0) return;
  const { items } = await connection.send<{
    items: Record<string, { status: number; error?: { type: string; reason: string } }>[];
  }>({ method: "POST", path: "/_bulk", body: lines });
  for (const { status, error } of items.flatMap((item) => Object.values(item))) {
    // A newer one is there already, or what is removed is not.
    if (!error || status === 409 || status === 404) continue;
    if (error.type === "cluster_block_exception") throw new FeedBlocked(error.reason);
    throw new Error(`OpenSearch refuses a document: ${error.type}: ${error.reason}`);
  }
}
