import { randomUUID } from "node:crypto";
import type { Database } from "../infra/db/connection.ts";
import type { Log } from "../infra/log/log.ts";
import { openOpenSearch } from "../modules/search/opensearch/open.ts";
import type { OpenSearch } from "../modules/search/opensearch/opened.ts";
import type { SearchEngine } from "../modules/search/search.engine.ts";
import { setSearchEngine } from "../modules/search/search-engines.ts";

/** A cluster for tests, one address of each node with commas between them; `testing/opensearch/cluster.mjs` starts one. */
export const CLUSTER = process.env.OPENSEARCH_URL;

export interface TestCluster extends OpenSearch {
  prefix: string;
  /** Asks the cluster itself. */
  ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
  /** Deletes its indexes. */
  remove(): Promise<void>;
}

export interface TestClusterOptions {
  nodes?: string[];
  prefix?: string;
  timeout?: number;
  window?: number;
  few?: number;
  sets?: number;
  /** Feeds what was written before each search, so that nothing is found in memory. */
  fedFirst?: boolean;
  hasFallback?: boolean;
}

/** Searches of this database are asked of the cluster from now on, in indexes of its own. */
export function searchInCluster(
  { db, log }: { db: Database; log: Log },
  {
    nodes = (CLUSTER ?? "http://127.0.0.1:9").split(","),
    prefix = `test${randomUUID().replaceAll("-", "").slice(0, 12)}`,
    timeout = 30_000,
    window,
    few,
    sets,
    fedFirst = false,
    hasFallback = false,
  }: TestClusterOptions = {},
): TestCluster {
  const openSearch = openOpenSearch({
    db,
    log,
    nodes,
    prefix,
    timeout,
    stateAge: 0,
    ...(window && { window }),
    ...(few !== undefined && { few }),
    ...(sets !== undefined && { sets }),
  });
  setSearchEngine(db, fedFirst ? feedingFirst(openSearch) : openSearch.engine, hasFallback);
  const ask: TestCluster["ask"] = async (method, path, body) => {
    const response = await fetch(`${nodes[0]}${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { "content-type": "application/json" },
      }),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    ...openSearch,
    prefix,
    ask,
    async remove() {
      await openSearch.close();
      for (const what of ["profiles-*", "classifieds-*", "state"])
        await ask("DELETE", `/${prefix}-${what}?ignore_unavailable=true`);
    },
  };
}

function feedingFirst({ engine, feed }: OpenSearch): SearchEngine {
  return new Proxy(engine, {
    get(target, property) {
      if (property === "catchUp")
        return async () => {
          await feed.run();
          await target.catchUp();
        };
      const value = Reflect.get(target, property, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
