// A cluster of OpenSearch that documents of a benchmark are found in.
import { randomUUID } from "node:crypto";
import { openOpenSearch } from "../../packages/server/src/modules/search/opensearch/open.ts";
import type { OpenSearch } from "../../packages/server/src/modules/search/opensearch/opened.ts";
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
    remove: () => removeIndexes(prefix),
  };
}

const firstNode = () => (CLUSTER as string).split(",")[0];

/** Deletes what a prefix names in the cluster. */
export async function removeIndexes(prefix: string): Promise<void> {
  for (const what of ["profiles-*", "classifieds-*", "state"])
    await fetch(`${firstNode()}/${prefix}-${what}?ignore_unavailable=true`, { method: "DELETE" });
}

/** Milliseconds of processors that all nodes of the cluster have used so far. */
export async function nodesTime(): Promise<number> {
  const answer = await fetch(`${firstNode()}/_nodes/stats/process?filter_path=nodes.*.process.cpu`);
  const { nodes } = (await answer.json()) as {
    nodes: Record<string, { process: { cpu: { total_in_millis: number } } }>;
  };
  return Object.values(nodes).reduce((sum, { process }) => sum + process.cpu.total_in_millis, 0);
}
