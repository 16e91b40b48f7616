import { setTimeout as wait } from "node:timers/promises";
import { LEXICON, type LexiconEntry } from "@foodshed/sdk/lexicon";
import type { Database } from "../../../infra/db/connection.ts";
import type { Log } from "../../../infra/log/log.ts";
import { Connection, type OpenSearchOptions } from "./connection.ts";
import { OpenSearchFeed } from "./feed.ts";
import { indexFormat } from "./format.ts";
import { examineCluster, type SearchFinding } from "./health.ts";
import { OpenSearchEngine, type OpenSearchEngineOptions } from "./opensearch.engine.ts";
import { StateStore } from "./store.ts";

/** An engine on a cluster, and what feeds it. */
export interface OpenSearch {
  engine: OpenSearchEngine;
  feed: OpenSearchFeed;
  /** What an operator should know of the cluster. */
  examine(): Promise<SearchFinding[]>;
  close(): Promise<void>;
}

const opened = new WeakMap<Database, OpenSearch>();

/** The cluster that was opened for a database. */
export function openSearchOf(db: Database): OpenSearch | undefined {
  return opened.get(db);
}

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
  opened.set(db, openSearch);
  return openSearch;
}
