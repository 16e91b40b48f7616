import type { Database } from "../../../infra/db/connection.ts";
import type { OpenSearchFeed } from "./feed.ts";
import type { SearchFinding } from "./health.ts";
import type { OpenSearchEngine } from "./opensearch.engine.ts";

/** An engine on a cluster, and what feeds it. */
export interface OpenSearch {
  engine: OpenSearchEngine;
  feed: OpenSearchFeed;
  /** What an operator should know of the cluster. */
  examine(): Promise<SearchFinding[]>;
  close(): Promise<void>;
}

const opened = new WeakMap<Database, OpenSearch>();

/** The cluster that was opened for a database. Apart from what opens it: a process without one loads no client. */
export function openSearchOf(db: Database): OpenSearch | undefined {
  return opened.get(db);
}

export function setOpenSearch(db: Database, openSearch: OpenSearch): void {
  opened.set(db, openSearch);
}
