import { demoActivities } from "@foodshed/demo/activities";
import type { DemoNetwork, DemoPortion } from "@foodshed/demo/demo-data";
import { demoPortions } from "@foodshed/demo/portions";
import { analyze } from "../../infra/db/bulk.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { indexProfiles } from "../../modules/search/search.indexing.ts";
import { type Filling, fillProfiles, type Identities, insertFurtherBusinesses } from "./fill-accounts.ts";
import { writeSavedSearches } from "./fill-market.ts";
import {
  insertNetworkClassifieds,
  writeConnections,
  writeConversations,
  writeHistory,
} from "./write-network.ts";

/** The planner learns how large the tables have become each time that they have grown by this factor. */
const ANALYZED_AT_GROWTH = 4;

/**
 * Writes the businesses of a large network beyond those of `network`, a portion after another, so that memory does not grow with them.
 * @param identities of the businesses of `network`; the ids of the others are added
 */
export async function fillPortions(
  filling: Filling,
  trx: Connection,
  network: Pick<DemoNetwork, "businesses">,
  identities: Identities,
  { profiles, seed }: { profiles: number; seed: string },
): Promise<void> {
  let analyzed = network.businesses.length;
  for (const portion of demoPortions(network, { profiles, seed, now: filling.now })) {
    await writePortion(filling, trx, portion, identities, seed);
    const done = identities.accountIds.length;
    if (done >= analyzed * ANALYZED_AT_GROWTH) {
      await analyze(trx);
      analyzed = done;
    }
    filling.onBusinesses(done);
  }
}

async function writePortion(
  filling: Filling,
  trx: Connection,
  portion: DemoPortion,
  identities: Identities,
  seed: string,
): Promise<void> {
  const { businesses, connections } = portion;
  const quiet = { ...filling, onBusinesses: () => {} };
  const from = identities.accountIds.length;
  await insertFurtherBusinesses(quiet, trx, businesses, identities);
  await fillProfiles(quiet, trx, businesses, identities);
  await writeConnections(trx, portion, identities);
  const classifiedIds = await insertNetworkClassifieds(trx, portion.classifieds, identities);
  await writeConversations(trx, portion, identities);
  await writeSavedSearches(trx, portion.savedSearches, identities);
  const activities = demoActivities(`${seed}/portion/${from}`, filling.now, businesses, connections);
  await writeHistory(trx, portion, identities, classifiedIds, activities, filling.now);
  await indexProfiles(trx, identities.accountIds.slice(from));
}
