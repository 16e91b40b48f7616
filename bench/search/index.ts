// Search as the site calls it, beside what one would write first in PostgreSQL and beside MiniSearch in the process.
//   BENCH_DATABASE_URL   a PostgreSQL server where databases may be created; without it only the embedded database runs
//   BENCH_PROFILES       how many profiles on PostgreSQL, 100000 unless said otherwise
import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import MiniSearch from "minisearch";
import { buildApp } from "../../packages/server/src/app.ts";
import { searchProfiles } from "../../packages/server/src/modules/search/profile-search.service.ts";
import {
  type DocumentRow,
  profileDocument,
} from "../../packages/server/src/modules/search/search.documents.ts";
import { writeDocuments } from "../../packages/server/src/modules/search/search.index.queries.ts";
import { searchMemoryOf } from "../../packages/server/src/modules/search/search.memory.ts";
import { suggestTerms } from "../../packages/server/src/modules/search/suggestions.service.ts";
import { readConfig } from "../../packages/server/src/platform/config.ts";
import type { Services } from "../../packages/server/src/platform/context.ts";
import {
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from "../../packages/server/src/platform/database.ts";
import { createLog } from "../../packages/server/src/platform/log.ts";
import { migrate } from "../../packages/server/src/platform/migrate.ts";
import { createServices } from "../../packages/server/src/platform/services.ts";
import { figures, inTurn, printRows } from "../lib/measure.ts";
import { commonToRare, makeCorpus } from "./corpus.ts";
import { category, createNaive, fillNaive, indexNaive, naive, near, role } from "./naive.ts";

const ROUNDS = 96;
const corpus = makeCorpus();
const queries = commonToRare(corpus.words);
const visitor = { kind: "visitor" } as const;
const filters = {
  profiletype_filters: role,
  value_filters: { "roles.data.products.category": [Number(category)] },
  near: { lat: near.latitude, lng: near.longitude },
  distance: 50,
} as const;

/** The k-th call asks the k-th question, for each side alike. */
function asking<T>(questions: readonly string[], ask: (word: string) => T): () => T {
  let call = 0;
  return () => ask(questions[call++ % questions.length] as string);
}

const secret = "benchmarks are no secret, but long enough";

function servicesOn({ db }: OpenDatabase): Services {
  const config = readConfig({
    NODE_ENV: "production",
    DATA_DIR: join(tmpdir(), "foodshed-bench"),
    LOG_LEVEL: "silent",
    RATE_LIMITS: "off",
    SESSION_SECRET: secret,
    PUBLIC_URL: "http://localhost:3000",
  });
  return createServices({ config, db, log: createLog(config), secret });
}

async function fill(
  database: OpenDatabase,
  count: number,
  each: (rows: DocumentRow[]) => unknown,
): Promise<void> {
  let batch: DocumentRow[] = [];
  const flush = async () => {
    await database.db.transaction().execute((transaction) => writeDocuments(transaction, batch));
    await each(batch);
    batch = [];
  };
  for (const profile of corpus.profiles(count)) {
    batch.push(profileDocument(profile));
    if (batch.length === 500) await flush();
  }
  if (batch.length > 0) await flush();
  await sql.raw("analyze search_documents").execute(database.db);
}

async function warm(services: Services): Promise<void> {
  const started = performance.now();
  const before = process.memoryUsage();
  await searchMemoryOf(services.db).catchUp();
  const after = process.memoryUsage();
  const megabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1_048_576;
  console.log(
    `  read into memory in ${(performance.now() - started).toFixed(0)} ms, about ${megabytes.toFixed(0)} MB`,
  );
}

/** One call with 24 hits, highlights, distances and the counts of every facet, through HTTP on loopback. */
async function throughHttp(
  services: Services,
): Promise<{ call: (word: string) => Promise<number>; close(): Promise<void> }> {
  const app = await buildApp({ services, apiOnly: true });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const call = (keywords: string) =>
    new Promise<number>((resolve, reject) => {
      const body = JSON.stringify({ keywords, near: filters.near });
      const sent = request(
        {
          port,
          host: "127.0.0.1",
          agent,
          method: "POST",
          path: "/api/v1/search/profiles/",
          headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
        },
        (answer) => {
          let size = 0;
          answer.on("data", (chunk: Buffer) => {
            size += chunk.length;
          });
          answer.on("end", () =>
            answer.statusCode === 200 ? resolve(size) : reject(new Error(`${answer.statusCode}`)),
          );
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  return {
    call,
    close: async () => {
      agent.destroy();
      await app.close();
    },
  };
}

/** What the processor is busy with a call, client and server together: says more than the clock on a busy machine. */
async function processorTime(name: string, call: () => Promise<unknown>): Promise<void> {
  const samples: number[] = [];
  for (let round = -24; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    if (round >= 0) samples.push((user + system) / 1000);
  }
  printRows(`${name}, processor time of this process`, "ms", { "client and server": samples });
}

/**
 * Ours and naive PostgreSQL in turn, then MiniSearch by itself: the garbage that it makes would otherwise be collected
 * in the time of whoever comes next.
 */
async function beside(
  title: string,
  sides: Record<string, () => Promise<unknown>>,
  mini: (() => unknown) | undefined,
): Promise<Record<string, number[]>> {
  const samples = await inTurn(ROUNDS, sides, 24);
  if (mini) Object.assign(samples, await inTurn(ROUNDS, { MiniSearch: mini }, 24));
  printRows(title, "ms", samples);
  return samples;
}

function goal(name: string, samples: number[], p95: number): void {
  const reached = figures(samples).p95;
  console.log(
    `  goal: p95 ≤ ${p95} ms; ${name} reached ${reached.toFixed(2)} ms${reached <= p95 ? "" : ": MISSED"}`,
  );
}

async function embedded(): Promise<void> {
  console.log("\nEmbedded database, 1,200 profiles");
  const database = await openEmbedded({});
  await migrate(database.db);
  await fill(database, 1200, () => {});
  const services = servicesOn(database);
  await warm(services);
  const http = await throughHttp(services);
  const samples = await inTurn(
    ROUNDS,
    {
      "through HTTP": asking(queries, http.call),
      "the same again (noise)": asking(queries, http.call),
      "its service, without HTTP": asking(queries, (keywords) =>
        searchProfiles(services, visitor, { keywords, near: filters.near }),
      ),
    },
    24,
  );
  printRows("Everything a search page needs", "ms", samples);
  goal("HTTP", samples["through HTTP"] ?? [], 10);
  await processorTime("Through HTTP", asking(queries, http.call));
  await http.close();
  await database.close();
}

async function postgres(url: string, count: number): Promise<void> {
  console.log(`\nPostgreSQL, ${count.toLocaleString("en")} profiles`);
  const name = "foodshed_bench_search";
  const server = await openPostgres(url, { max: 1 });
  await sql.raw(`drop database if exists ${name}`).execute(server.db);
  await sql.raw(`create database ${name}`).execute(server.db);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgres(own.href);
  await migrate(database.db);
  await createNaive(database.db);
  const mini = new MiniSearch<DocumentRow>({
    fields: ["name_words", "product_words", "other_words"],
    storeFields: ["facets"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: { combineWith: "AND", boost: { name_words: 4, product_words: 2 } },
  });
  // Above this MiniSearch does not fit a process beside the rest.
  const withMini = count <= 200_000;
  await fill(database, count, async (rows) => {
    await fillNaive(database.db, rows);
    if (withMini) mini.addAll(rows);
  });
  await indexNaive(database.db);
  const services = servicesOn(database);
  await warm(services);
  const { db } = database;
  const ours = (keywords: string, more: object = {}) =>
    searchProfiles(services, visitor, { keywords, ...more });

  for (const word of queries) {
    const answer = await ours(word, { size: 0 });
    assert.equal(answer.hits.total, await naive.total(db, word), `total for ${word}`);
    if (withMini) assert.equal(answer.hits.total, mini.search(word).length, `total for ${word}`);
    const { ALL: _, ...counts } = answer.aggregations.profile_types;
    assert.deepEqual(
      Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0)),
      await naive.counts(db, word),
      `role counts for ${word}`,
    );
    const near = await ours(word, { ...filters, size: 240 });
    const ids = await naive.filteredIds(db, word);
    // Their earth is round to another radius: at the edge of the circle a few may differ.
    assert.ok(
      Math.abs(near.hits.total - ids.length) <= Math.max(2, ids.length * 0.02),
      `filtered ids for ${word}`,
    );
  }
  console.log("  all sides find the same profiles and counts");

  const http = await throughHttp(services);
  const page = await inTurn(
    ROUNDS,
    {
      "through HTTP": asking(queries, http.call),
      "the same again (noise)": asking(queries, http.call),
      "its service, without HTTP": asking(queries, (word) => ours(word, { near: filters.near })),
      "naive PostgreSQL": asking(queries, (word) => naive.page(db, word)),
    },
    24,
  );
  printRows("Everything a search page needs", "ms", page);
  goal("HTTP", page["through HTTP"] ?? [], count > 500_000 ? 60 : 15);
  await processorTime("Through HTTP", asking(queries, http.call));

  await beside(
    "Keyword, the best 24",
    {
      ours: asking(queries, (word) => ours(word)),
      "naive PostgreSQL": asking(queries, (word) => naive.keyword(db, word)),
    },
    withMini ? asking(queries, (word) => mini.search(word).slice(0, 24)) : undefined,
  );
  printRows(
    "Keyword, role, category and 50 km",
    "ms",
    await inTurn(
      ROUNDS,
      {
        ours: asking(queries, (word) => ours(word, filters)),
        "naive PostgreSQL": asking(queries, (word) => naive.filtered(db, word)),
      },
      24,
    ),
  );
  printRows(
    "Role counts for a keyword",
    "ms",
    await inTurn(
      ROUNDS,
      {
        ours: asking(queries, (word) => ours(word, { size: 0 })),
        "naive PostgreSQL": asking(queries, (word) => naive.counts(db, word)),
      },
      24,
    ),
  );
  printRows(
    "Role counts of all profiles",
    "ms",
    await inTurn(24, {
      ours: () => ours("", { size: 0 }),
      "naive PostgreSQL": () => naive.wholeCounts(db),
    }),
  );
  const typed = corpus.products.filter((product) => product.length > 6).slice(0, 24);
  await beside(
    "Suggestions for a beginning",
    {
      ours: asking(typed, (product) => suggestTerms(services, visitor, { query: product.slice(0, 3) })),
      "naive PostgreSQL": asking(typed, (product) => naive.prefix(db, product.slice(0, 3))),
    },
    withMini ? asking(typed, (product) => mini.autoSuggest(product.slice(0, 3))) : undefined,
  );
  const swapped = typed.map((product) => product.slice(0, 3) + product[4] + product[3] + product.slice(5));
  for (const [i, query] of swapped.entries()) {
    const { suggestions } = await suggestTerms(services, visitor, { query });
    assert.ok(
      query === typed[i] || suggestions.some(({ term }) => term.includes(typed[i] as string)),
      `${query} should suggest ${typed[i]}`,
    );
  }
  const typo = await beside(
    "Suggestions with two letters swapped (found by ours every time)",
    {
      ours: asking(swapped, (query) => suggestTerms(services, visitor, { query })),
      "naive PostgreSQL": asking(swapped, (query) => naive.typo(db, query)),
    },
    withMini ? asking(swapped, (query) => mini.autoSuggest(query, { fuzzy: 0.2 })) : undefined,
  );
  goal("ours", typo.ours ?? [], 5);

  const [edited] = [...corpus.profiles(1)];
  printRows(
    "An edit, until the next search has found it",
    "ms",
    await inTurn(48, {
      ours: async () => {
        const row = profileDocument({
          ...(edited as NonNullable<typeof edited>),
          id: count,
          business_name: "Justedited Farm",
        });
        await db.transaction().execute((transaction) => writeDocuments(transaction, [row]));
        assert.equal((await ours("justedited")).hits.total, 1);
      },
    }),
  );
  await http.close();
  await database.close();
  await sql.raw(`drop database if exists ${name}`).execute(server.db);
  await server.close();
}

await embedded();
const url = process.env.BENCH_DATABASE_URL;
if (url) await postgres(url, Number(process.env.BENCH_PROFILES ?? 100_000));
else
  console.log(
    "\nSet BENCH_DATABASE_URL to measure on PostgreSQL with 100,000 profiles and beside its peers.",
  );
