import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { StandingSearch } from "../search/search.matching.ts";
import { keyOf, withoutDefaults } from "./saved-search-key.ts";
import { type Frequency, insertSearches } from "./saved-searches.queries.ts";

export interface BulkSavedSearch {
  accountId: number;
  userId: number;
  kind: StandingSearch["kind"];
  name: string;
  search: StandingSearch["parameters"];
  frequency: Frequency;
  /** What was published until then is no news. */
  at: Date;
}

/** Saves searches as if they had been saved then: the next run of the alerts finds what was published since. */
export async function insertSavedSearches(
  trx: Connection,
  searches: readonly BulkSavedSearch[],
): Promise<void> {
  for (const batch of inBatches(searches))
    await insertSearches(
      trx,
      batch.map(({ search, ...saved }) => {
        const told = withoutDefaults(search);
        return { ...saved, search: told, key: keyOf(told), known: null };
      }),
    );
}
