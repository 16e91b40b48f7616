import { readConfig } from "../../infra/config/config.ts";
import { migrate } from "../../infra/db/migrate.ts";
import { listSearches, type SearchLogRequest } from "../../modules/search/search-log.service.ts";
import { MIN_NETWORKS } from "../../modules/search/search-log.ts";
import { bootstrap } from "../bootstrap.ts";
import { type Format, formatSearches } from "./search-log.format.ts";

/** Prints what was searched for. Hints go to standard error, so that a file holds nothing else. */
export async function printSearchLog({
  format,
  ...request
}: SearchLogRequest & { format: Format }): Promise<void> {
  const config = readConfig(process.env);
  const bootstrapped = await bootstrap(config);
  try {
    await migrate(bootstrapped.services.db);
    const searches = await listSearches(bootstrapped.services, request);
    if (searches.length === 0)
      console.error(
        config.searchLog
          ? `There is nothing to show: words are logged once ${MIN_NETWORKS} networks have searched for them.`
          : "There is nothing to show. SEARCH_LOG is off: with SEARCH_LOG=on the server counts what is searched for.",
      );
    else for (const line of formatSearches(searches, format)) console.log(line);
  } finally {
    await bootstrapped.close();
  }
}
