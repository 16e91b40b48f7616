import { readConfig } from "../../infra/config/config.ts";
import { migrate } from "../../infra/db/migrate.ts";
import { openSearchOf } from "../../modules/search/opensearch/opened.ts";
import { bootstrap } from "../bootstrap.ts";

/** Builds the indexes of OpenSearch again, beside those that are searched. */
export async function rebuildSearch(): Promise<void> {
  const bootstrapped = await bootstrap(readConfig(process.env));
  try {
    await migrate(bootstrapped.services.db);
    const openSearch = openSearchOf(bootstrapped.services.db);
    if (!openSearch) {
      console.log("There is nothing to build. SEARCH_URL is not set: each process has an index of its own.");
      return;
    }
    await openSearch.feed.rebuild();
    console.log("New indexes are built, and are searched from now on.");
  } finally {
    await bootstrapped.close();
  }
}
