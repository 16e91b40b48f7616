// What posting a classified takes to find its matches, among many businesses and ads.

import { sql } from "kysely";
import { isHiddenProduct, roleCode } from "../../packages/sdk/src/vocabulary/index.ts";
import { openEmbedded } from "../../packages/server/src/infra/db/database.ts";
import { migrate } from "../../packages/server/src/infra/db/migrate.ts";
import { readMatchNews } from "../../packages/server/src/modules/news/match-news.service.ts";
import { searchClassifieds } from "../../packages/server/src/modules/search/classified-search.service.ts";
import { searchProfiles } from "../../packages/server/src/modules/search/profile-search.service.ts";
import type { Trade } from "../../packages/server/src/modules/search/trade.ts";
import { matchTrade } from "../../packages/server/src/modules/search/trade-matches.service.ts";
import type { Services } from "../../packages/server/src/modules/services.ts";
import { processorClock } from "../lib/clock.ts";
import { inTurn } from "../lib/measure.ts";
import { goal, printRows } from "../lib/report.ts";
import { servicesOn } from "../lib/services.ts";
import { foodNetwork } from "../search/food.ts";
import { warm } from "../search/harness.ts";
import { postClassifieds, publishBusinesses } from "../search/publishing.ts";
import { visitor } from "../search/questions.ts";

const PROFILES = Number(process.env.BENCH_PROFILES ?? 100_000);
const CLASSIFIEDS = Number(process.env.BENCH_CLASSIFIEDS ?? 20_000);
/** Different ads that are posted. */
const POSTED = 48;
const GOAL_MS = 20;

const { businesses, classifieds } = foodNetwork(PROFILES);
const step = Math.floor(classifieds.length / POSTED);
const trades = Array.from({ length: POSTED }, (_, n): Trade => {
  const { title, description, lookingFor, category } = classifieds[n * step] as (typeof classifieds)[number];
  return { accountId: n + 1, title, description, looking_for: lookingFor, category };
});

/** The k-th call posts the k-th ad, for each side alike. */
function posting(ask: (trade: Trade) => Promise<unknown>): () => Promise<unknown> {
  let call = 0;
  return () => ask(trades[call++ % trades.length] as Trade);
}

/** A member with as many ads and products as a dashboard looks at. */
const MEMBER = { accountId: 1 };
const OWN_CLASSIFIEDS = 10;
const OWN_PRODUCTS = 30;

async function stockMember({ db }: Services): Promise<void> {
  const names = [...new Set(businesses.flatMap(({ roles }) => roles.flatMap(({ products }) => products)))]
    .filter(({ name }) => !isHiddenProduct(name))
    .slice(0, OWN_PRODUCTS);
  await sql`with held as (insert into roles (account_id, code) values (${MEMBER.accountId}, ${roleCode("seller")}) returning id)
    insert into products (role_id, category, name, name_key)
    select id, category, name, name from held, json_to_recordset(${JSON.stringify(names)}::json) as p (name text, category int)`.execute(
    db,
  );
  await sql`update classifieds set account_id = ${MEMBER.accountId} where id % ${Math.floor(CLASSIFIEDS / OWN_CLASSIFIEDS)} = 0`.execute(
    db,
  );
}

const database = await openEmbedded({});
try {
  await migrate(database.db);
  const services = servicesOn(database);
  await publishBusinesses(services, businesses);
  await postClassifieds(services, classifieds, CLASSIFIEDS, PROFILES);
  console.log(
    `  ${PROFILES.toLocaleString("en")} businesses, ${CLASSIFIEDS.toLocaleString("en")} classifieds, ${POSTED} different ones posted`,
  );
  await warm(services);
  await stockMember(services);
  const sides = await inTurn(
    {
      "a dashboard's new matches": () => readMatchNews(services, MEMBER),
      "matches of an ad": posting((trade) => matchTrade(services, trade)),
      "peer: two searches for its title": posting(async ({ title, looking_for }) => {
        await searchProfiles(services, visitor, { keywords: title, size: 5 });
        await searchClassifieds(services, visitor, { keywords: title, size: 5, looking_for: !looking_for });
      }),
    },
    // Everything runs in this process: what other work the machine has is no part of it.
    { round: POSTED, clock: processorClock },
  );
  printRows("What posting an ad takes to find its matches, processor time", "ms", sides);
  goal("posting an ad", sides["matches of an ad"], GOAL_MS);
} finally {
  await database.close();
}
