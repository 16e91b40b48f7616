// A cluster of OpenSearch that documents of a benchmark are found in.
import { randomUUID } from "node:crypto";
import { type OpenSearch, openOpenSearch } from "../../packages/server/src/modules/search/opensearch/open.ts";
import type { Services } from "../../packages/server/src/modules/services.ts";

export const CLUSTER = process.env.OPENSEARCH_URL;

export interface BenchCluster extends OpenSearch {
  /** Another process on the same indexes, which has read nothing yet. */
  another(): OpenSearch;
  /** Deletes the indexes. */
  remove(): Promise<void>;
}

/** Indexes of its own in the cluster; `feed.rebuild()` fills them. */
export function openCluster({ db, log }: Pick<Services, "db" | "log">): BenchCluster {
  const nodes = (CLUSTER as string).split(",");
  const prefix = `bench${randomUUID().slice(0, 8)}`;
  const open = () => openOpenSearch({ db, log, nodes, prefix, timeout: 60_000 });
  return {
    ...open(),
    another: open,
    async remove() {
      for (const what of ["profiles-*", "classifieds-*", "state"])
        await fetch(`${nodes[0]}/${prefix}-${what}?ignore_unavailable=true`, { method: "DELETE" });
    },
  };
}
