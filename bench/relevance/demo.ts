// The demo network in an embedded database, behind the API as a visitor calls it.
import type { Kysely } from "kysely";
import { fillClassified } from "../../packages/demo/src/classifieds.ts";
import type { DemoNetwork } from "../../packages/demo/src/demo-data.ts";
import { DEFAULT_PROFILES, DEFAULT_SEED, demoNetwork, MANAGER } from "../../packages/demo/src/network.ts";
import { createRandom } from "../../packages/demo/src/random.ts";
import {
  type ClassifiedWords,
  otherForSale,
  otherWanted,
} from "../../packages/demo/src/words/classifieds.ts";
import { buildApp } from "../../packages/server/src/bootstrap/app.ts";
import { fillProfiles, insertBusinesses } from "../../packages/server/src/bootstrap/demo/fill-accounts.ts";
import { days, fromNow } from "../../packages/server/src/core/clock.ts";
import { openEmbedded } from "../../packages/server/src/infra/db/database.ts";
import { migrate } from "../../packages/server/src/infra/db/migrate.ts";
import { insertClassifieds } from "../../packages/server/src/modules/classifieds/classifieds.bulk.ts";
import { insertPictures } from "../../packages/server/src/modules/profiles/profiles.bulk.ts";
import type {
  ClassifiedSource,
  ProfileSource,
} from "../../packages/server/src/modules/search/indexed-document.ts";
import {
  indexClassified,
  rebuildSearchIndex,
} from "../../packages/server/src/modules/search/search.indexing.ts";
import {
  readClassifieds,
  readProfiles,
} from "../../packages/server/src/modules/search/search.sources.queries.ts";
import type { Trade } from "../../packages/server/src/modules/search/trade.ts";
import { matchTrade } from "../../packages/server/src/modules/search/trade-matches.service.ts";
import type { Services } from "../../packages/server/src/modules/services.ts";
import { servicesOn } from "../lib/services.ts";
import type { BoardAd } from "./queries/board.ts";
import type { Language } from "./query.ts";

export interface Demo {
  // biome-ignore lint/suspicious/noExplicitAny: the naive peer has tables of its own
  db: Kysely<any>;
  /** What a visitor can find. */
  profiles: ProfileSource[];
  /** Those that have not ended. */
  classifieds: ClassifiedSource[];
  /** The body of a successful response to a page in a language. @throws Error with the response's body otherwise */
  post(path: string, body: object, language?: Language): Promise<unknown>;
  /** What meets a classified that somebody writes. */
  match(trade: Trade): ReturnType<typeof matchTrade>;
  /** Pins up more ads, each of another business. @returns them as the judges read them */
  pinUp(ads: readonly BoardAd[]): Promise<ClassifiedSource[]>;
  close(): Promise<void>;
}

/** Fills everything that search looks at: no pictures are drawn, no messages and no history are written. */
export async function openDemo(): Promise<Demo> {
  const database = await openEmbedded({});
  await migrate(database.db);
  const services = servicesOn(database);
  await fill(services);
  const app = await buildApp({ services, apiOnly: true });
  const all = { after: 0, limit: 100_000 };
  const now = services.clock.now();
  return {
    db: database.db,
    profiles: (await readProfiles(services.db, all)).map(profileInEnglish),
    classifieds: (await readClassifieds(services.db, all))
      .filter(({ needed_by }) => needed_by > now)
      .map(adInEnglish),
    async post(path, body, language = "en") {
      const headers = { "accept-language": `${language}-CA` };
      const response = await app.inject({ method: "POST", url: `/api/v1${path}`, headers, payload: body });
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
      return response.json();
    },
    match: (trade) => matchTrade(services, trade),
    pinUp: (ads) => pinUp(services, ads),
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** What the judges look at: they read English, also of who wrote French and says the same in English. */
function profileInEnglish(source: ProfileSource): ProfileSource {
  return {
    ...source,
    description: source.description_translation || source.description,
    roles: source.roles.map((role) => ({
      ...role,
      products: role.products.map((product) => ({
        ...product,
        name: product.name_translation || product.name,
      })),
    })),
  };
}

function adInEnglish(source: ClassifiedSource): ClassifiedSource {
  return {
    ...source,
    title: source.title_translation || source.title,
    description: source.description_translation || source.description,
  };
}

/** Businesses from one ad's to the next one's, so that neighbours in the list are no neighbours on the map. */
const STEP = 37;

async function pinUp(services: Services, ads: readonly BoardAd[]): Promise<ClassifiedSource[]> {
  const { db, clock } = services;
  const owners = await db
    .selectFrom("accounts as a")
    .innerJoin("users as u", "u.account_id", "a.id")
    .select(["a.id", "u.id as user_id"])
    .where("a.published_at", "is not", null)
    .orderBy("a.id")
    .execute();
  const now = clock.now();
  const ids = await db.transaction().execute(async (trx) => {
    const inserted = await insertClassifieds(
      trx,
      ads.map(({ title, text, language, wanted, category }, n) => {
        const owner = owners[(n * STEP) % owners.length] as (typeof owners)[number];
        return {
          account_id: owner.id,
          poster_account_id: owner.id,
          poster_user_id: owner.user_id,
          title,
          description: text,
          language: language === "fr" ? "fr-CA" : "en-CA",
          title_translation: "",
          description_translation: "",
          looking_for: wanted,
          category,
          needed_by: fromNow(clock, days(30)),
          created_at: now,
          updated_at: now,
          image_key: null,
        };
      }),
    );
    for (const id of inserted) await indexClassified(trx, id);
    return inserted;
  });
  const english = new Map(ids.map((id, n) => [id, ads[n]?.english]));
  const stored = await readClassifieds(db, { after: Math.min(...ids) - 1, limit: ids.length });
  return stored.map((ad) => {
    const { title = ad.title, text = ad.description } = english.get(ad.id) ?? {};
    return { ...ad, title, description: text };
  });
}

/** Ads about no product: the network draws some of them, and many queries are about the others. */
function otherAds({ businesses, classifieds }: DemoNetwork, now: Date): DemoNetwork["classifieds"] {
  const random = createRandom("relevance/other ads");
  const owners = businesses.filter(
    ({ standing, trade, isAdmin }) => standing === "active" && trade !== "network" && !isAdmin,
  );
  const open = new Set(classifieds.filter(({ neededBy }) => neededBy > now).map(({ title }) => title));
  const missing = (lists: readonly ClassifiedWords[], lookingFor: boolean) =>
    lists.filter(({ title }) => !open.has(title)).map((words) => ({ ...words, lookingFor }));
  return [...missing(otherForSale, false), ...missing(otherWanted, true)].map(
    ({ title, texts, lookingFor }, n) => {
      const owner = owners[(n * STEP) % owners.length] as (typeof owners)[number];
      return {
        owner: owner.index,
        title,
        description: texts.map((text) => fillClassified(random, text, "", owner)).join(" "),
        lookingFor,
        category: 0,
        neededBy: new Date(now.getTime() + days(30)),
        createdAt: now,
        picture: false,
      };
    },
  );
}

async function fill(services: Services): Promise<void> {
  const now = services.clock.now();
  const network = demoNetwork({ profiles: DEFAULT_PROFILES, seed: DEFAULT_SEED, now });
  const { businesses } = network;
  const classifieds = [...network.classifieds, ...otherAds(network, now)];
  const filling = { services, now, passwordHash: "", manager: MANAGER, onBusinesses: () => {} };
  await services.db.transaction().execute(async (trx) => {
    const identities = await insertBusinesses(filling, trx, businesses);
    await fillProfiles(filling, trx, businesses, identities);
    const accountOf = (index: number) => identities.accountIds[index] as number;
    for (const { index, pictures } of businesses) {
      if (!pictures?.logo) continue;
      const [logo, ...gallery] = Array.from({ length: 1 + pictures.gallery }, (_, n) => ({
        key: `${index}-${n}`,
        width: 640,
        height: 360,
        color: "#808080",
        bytes: 1,
        stored_bytes: 1,
      }));
      if (logo) await insertPictures(trx, accountOf(index), logo, gallery);
    }
    await insertClassifieds(
      trx,
      classifieds.map((ad) => ({
        account_id: accountOf(ad.owner),
        poster_account_id: accountOf(ad.owner),
        poster_user_id: identities.userIds[ad.owner] as number,
        title: ad.title,
        description: ad.description,
        ...(ad.language && { language: ad.language }),
        title_translation: ad.titleTranslation ?? "",
        description_translation: ad.descriptionTranslation ?? "",
        looking_for: ad.lookingFor,
        category: ad.category,
        needed_by: ad.neededBy,
        created_at: ad.createdAt,
        updated_at: ad.createdAt,
        image_key: null,
      })),
    );
    await rebuildSearchIndex(trx);
  });
}
