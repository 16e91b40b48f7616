import type { Database } from "../../packages/server/src/infra/db/connection.ts";
import { searchEngineOf, setSearchEngine } from "../../packages/server/src/modules/search/search-engines.ts";
import { openCluster } from "../lib/cluster.ts";
import { servicesOn } from "../lib/services.ts";
import type { Demo } from "./demo.ts";
import { ours, type Side } from "./sides.ts";

/** Our search, with its documents in OpenSearch. */
export async function inOpenSearch(demo: Demo): Promise<Side & { close(): Promise<void> }> {
  const db = demo.db as Database;
  const inProcess = searchEngineOf(db);
  const cluster = openCluster(servicesOn({ db }));
  await cluster.feed.rebuild();
  const side = ours(demo);
  const there = async <Found>(ask: () => Promise<Found>) => {
    setSearchEngine(db, cluster.engine);
    try {
      return await ask();
    } finally {
      setSearchEngine(db, inProcess);
    }
  };
  return {
    name: "OpenSearch",
    search: (corpus, text, language) => there(() => side.search(corpus, text, language)),
    suggest: (typed) => there(() => side.suggest?.(typed) ?? Promise.resolve([])),
    async close() {
      await cluster.remove();
      await cluster.close();
    },
  };
}
