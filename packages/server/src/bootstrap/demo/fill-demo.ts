import { demoActivities } from "@foodshed/demo/activities";
import type { DemoNetwork } from "@foodshed/demo/demo-data";
import { DEMO_PASSWORD } from "@foodshed/demo/demo-logins";
import { DEFAULT_PROFILES, DEFAULT_SEED, demoNetwork, MANAGER, MIN_PROFILES } from "@foodshed/demo/network";
import { SetupError } from "../../core/setup-error.ts";
import { hashPassword } from "../../infra/auth/passwords.ts";
import { analyze, disableTimeouts } from "../../infra/db/bulk.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { divideAccountNames } from "../../infra/db/running-counts.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { markAsDemo } from "../../modules/network/network.service.ts";
import { insertPictures } from "../../modules/profiles/profiles.bulk.ts";
import { rebuildSearchIndex } from "../../modules/search/search.indexing.ts";
import type { Services } from "../../modules/services.ts";
import { type Filling, fillProfiles, insertBusinesses } from "./fill-accounts.ts";
import { writeMarket } from "./fill-market.ts";
import { fillPeople } from "./fill-people.ts";
import { fillPortions } from "./fill-portions.ts";
import { writeReports } from "./fill-reports.ts";
import { uploadPictures } from "./upload-pictures.ts";
import {
  insertNetworkClassifieds,
  writeConnections,
  writeConversations,
  writeHistory,
} from "./write-network.ts";

export interface FillOptions {
  /** How many businesses, networks included: 60 or more, 1,200 when left out. */
  profiles?: number;
  /** Any text; the same one makes the same network. */
  seed?: string;
  /** Businesses that know of one another, 5,000 when left out; a larger network has more, which are written a portion at a time. */
  whole?: number;
  /** What is being done, and how much of it is done: `done` of `total`. */
  onProgress?: (step: string, done: number, total: number) => void;
}

/** Businesses whose people, ads and pictures are generated together, in memory. */
const WHOLE = 5_000;

/**
 * Fills an empty database with the demo network. All of it is one transaction: a fill that is interrupted leaves nothing but
 * pictures in the file store without a row, and is begun again.
 * @throws SetupError when the database is not empty, or fewer than 60 businesses are asked for
 */
export async function fillDemo(
  services: Services,
  {
    profiles = DEFAULT_PROFILES,
    seed = DEFAULT_SEED,
    whole = WHOLE,
    onProgress = () => {},
  }: FillOptions = {},
): Promise<void> {
  if (profiles < MIN_PROFILES)
    throw new SetupError([`A demo network needs at least ${MIN_PROFILES} businesses.`]);
  await refuseOthers(services.db);
  const now = services.clock.now();
  const network = demoNetwork({ profiles: Math.min(profiles, whole), seed, now });

  // Pictures are drawn beside the database's work, on whatever other cores there are.
  const pictures = drawPictures(services, seed, network, onProgress);
  const passwordHash = await hashPassword(DEMO_PASSWORD);

  await inTransaction(services.db, async (trx) => {
    await disableTimeouts(trx);
    await refuseOthers(trx);
    const step = (name: string): Filling => ({
      services,
      now,
      passwordHash,
      manager: MANAGER,
      onBusinesses: (done) => onProgress(name, done, profiles),
    });
    const { businesses } = network;
    const identities = await insertBusinesses(step("Writing accounts"), trx, businesses);
    await fillProfiles(step("Filling in profiles"), trx, businesses, identities);
    await writeConnections(trx, network, identities);
    await fillPeople({ now, passwordHash }, trx, network.people, identities);
    const { ofBusinesses, ofClassifieds } = await pictures.finish();
    for (const [index, [logo, ...gallery]] of ofBusinesses)
      if (logo) await insertPictures(trx, identities.accountIds[index] as number, logo, gallery);
    const classifieds = await insertNetworkClassifieds(trx, network.classifieds, identities, ofClassifieds);
    await writeConversations(trx, network, identities);
    await writeMarket(trx, network, identities, classifieds);
    await writeReports(trx, network, identities, classifieds, now);
    await writeHistory(
      trx,
      network,
      identities,
      classifieds,
      demoActivities(seed, now, businesses, network.connections),
      now,
    );
    onProgress("Indexing for search", 0, businesses.length);
    await analyze(trx);
    await rebuildSearchIndex(trx);
    if (profiles > businesses.length) {
      await fillPortions(step("Writing further businesses"), trx, network, identities, { profiles, seed });
      await analyze(trx);
    }
    await divideAccountNames(trx);
    await markAsDemo(trx);
  });
}

function drawPictures(
  { images }: Services,
  seed: string,
  network: DemoNetwork,
  onProgress: NonNullable<FillOptions["onProgress"]>,
) {
  let awaited = false;
  const drawing = uploadPictures(images, seed, network, (done, total) => {
    if (awaited) onProgress("Drawing pictures", done, total);
  });
  // When the database fails first, that is the failure to tell.
  drawing.catch(() => {});
  return {
    finish() {
      awaited = true;
      return drawing;
    },
  };
}

async function refuseOthers(db: Connection): Promise<void> {
  if (!(await isEmpty(db)))
    throw new SetupError([
      "The database holds accounts already: the demo network only goes into an empty one.",
    ]);
}

/** Whether there are no accounts yet. */
export async function isEmpty(db: Connection): Promise<boolean> {
  return (await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst()) === undefined;
}
