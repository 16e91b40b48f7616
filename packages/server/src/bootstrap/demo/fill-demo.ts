import { type DemoActivity, demoActivities } from "@foodshed/demo/activities";
import type { DemoClassified, DemoNetwork } from "@foodshed/demo/demo-data";
import { DEMO_PASSWORD } from "@foodshed/demo/demo-logins";
import { DEFAULT_PROFILES, DEFAULT_SEED, demoNetwork, MANAGER, MIN_PROFILES } from "@foodshed/demo/network";
import { photograph } from "@foodshed/demo/pictures/draw";
import { DEFAULT_LOCALE } from "@foodshed/sdk/locale";
import { ontarioDay, subtractDays } from "@foodshed/sdk/vocabulary";
import type { Member } from "../../core/actor.ts";
import { SetupError } from "../../core/setup-error.ts";
import { hashPassword } from "../../infra/auth/passwords.ts";
import { analyze, disableTimeouts } from "../../infra/db/bulk.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { insertActivities, insertViews } from "../../modules/activity/activity.bulk.ts";
import { insertClassifieds } from "../../modules/classifieds/classifieds.bulk.ts";
import { createClassified } from "../../modules/classifieds/classifieds.service.ts";
import { insertConnections } from "../../modules/membership/membership.bulk.ts";
import { insertConversation } from "../../modules/messages/messages.bulk.ts";
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
import { writeReports } from "./fill-reports.ts";
import { storeWithRetry } from "./store-picture.ts";
import { uploadPictures } from "./upload-pictures.ts";

export interface FillOptions {
  /** How many businesses, networks included: 60 or more, 1,200 when left out. */
  profiles?: number;
  /** Any text; the same one makes the same network. */
  seed?: string;
  /** Writes accounts in few statements instead of signing up one by one; more than 5,000 always are. */
  bulk?: boolean;
  /** What is being done, and how much of it is done: `done` of `total`. */
  onProgress?: (step: string, done: number, total: number) => void;
}

const BULK = 5_000;

/**
 * Fills an empty database with the demo network. All of it is one transaction: a fill that is interrupted leaves nothing but
 * pictures in the file store without a row.
 * @throws SetupError when the database is not empty, or fewer than 60 businesses are asked for
 */
export async function fillDemo(
  services: Services,
  {
    profiles = DEFAULT_PROFILES,
    seed = DEFAULT_SEED,
    bulk = profiles > BULK,
    onProgress = () => {},
  }: FillOptions = {},
): Promise<void> {
  if (profiles < MIN_PROFILES)
    throw new SetupError([`A demo network needs at least ${MIN_PROFILES} businesses.`]);
  await refuseOthers(services.db);
  const now = services.clock.now();
  const network = demoNetwork({ profiles, seed, now });

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
      ? await insertBusinesses(step("Writing accounts"), trx, businesses, MANAGER)
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
      onProgress("Indexing for search", 0, profiles);
      await analyze(trx);
      await rebuildSearchIndex(trx);
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

async function writeConnections(trx: Connection, { connections }: DemoNetwork, { accountIds }: Identities) {
  await insertConnections(
    trx,
    connections.map(({ network, member, requestedBy, manage, state, createdAt }) => ({
      organization_id: accountIds[network] as number,
      account_id: accountIds[member] as number,
      requested_by_account_id: accountIds[requestedBy === "network" ? network : member] as number,
      manage,
      state,
      created_at: createdAt,
      answered_at: state === "accepted" ? createdAt : null,
    })),
  );
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
  if (bulk)
    return insertClassifieds(
      trx,
      classifieds.map((classified) => ({
        account_id: accountIds[classified.owner] as number,
        poster_account_id: accountIds[classified.owner] as number,
        poster_user_id: userIds[classified.owner] as number,
        ...textsOf(classified),
        looking_for: classified.lookingFor,
        category: classified.category,
        needed_by: classified.neededBy,
        created_at: classified.createdAt,
        updated_at: classified.createdAt,
        image_key: null,
      })),
    );
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

function textsOf({ title, description, language, ...more }: DemoClassified) {
  return {
    title,
    description,
    ...(language && { language }),
    title_translation: more.titleTranslation ?? "",
    description_translation: more.descriptionTranslation ?? "",
  };
}

async function pictureOf({ images }: Services, classified: DemoClassified, seed: string) {
  return classified.picture
    ? storeWithRetry(images, await photograph(seed, classified.category, "table"))
    : undefined;
}

async function writeConversations(
  trx: Connection,
  { conversations }: DemoNetwork,
  { accountIds }: Identities,
) {
  const id = (index: number) => accountIds[index] as number;
  for (const { between, messages, blocked } of conversations)
    await insertConversation(trx, {
      between: [id(between[0]), id(between[1])],
      messages: messages.map(({ sender, ...message }) => ({ ...message, senderAccountId: id(sender) })),
      blocked: blocked && { byAccountId: id(blocked.by), at: blocked.at },
    });
}

/** What dashboards show: the feed, and who looked at which profile. */
async function writeHistory(
  trx: Connection,
  { classifieds, views }: DemoNetwork,
  { accountIds, userIds }: Identities,
  adIds: readonly number[],
  activities: readonly DemoActivity[],
  now: Date,
) {
  const id = (index: number) => accountIds[index] as number;
  await insertActivities(
    trx,
    [
      ...activities.map(({ verb, actor, actee, at }) => ({
        verb: verb as string,
        actor_account_id: id(actor),
        actor_user_id: userIds[actor] as number,
        // An event without another party has its actor as actee, as the services emit it.
        actee_account_id: id(actee ?? actor),
        actee_classified_id: null as number | null,
        day: ontarioDay(at),
        created_at: at,
      })),
      ...classifieds.map((classified, i) => ({
        verb: "posted_classified",
        actor_account_id: id(classified.owner),
        actor_user_id: userIds[classified.owner] as number,
        actee_account_id: null,
        actee_classified_id: adIds[i] as number,
        day: ontarioDay(classified.createdAt),
        created_at: classified.createdAt,
      })),
    ].sort((a, b) => a.created_at.getTime() - b.created_at.getTime()),
  );
  await insertViews(
    trx,
    views.map(({ business, daysAgo, viewers }) => ({
      accountId: id(business),
      day: subtractDays(ontarioDay(now), daysAgo),
      viewers,
    })),
  );
}
