import type MiniSearch from "minisearch";
import type { DocumentRow } from "../../packages/server/src/modules/search/indexed-document.ts";
import type { searchProfiles } from "../../packages/server/src/modules/search/profile-search.service.ts";
import type { Services } from "../../packages/server/src/modules/services.ts";
import type { Sphinx } from "./sphinx.ts";

/** What is measured: the same profiles in our search, in naive PostgreSQL and, where they are to be had, in Sphinx, on OpenSearch and in MiniSearch. */
export interface Sides {
  services: Services;
  db: Services["db"];
  mini: MiniSearch<DocumentRow> | undefined;
  /** Where it is installed. */
  sphinx: Sphinx | undefined;
  /** Ours on a cluster of OpenSearch, where one is named. */
  onCluster: Sides["ours"] | undefined;
  /** How many profiles there are. */
  count: number;
  /** What is asked: words that some profile has. For one that nobody has ours answers with similar ones, and the others with nothing. */
  queries: readonly string[];
  ours(keywords: string, more?: object): ReturnType<typeof searchProfiles>;
}
