// This checkout beside an earlier one of the same repository, in one process and over the same profiles.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { processorClock } from "../lib/clock.ts";
import { inTurn, type Side } from "../lib/measure.ts";
import { number, printRows } from "../lib/report.ts";
import { ENVIRONMENT, SECRET } from "../lib/services.ts";
import { ratioOf } from "../lib/statistics.ts";
import { type FoodQuestions, foodBusinesses, foodQuestions, profileSource } from "./food.ts";
import { asking, filters, visitor } from "./questions.ts";

const here = resolve(import.meta.dirname, "../..");
const NAME = "foodshed_bench_before";
const BATCHES = 15;
/** Times of the earlier checkout that a call may take. */
const MOST = 1.3;

type Server<Path extends keyof Modules> = Modules[Path];
interface Modules {
  "bootstrap/create-services": typeof import("../../packages/server/src/bootstrap/create-services.ts");
  "infra/config/config": typeof import("../../packages/server/src/infra/config/config.ts");
  "infra/db/database": typeof import("../../packages/server/src/infra/db/database.ts");
  "infra/db/migrate": typeof import("../../packages/server/src/infra/db/migrate.ts");
  "infra/log/log": typeof import("../../packages/server/src/infra/log/log.ts");
  "modules/search/indexed-document": typeof import("../../packages/server/src/modules/search/indexed-document.ts");
  "modules/search/search.index.queries": typeof import("../../packages/server/src/modules/search/search.index.queries.ts");
  "modules/search/search.memory": typeof import("../../packages/server/src/modules/search/search.memory.ts");
  "modules/search/profile-search.service": typeof import("../../packages/server/src/modules/search/profile-search.service.ts");
  "modules/search/suggestions.service": typeof import("../../packages/server/src/modules/search/suggestions.service.ts");
}

interface Checkout {
  search(keywords: string, more?: object): Promise<{ hits: { total: number } }>;
  suggest(query: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Loads a checkout's server and fills a database of its own, as formats differ between versions. */
async function openCheckout(root: string, name: string, url: string, count: number): Promise<Checkout> {
  const load = async <Path extends keyof Modules>(path: Path): Promise<Server<Path>> =>
    await import(pathToFileURL(join(root, "packages/server/src", `${path}.ts`)).href);
  const { createServices } = await load("bootstrap/create-services");
  const { readConfig } = await load("infra/config/config");
  const { openPostgres } = await load("infra/db/database");
  const { migrate } = await load("infra/db/migrate");
  const { createLog } = await load("infra/log/log");
  const { profileDocument } = await load("modules/search/indexed-document");
  const { writeDocuments } = await load("modules/search/search.index.queries");
  const { searchMemoryOf } = await load("modules/search/search.memory");
  const { searchProfiles } = await load("modules/search/profile-search.service");
  const { suggestTerms } = await load("modules/search/suggestions.service");

  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgres(own.href);
  await migrate(database.db);
  const config = readConfig(ENVIRONMENT);
  const services = createServices({ config, db: database.db, log: createLog(config), secret: SECRET });
  const rows = foodBusinesses(count).map((business) =>
    profileDocument(profileSource(business, services.geocoder)),
  );
  for (let from = 0; from < rows.length; from += 500)
    await database.db.transaction().execute((trx) => writeDocuments(trx, rows.slice(from, from + 500)));
  await sql.raw("analyze search_documents").execute(database.db);
  await searchMemoryOf(services.db).catchUp();
  return {
    search: (keywords, more = {}) => searchProfiles(services, visitor, { keywords, ...more }),
    suggest: (query) => suggestTerms(services, { query }),
    close: () => database.close(),
  };
}

type Ask = (checkout: Checkout, question: string) => Promise<unknown>;

/** Each row of the comparison: its name, its questions and the call. */
function comparisons({ words, pairs, placed, beginnings }: FoodQuestions): [string, string[], Ask][] {
  const { near } = filters;
  return [
    ["one word", words, (checkout, text) => checkout.search(text)],
    ["two words", pairs, (checkout, text) => checkout.search(text)],
    ["one word, with a place to measure from", words, (checkout, text) => checkout.search(text, { near })],
    ["two words, with a place to measure from", pairs, (checkout, text) => checkout.search(text, { near })],
    ["one word and a town in the text", placed, (checkout, text) => checkout.search(text)],
    ["one word, role, category and 50 km", words, (checkout, text) => checkout.search(text, filters)],
    ["two words, role, category and 50 km", pairs, (checkout, text) => checkout.search(text, filters)],
    ["no words", [""], (checkout, text) => checkout.search(text)],
    ["suggestions for three letters", beginnings, (checkout, text) => checkout.suggest(text)],
    ["suggestions for a word", words, (checkout, text) => checkout.suggest(text)],
    ["suggestions for two words", pairs, (checkout, text) => checkout.suggest(text)],
  ];
}

/**
 * Prints for each kind of call how many times the earlier checkout's processor time this one takes. Databases are created on
 * the server at `url`, and dropped afterwards.
 * @param root the earlier checkout, with its dependencies installed
 */
export async function besideBefore(root: string, url: string, count: number): Promise<void> {
  if (!existsSync(join(root, "packages/server/node_modules")))
    throw new Error(`${root} is no checkout with installed dependencies.`);
  console.log(`\nPostgreSQL, ${count.toLocaleString("en")} businesses of the demo network, beside ${root}`);
  const { openPostgres } = await import("../../packages/server/src/infra/db/database.ts");
  const server = await openPostgres(url, { max: 1 });
  const names = [`${NAME}_now`, `${NAME}_then`] as const;
  const drop = async () => {
    for (const name of names) await sql.raw(`drop database if exists ${name}`).execute(server.db);
  };
  await drop();
  for (const name of names) await sql.raw(`create database ${name}`).execute(server.db);
  const questions = foodQuestions(foodBusinesses(count));
  const now = await openCheckout(here, names[0], url, count);
  const before = await openCheckout(root, names[1], url, count);
  const only = process.env.BENCH_ROW;
  const outcomes: [string, Side, Side][] = [];
  for (const [name, asked, ask] of comparisons(questions)) {
    if (only && !name.includes(only)) continue;
    const sides = await inTurn(
      {
        "this checkout": asking(asked, (text) => ask(now, text)),
        before: asking(asked, (text) => ask(before, text)),
      },
      { round: asked.length, batches: BATCHES, clock: processorClock },
    );
    printRows(`${name}, processor time of this process`, "ms", sides);
    outcomes.push([name, sides["this checkout"] as Side, sides.before as Side]);
  }
  console.log(`\nGoal: at most ${MOST} × before`);
  for (const [name, ours, theirs] of outcomes) {
    const { value, low, high } = ratioOf(ours.batches, theirs.batches, true);
    const missed = value <= MOST ? "" : low > MOST ? ": MISSED" : ": perhaps missed";
    console.log(`  ${number(value)} [${number(low)}–${number(high)}]  ${name}${missed}`);
  }
  await now.close();
  await before.close();
  await drop();
  await server.close();
}
