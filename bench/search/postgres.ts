import { sql } from "kysely";
import MiniSearch from "minisearch";
import { openPostgres } from "../../packages/server/src/infra/db/database.ts";
import { migrate } from "../../packages/server/src/infra/db/migrate.ts";
import type { DocumentRow } from "../../packages/server/src/modules/search/indexed-document.ts";
import { searchProfiles } from "../../packages/server/src/modules/search/profile-search.service.ts";
import type { SearchEngine } from "../../packages/server/src/modules/search/search.engine.ts";
import { searchEngineOf, setSearchEngine } from "../../packages/server/src/modules/search/search-engines.ts";
import type { Services } from "../../packages/server/src/modules/services.ts";
import { CLUSTER, openCluster } from "../lib/cluster.ts";
import { servicesOn } from "../lib/services.ts";
import { holdAgreement } from "./agreement.ts";
import { fill, warm } from "./harness.ts";
import { createNaive, fillNaive, indexNaive, naive } from "./naive.ts";
import { measureEdits, measurePages, measureParts, measureSuggestions } from "./postgres-rounds.ts";
import { queries, visitor } from "./questions.ts";
import type { Sides } from "./sides.ts";
import { SphinxBuilder } from "./sphinx.ts";

/** Above this MiniSearch does not fit a process beside the rest. */
const MOST_WITH_MINISEARCH = 200_000;

const NAME = "foodshed_bench_search";

/** Measures beside naive PostgreSQL and MiniSearch, in a database of its own on the server at `url`. */
export async function postgres(url: string, count: number): Promise<void> {
  console.log(`\nPostgreSQL, ${count.toLocaleString("en")} profiles`);
  const server = await openPostgres(url, { max: 1 });
  await sql.raw(`drop database if exists ${NAME}`).execute(server.db);
  await sql.raw(`create database ${NAME}`).execute(server.db);
  const own = new URL(url);
  own.pathname = `/${NAME}`;
  const database = await openPostgres(own.href);
  await migrate(database.db);
  await createNaive(database.db);
  const builder = SphinxBuilder.isInstalled() ? new SphinxBuilder() : undefined;
  const mini = count <= MOST_WITH_MINISEARCH ? emptyMiniSearch() : undefined;
  await fill(database, count, async (rows) => {
    await fillNaive(database.db, rows);
    mini?.addAll(rows);
    builder?.add(rows);
  });
  await indexNaive(database.db);
  const sphinx = await builder?.serve();
  const services = servicesOn(database);
  await warm(services);
  const inProcess = searchEngineOf(services.db);
  const cluster = CLUSTER ? openCluster(services) : undefined;
  await cluster?.feed.rebuild();
  await cluster?.engine.catchUp();
  const oursOn =
    (engine: SearchEngine): Sides["ours"] =>
    (keywords, more = {}) => {
      setSearchEngine(services.db, engine);
      return searchProfiles(services, visitor, { keywords, ...more });
    };
  const sides: Sides = {
    services,
    db: database.db,
    mini,
    count,
    queries: await held(database.db),
    sphinx,
    ours: oursOn(inProcess),
    onCluster: cluster && oursOn(cluster.engine),
  };

  console.log(`  ${sides.queries.length} of ${queries.length} words are in some profile, and are asked for`);
  await holdAgreement(sides);
  await measurePages(sides);
  await measureParts(sides);
  await measureSuggestions(sides);
  await measureEdits(sides);

  await sphinx?.close();
  await cluster?.remove();
  await cluster?.close();
  await database.close();
  await sql.raw(`drop database if exists ${NAME}`).execute(server.db);
  await server.close();
}

async function held(db: Services["db"]): Promise<string[]> {
  const found: string[] = [];
  for (const word of queries) if ((await naive.total(db, word)) > 0) found.push(word);
  return found;
}

function emptyMiniSearch(): MiniSearch<DocumentRow> {
  return new MiniSearch<DocumentRow>({
    fields: ["name_words", "product_words", "other_words"],
    storeFields: ["facets"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: { combineWith: "AND", boost: { name_words: 4, product_words: 2 } },
  });
}
