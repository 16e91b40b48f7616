// The engines of search beside one another, asked the same questions: the index of the process, and OpenSearch.
//   OPENSEARCH_URL   the nodes of a cluster, with commas between them; packages/server/src/testing/opensearch starts one
//   BENCH_PROFILES   how many businesses, 20000 unless said otherwise

import { openEmbedded } from "../../packages/server/src/infra/db/database.ts";
import { migrate } from "../../packages/server/src/infra/db/migrate.ts";
import {
  type ProfileSource,
  profileDocument,
} from "../../packages/server/src/modules/search/indexed-document.ts";
import { searchProfiles } from "../../packages/server/src/modules/search/profile-search.service.ts";
import type { SearchEngine } from "../../packages/server/src/modules/search/search.engine.ts";
import { writeDocuments } from "../../packages/server/src/modules/search/search.index.queries.ts";
import { searchEngineOf, setSearchEngine } from "../../packages/server/src/modules/search/search-engines.ts";
import { suggestTerms } from "../../packages/server/src/modules/search/suggestions.service.ts";
import { CLUSTER, openCluster } from "../lib/cluster.ts";
import { inTurn } from "../lib/measure.ts";
import { printRows } from "../lib/report.ts";
import { servicesOn } from "../lib/services.ts";
import { fill, warm } from "../search/harness.ts";
import { asking, corpus, filters, queries, visitor } from "../search/questions.ts";

const PROFILES = Number(process.env.BENCH_PROFILES ?? 20_000);

async function compare(): Promise<void> {
  const database = await openEmbedded({});
  await migrate(database.db);
  console.log(`\n${PROFILES.toLocaleString("en-CA")} businesses`);
  await fill(database, PROFILES, () => {});
  const services = servicesOn(database);
  const inProcess = searchEngineOf(services.db);
  await warm(services);
  const cluster = openCluster(services);
  try {
    const took = async (what: string, work: () => Promise<unknown>) => {
      const started = performance.now();
      await work();
      console.log(`  ${what} in ${((performance.now() - started) / 1000).toFixed(2)} s`);
    };
    await took("OpenSearch: indexes built", () => cluster.feed.rebuild());
    await took("OpenSearch: a process started", () => cluster.engine.catchUp());
    const on = <Asked extends unknown[], Answer>(
      engine: SearchEngine,
      ask: (...asked: Asked) => Promise<Answer>,
    ) => {
      return (...asked: Asked) => {
        setSearchEngine(services.db, engine);
        return ask(...asked);
      };
    };
    const page = (keywords: string) => searchProfiles(services, visitor, { keywords, near: filters.near });
    const categories = [...filters.value_filters["roles.data.products.category"]];
    const filtered = (keywords: string) =>
      searchProfiles(services, visitor, {
        keywords,
        ...filters,
        value_filters: { "roles.data.products.category": categories },
      });
    await agree(on(inProcess, page), on(cluster.engine, page));
    await agree(on(inProcess, filtered), on(cluster.engine, filtered));
    const rows = async (title: string, ask: (keywords: string) => Promise<unknown>) =>
      printRows(
        title,
        "ms",
        await inTurn(
          {
            "in process": asking(queries, on(inProcess, ask)),
            OpenSearch: asking(queries, on(cluster.engine, ask)),
          },
          { batches: 8, round: queries.length },
        ),
      );
    await rows("A page of a search, with every count", page);
    await rows("The same with a role, a category and 50 km", filtered);
    let letters = 0;
    await rows("Suggestions for three letters, each time others", (word) =>
      suggestTerms(services, { query: `${word.slice(0, 3)}${"abcdefghijklmnop"[letters++ % 16]}` }),
    );
    const [first] = corpus.profiles(1);
    let edit = 0;
    const untilFound = async () => {
      const name = `Unheard${edit++}`;
      const row = profileDocument({ ...(first as ProfileSource), business_name: name });
      await services.db.transaction().execute((trx) => writeDocuments(trx, [row]));
      const { hits } = await searchProfiles(services, visitor, { keywords: name, literal: true });
      if (hits.total !== 1) throw new Error(`${name} was found ${hits.total} times.`);
    };
    printRows(
      "Written until found",
      "ms",
      await inTurn(
        { "in process": on(inProcess, untilFound), OpenSearch: on(cluster.engine, untilFound) },
        { batches: 8 },
      ),
    );
  } finally {
    await cluster.remove();
    await cluster.close();
    await database.close();
  }
}

type Ask = (keywords: string) => Promise<{ hits: { total: number; hits: { _source: { id: number } }[] } }>;

/** @throws Error where the engines answer differently */
async function agree(one: Ask, other: Ask): Promise<void> {
  for (const keywords of queries) {
    const [a, b] = [await one(keywords), await other(keywords)];
    const idsOf = ({ hits }: typeof a) => [hits.total, ...hits.hits.map(({ _source }) => _source.id)].join();
    if (idsOf(a) !== idsOf(b)) throw new Error(`"${keywords}": ${idsOf(a)} and ${idsOf(b)}`);
  }
}

if (CLUSTER) await compare();
else console.log("\nSet OPENSEARCH_URL to measure OpenSearch beside the index of the process.");
