// An alert run over many saved searches and classifieds: some businesses are new, and everybody whom they concern is told.
import { sql } from "kysely";
import { type OpenDatabase, openEmbedded } from "../../packages/server/src/infra/db/database.ts";
import { migrate } from "../../packages/server/src/infra/db/migrate.ts";
import { findNewMatches } from "../../packages/server/src/modules/match-alerts/match-alerts.check.ts";
import { sendMatchAlerts } from "../../packages/server/src/modules/match-alerts/match-alerts.dispatch.ts";
import { findNews } from "../../packages/server/src/modules/saved-searches/alerts.check.ts";
import { sendAlerts } from "../../packages/server/src/modules/saved-searches/alerts.dispatch.ts";
import { StandingSearches } from "../../packages/server/src/modules/search/search.matching.ts";
import type { Services } from "../../packages/server/src/modules/services.ts";
import { processorClock } from "../lib/clock.ts";
import { number } from "../lib/report.ts";
import { servicesOn } from "../lib/services.ts";
import { foodNetwork, foodQuestions } from "../search/food.ts";
import { postClassifieds, publishBusinesses } from "../search/publishing.ts";

const PROFILES = Number(process.env.BENCH_PROFILES ?? 20_000);
const SEARCHES = Number(process.env.BENCH_SEARCHES ?? 50_000);
/** Ads whose posters are told of new matches. */
const CLASSIFIEDS = Number(process.env.BENCH_CLASSIFIEDS ?? 20_000);
/** Businesses that are new in the run. */
const NEW = 100;
/** Searches that the peer runs: what all of them take is computed from these. */
const SAMPLE = 500;
const PER_ADDRESS = 10;
const GOAL_SECONDS = 60;

const { businesses, classifieds } = foodNetwork(PROFILES + NEW);
const places = ["N0B", "M5V", "K1P", "L8P", "N1G", "P3E", undefined];
const types = ["SELLS", "BUYS", "PROCESSES", undefined];
const distances = [25, 50, 100];

/** Searches of one and two words, some with a type or a place: few of them alike. */
function searches(): object[] {
  const { words, pairs } = foodQuestions(businesses.slice(0, PROFILES));
  const asked = [...words, ...pairs];
  return Array.from({ length: SEARCHES }, (_, n) => {
    const near = places[n % places.length];
    const type = types[n % types.length];
    const [one, other] = [
      asked[n % asked.length],
      asked[(n * 7 + Math.floor(n / asked.length)) % asked.length],
    ];
    return {
      keywords: n % 3 === 0 ? `${one} ${other}` : one,
      ...(type && { profiletype_filters: type }),
      ...(near && { near, distance: distances[n % distances.length] }),
    };
  });
}

async function save(services: Services, all: object[]): Promise<void> {
  await sql`insert into alert_subscribers (email, language, consent_wording, confirmed_at)
    select 'person-' || n || '@bench.example', 'en-CA', 'yes', now()
    from generate_series(1, ${Math.ceil(all.length / PER_ADDRESS)}::int) n`.execute(services.db);
  for (let first = 0; first < all.length; first += 5000) {
    const rows = all.slice(first, first + 5000).map((search, n) => ({
      subscriber: Math.floor((first + n) / PER_ADDRESS) + 1,
      key: first + n,
      search,
    }));
    await sql`insert into saved_searches
        (subscriber_id, kind, name, search, search_key, frequency, frequency_chosen_at, checked, seen_at, created_at)
      select subscriber, 'profiles', key, search, key, 'at_once', now(), true, now(), now()
      from json_to_recordset(${JSON.stringify(rows)}::json) as r (subscriber int, key text, search jsonb)`.execute(
      services.db,
    );
  }
  for (const table of ["accounts", "search_documents", "saved_searches"])
    await sql.raw(`analyze ${table}`).execute(services.db);
}

/** The posters of all classifieds agree to be told of matches. */
async function agree({ db }: Services): Promise<void> {
  await sql`insert into users (account_id, email, password_hash, activated_at)
    select id, 'person-' || id || '@bench.example', 'x', now() from accounts
    where id in (select account_id from classifieds)`.execute(db);
  await sql`insert into match_alerts (classified_id, user_id, agreed_at, asked_at, known, checked)
    select c.id, u.id, now(), now(), '{}', true
    from classifieds c join users u on u.account_id = c.account_id`.execute(db);
  for (const table of ["users", "match_alerts"]) await sql.raw(`analyze ${table}`).execute(db);
}

/** Holding the new businesses against the classifieds once more, without writing. */
async function matchesAlone(services: Services): Promise<number> {
  const profiles = businesses.slice(PROFILES).map(({ index }) => index + 1);
  const changed = { profiles, classifieds: [] };
  return await timed(() => findNewMatches({ services, changed, write: async () => {}, stopping: undefined }));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = processorClock();
  await work();
  return (processorClock() - started) / 1000;
}

/** Every search on the whole index, as without reversed matching. */
async function onWholeIndex(services: Services, all: object[]): Promise<number> {
  const standing = await StandingSearches.open(services);
  const some = all.filter((_, n) => n % Math.ceil(all.length / SAMPLE) === 0);
  const seconds = await timed(async () => {
    for (const parameters of some)
      await standing.findAll({
        kind: "profiles",
        parameters,
        networkId: undefined,
        own: undefined,
        language: undefined,
      });
  });
  return (seconds / some.length) * all.length;
}

const database: OpenDatabase = await openEmbedded({});
try {
  await migrate(database.db);
  const services = servicesOn(database);
  const all = searches();
  await publishBusinesses(services, businesses.slice(0, PROFILES));
  await postClassifieds(services, classifieds, CLASSIFIEDS, PROFILES);
  // The first run only takes its position.
  await findNews(services);
  await save(services, all);
  await agree(services);
  await publishBusinesses(services, businesses.slice(PROFILES));
  const found = await timed(() => findNews(services));
  const told = await timed(async () => {
    await sendAlerts(services);
    await sendMatchAlerts(services, async () => true);
  });
  const { rows } = await sql<{ hits: number; matches: number; mails: number; distinct: number }>`select
    (select count(*)::int from saved_search_hits) as hits,
    (select count(*)::int from match_alert_hits) as matches, (select count(*)::int from mail_outbox) as mails,
    (select count(distinct search)::int from saved_searches) as distinct`.execute(database.db);
  const counts = rows[0] ?? { hits: 0, matches: 0, mails: 0, distinct: 0 };
  const alone = await matchesAlone(services);
  const whole = await onWholeIndex(services, all);
  const text = (count: number) => count.toLocaleString("en");
  console.log(
    `  ${text(SEARCHES)} saved searches (${text(counts.distinct)} different), ${text(CLASSIFIEDS)} classifieds, ${text(PROFILES)} businesses, ${NEW} of them new`,
  );
  console.log(
    `  who is told what: ${text(counts.hits)} hits and ${text(counts.matches)} matches in ${number(found)} s of the processor, ${number(alone)} s of them for matches`,
  );
  console.log(`  writing ${text(counts.mails)} mails: ${number(told)} s`);
  console.log(
    `  peer, each search on the whole index (from ${SAMPLE}): ${number(whole)} s; ours = ${number((found - alone) / whole)} × this`,
  );
  console.log(
    `  Goal: who is told what in at most ${GOAL_SECONDS} s${found <= GOAL_SECONDS ? "" : ": MISSED"}`,
  );
} finally {
  await database.close();
}
