import { setTimeout as wait } from "node:timers/promises";
import { LEXICON, type LexiconEntry } from "@foodshed/sdk/lexicon";
import type { Database } from "../../../infra/db/connection.ts";
import type { Log } from "../../../infra/log/log.ts";
import { Connection, type OpenSearchOptions } from "./connection.ts";
import { OpenSearchFeed } from "./feed.ts";
import { indexFormat } from "./format.ts";
import { examineCluster } from "./health.ts";
import { type OpenSearch, setOpenSearch } from "./opened.ts";
import { OpenSearchEngine, type OpenSearchEngineOptions } from "./opensearch.engine.ts";
import { StateStore } from "./store.ts";

/** Asks nothing of the cluster yet. */
export function openOpenSearch(
  options: OpenSearchOptions &
    Pick<OpenSearchEngineOptions, "window" | "few" | "sets" | "stateAge"> & {
      db: Database;
      log: Log;
      lexicon?: readonly LexiconEntry[] | undefined;
    },
): OpenSearch {
  const { db, log, lexicon = LEXICON.entries() } = options;
  const connection = new Connection(options);
  const store = new StateStore(connection, indexFormat(lexicon));
  const feed = new OpenSearchFeed({ db, connection, store, lexicon, log });
  const openSearch: OpenSearch = {
    engine: new OpenSearchEngine({ ...options, connection, store, lexicon }),
    feed,
    examine: () => examineCluster(db, connection, store),
    async close() {
      // A cluster that does not answer does not hold up the end.
      await Promise.race([feed.end(), wait(1000, undefined, { ref: false })]);
      await connection.close();
    },
  };
  setOpenSearch(db, openSearch);
  return openSearch;
}
