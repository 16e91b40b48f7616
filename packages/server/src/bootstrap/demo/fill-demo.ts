import { demoActivities } from "@foodshed/demo/activities";
import type { DemoClassified, DemoNetwork } from "@foodshed/demo/demo-data";
import { DEMO_PASSWORD } from "@foodshed/demo/demo-logins";
import { DEFAULT_PROFILES, DEFAULT_SEED, demoNetwork, MANAGER, MIN_PROFILES } from "@foodshed/demo/network";
import { photograph } from "@foodshed/demo/pictures/draw";
import { DEFAULT_LOCALE } from "@foodshed/sdk/locale";
import type { Member } from "../../core/actor.ts";
import { SetupError } from "../../core/setup-error.ts";
import { hashPassword } from "../../infra/auth/passwords.ts";
import { analyze, disableTimeouts } from "../../infra/db/bulk.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { createClassified } from "../../modules/classifieds/classifieds.service.ts";
import { markAsDemo } from "../../modules/network/network.service.ts";
import { insertPictures } from "../../modules/profiles/profiles.bulk.ts";
import { rebuildSearchIndex } from "../../modules/search/search.indexing.ts";
import type { Services } from "../../modules/services.ts";
import {
  activateBusinesses,
  type Filling,
  fillProfiles,
  type Identities,
  insertBusinesses,
  signUpBusinesses,
} from "./fill-accounts.ts";
import { writeMarket } from "./fill-market.ts";
import { fillPeople } from "./fill-people.ts";
import { fillPortions } from "./fill-portions.ts";
import { writeReports } from "./fill-reports.ts";
import { storeWithRetry } from "./store-picture.ts";
import { uploadPictures } from "./upload-pictures.ts";
import {
  insertNetworkClassifieds,
  textsOf,
  writeConnections,
  writeConversations,
  writeHistory,
} from "./write-network.ts";

export interface FillOptions {
  /** How many businesses, networks included: 60 or more, 1,200 when left out. */
  profiles?: number;
  /** Any text; the same one makes the same network. */
  seed?: string;
  /** Writes accounts in few statements instead of signing up one by one; of more than 5,000 all are. */
  bulk?: boolean;
  /** Businesses that know of one another, 5,000 when left out; a larger network has more, which are written a portion at a time. */
  whole?: number;
  /** What is being done, and how much of it is done: `done` of `total`. */
  onProgress?: (step: string, done: number, total: number) => void;
}

const BULK = 5_000;

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
    bulk = profiles > BULK,
    whole = BULK,
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
    const identities = bulk
      ? await insertBusinesses(step("Writing accounts"), trx, businesses)
      : await signUpBusinesses(step("Signing up businesses"), trx, businesses);
    await fillProfiles(step("Filling in profiles"), trx, businesses, identities);
    await writeConnections(trx, network, identities);
    if (!bulk) await activateBusinesses(step("Confirming addresses"), trx, businesses, identities);
    await fillPeople({ now, passwordHash }, trx, network.people, identities);
    for (const [index, { logo, gallery }] of await pictures.finish())
      await insertPictures(trx, identities.accountIds[index] as number, logo, gallery);
    if (!bulk) await rebuildSearchIndex(trx);
    const classifieds = await writeClassifieds(services, trx, network, identities, seed, bulk);
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
    // Classifieds that were posted one by one are findable already.
    if (bulk) {
      onProgress("Indexing for search", 0, businesses.length);
      await analyze(trx);
      await rebuildSearchIndex(trx);
    }
    if (profiles > businesses.length) {
      await fillPortions(step("Writing further businesses"), trx, network, identities, { profiles, seed });
      await analyze(trx);
    }
    await markAsDemo(trx);
  });
}

function drawPictures(
  { images }: Services,
  seed: string,
  { businesses }: DemoNetwork,
  onProgress: NonNullable<FillOptions["onProgress"]>,
) {
  const withPictures = businesses.filter(({ pictures }) => pictures);
  const total = withPictures.reduce((sum, { pictures }) => sum + 1 + (pictures?.gallery ?? 0), 0);
  let done = 0;
  let awaited = false;
  const drawing = uploadPictures(images, seed, withPictures, () => {
    done += 1;
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

/** Posts each classified as its owner on its day; those of a large network are inserted at once. @returns their ids */
async function writeClassifieds(
  services: Services,
  trx: Connection,
  { classifieds, businesses }: DemoNetwork,
  { accountIds, userIds }: Identities,
  seed: string,
  bulk: boolean,
): Promise<number[]> {
  if (bulk) return insertNetworkClassifieds(trx, classifieds, { accountIds, userIds });
  const ids: number[] = [];
  for (const [i, classified] of classifieds.entries()) {
    const accountId = accountIds[classified.owner] as number;
    const owner: Member = {
      kind: "member",
      userId: userIds[classified.owner] as number,
      accountId,
      sessionId: "demo",
      role: "owner",
      email: businesses[classified.owner]?.email ?? "",
      language: DEFAULT_LOCALE,
      isManager: false,
      isOrganization: false,
    };
    const then = { ...services, db: trx as Services["db"], clock: { now: () => classified.createdAt } };
    const posted = await createClassified(
      then,
      owner,
      { relation: "self", view: "full", ownerAccountId: accountId },
      {
        profile_id: accountId,
        ...textsOf(classified),
        needed_by: classified.neededBy.toISOString(),
        looking_for: classified.lookingFor,
        category: classified.category,
      },
      await pictureOf(services, classified, `${seed}/classified/${i}`),
    );
    ids.push(posted.id);
  }
  return ids;
}

async function pictureOf({ images }: Services, classified: DemoClassified, seed: string) {
  return classified.picture
    ? storeWithRetry(images, await photograph(seed, classified.category, "table"))
    : undefined;
}
