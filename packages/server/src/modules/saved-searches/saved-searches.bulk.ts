import type { Connection } from "../../infra/db/connection.ts";
import type { StandingSearch } from "../search/search.matching.ts";
import { keyOf, withoutDefaults } from "./saved-search-key.ts";
import { type Frequency, insertSearch } from "./saved-searches.queries.ts";

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

/** Saves a search as if it had been saved then: the next run of the alerts finds what was published since. */
export async function insertSavedSearch(
  trx: Connection,
  { search, ...saved }: BulkSavedSearch,
): Promise<void> {
  const told = withoutDefaults(search);
  await insertSearch(trx, { ...saved, search: told, key: keyOf(told), known: null });
}
