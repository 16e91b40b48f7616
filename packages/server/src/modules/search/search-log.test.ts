import { ontarioDay } from "@foodshed/sdk/vocabulary";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { deleteOldSearches, LOG_DAYS, listSearches, writeSearchLog } from "./search-log.service.ts";
import { SearchLog } from "./search-log.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ config: { searchLog: true } });
  await writeProfile(server.db, { name: "Elora Dairy" });
});
afterAll(() => server?.close());
afterEach(() => server.db.deleteFrom("search_log").execute());

/** Each test has words and a log of its own. */
beforeEach(() => {
  server.services.searchLog = new SearchLog(server.clock);
});

interface Ask {
  path?: "profiles" | "classifieds";
  address?: string;
  agent?: string;
}

async function ask(body: object, { path = "profiles", address = "192.0.2.1", agent = BROWSER }: Ask = {}) {
  const response = await server.post(`/search/${path}/`, body, { address, headers: { "user-agent": agent } });
  expect(response.status).toBe(200);
  return response.body;
}

const ADDRESSES = ["192.0.2.1", "192.0.2.2", "192.0.2.3"];
async function askFromThree(body: object, more: Ask = {}) {
  for (const address of ADDRESSES) await ask(body, { ...more, address });
}

const written = () => server.db.selectFrom("search_log").selectAll().orderBy("words").execute();
const write = () => writeSearchLog(server.services);
const writtenWords = async () => {
  await write();
  return (await written()).map(({ words }) => words);
};

describe("a search is counted", () => {
  it("per day, by its folded words, with how it ended and nothing else", async () => {
    await askFromThree({ keywords: " Elora  DAIRY" });
    await write();
    const [row] = await server.db
      .selectFrom("search_log")
      .selectAll()
      .select(sql<string>`day::text`.as("day"))
      .execute();
    expect(row).toEqual({
      day: ontarioDay(server.clock.now()),
      kind: "profiles",
      words: "elora dairy",
      searches: 3,
      without_hits: 0,
      without_complete_hits: 0,
      few_hits: 3,
      relaxed: 0,
      corrected: 0,
    });
  });

  it("with the others of its day, whichever process counted them", async () => {
    const other = new SearchLog(server.clock);
    await askFromThree({ keywords: "dairy" });
    await write();
    server.services.searchLog = other;
    await askFromThree({ keywords: "dairy" });
    await write();
    expect(await written()).toMatchObject([{ words: "dairy", searches: 6 }]);
  });

  it("as one without hits, corrected or relaxed", async () => {
    await askFromThree({ keywords: "xylophones" });
    await askFromThree({ keywords: "dairyy" });
    await askFromThree({ keywords: "dairy xylophones" });
    await write();
    expect(await written()).toMatchObject([
      {
        words: "dairy xylophones",
        searches: 3,
        without_hits: 0,
        without_complete_hits: 3,
        relaxed: 3,
        few_hits: 0,
      },
      { words: "dairyy", corrected: 3, without_hits: 0, without_complete_hits: 0, few_hits: 3 },
      { words: "xylophones", without_hits: 3, without_complete_hits: 3, few_hits: 0, corrected: 0 },
    ]);
  });

  it("among classifieds apart from profiles", async () => {
    await askFromThree({ keywords: "dairy" }, { path: "classifieds" });
    await write();
    expect(await written()).toMatchObject([{ kind: "classifieds", words: "dairy", without_hits: 3 }]);
  });

  it("with the defaults of a page, and whatever place distances are measured from", async () => {
    await askFromThree({
      keywords: "dairy",
      size: 48,
      from: 0,
      near: "N0B",
      profiletype_filters: "ALL",
      list_filters: { category: [] },
      autocomplete: false,
      distance: 0,
    });
    expect(await writtenWords()).toEqual(["dairy"]);
  });

  it.each([
    ["a further page", { from: 24 }],
    ["words that are still being typed", { autocomplete: true }],
    ["the same words taken literally", { literal: true }],
    ["hits that are only counted", { size: 0 }],
    ["a filter", { list_filters: { category: ["Bakery"] } }],
    ["a profile type", { profiletype_filters: "SELLS" }],
    ["a distance", { near: "N0B", distance: 50 }],
    ["a network", { network: "no-such-network" }],
  ])("but not for %s", async (_what, more) => {
    await askFromThree({ keywords: "dairy", ...more });
    expect(await writtenWords()).toEqual([]);
  });

  it("but not for programs", async () => {
    await askFromThree({ keywords: "dairy" }, { agent: "Googlebot/2.1" });
    expect(await writtenWords()).toEqual([]);
  });

  it("but not without words, nor where the words may lead to a person", async () => {
    await askFromThree({});
    await askFromThree({ keywords: "ada@farm.example" });
    expect(await writtenWords()).toEqual([]);
  });
});

describe("words", () => {
  it("are not written before three networks have asked for them, however often one asks", async () => {
    for (let time = 0; time < 9; time++) await ask({ keywords: "secret project" });
    await ask({ keywords: "secret project" }, { address: "192.0.2.2" });
    expect(await writtenWords()).toEqual([]);
    await ask({ keywords: "secret project" }, { address: "192.0.2.3" });
    await write();
    expect(await written()).toMatchObject([{ words: "secret project", searches: 11 }]);
  });

  it("of one household do not count as those of several", async () => {
    for (const host of ["1", "2", "3"])
      await ask({ keywords: "dairy" }, { address: `2001:db8:1:1::${host}` });
    expect(await writtenWords()).toEqual([]);
  });

  it("that are in the log are counted on for every single search, on other days too", async () => {
    await askFromThree({ keywords: "dairy" });
    await write();
    server.clock.advance(days(1));
    await ask({ keywords: "dairy" });
    await ask({ keywords: "goats" });
    await write();
    expect((await written()).map(({ words, searches }) => [words, searches])).toEqual([
      ["dairy", 3],
      ["dairy", 1],
    ]);
  });

  it("that waited for a month are forgotten", async () => {
    await ask({ keywords: "dairy" });
    await ask({ keywords: "dairy" }, { address: "192.0.2.2" });
    server.clock.advance(days(31));
    await write();
    await ask({ keywords: "dairy" }, { address: "192.0.2.3" });
    expect(await writtenWords()).toEqual([]);
  });

  it("that wait have bounded room: those asked for longest ago go first", async () => {
    const log = server.services.searchLog as SearchLog;
    const search = { kind: "profiles", total: 1, corrected: false } as const;
    for (const address of ADDRESSES.slice(1)) {
      log.record({ ...search, keywords: "first", address });
      log.record({ ...search, keywords: "second", address });
    }
    log.record({ ...search, keywords: "first", address: "192.0.2.2" });
    const inLetters = (n: number) =>
      String(n).replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
    for (let n = 0; n < 4999; n++) log.record({ ...search, keywords: inLetters(n), address: "192.0.2.9" });
    log.record({ ...search, keywords: "first", address: "192.0.2.1" });
    log.record({ ...search, keywords: "second", address: "192.0.2.1" });
    expect(log.take([]).map(({ words }) => words)).toEqual(["first"]);
  });
});

describe("a log", () => {
  it("stores nothing where the operator did not switch it on", async () => {
    const { settings } = server.services;
    const values = { ...settings.current().values, search_log: false };
    server.services.settings = { ...settings, current: () => ({ values, pausedJobs: [] }) };
    try {
      await askFromThree({ keywords: "dairy" });
      expect(await writtenWords()).toEqual([]);
    } finally {
      server.services.settings = settings;
    }
  });

  it("drops what the database does not take, and searches go on", async () => {
    await askFromThree({ keywords: "dairy" });
    await sql`alter table search_log add constraint refused check (searches < 0) not valid`.execute(
      server.db,
    );
    await expect(write()).rejects.toThrow();
    expect((await ask({ keywords: "dairy" })).hits.total).toBe(1);
    await sql`alter table search_log drop constraint refused`.execute(server.db);
    expect(await writtenWords()).toEqual([]);
    await askFromThree({ keywords: "dairy" });
    expect(await writtenWords()).toEqual(["dairy"]);
  });

  it("forgets what is older than ninety days", async () => {
    await askFromThree({ keywords: "dairy" });
    await write();
    server.clock.advance(days(LOG_DAYS));
    await deleteOldSearches(server.services);
    expect(await written()).toHaveLength(1);
    server.clock.advance(days(1));
    await deleteOldSearches(server.services);
    expect(await written()).toHaveLength(0);
  });
});

describe("a list of what was searched for", () => {
  const row = {
    kind: "profiles",
    without_hits: 0,
    without_complete_hits: 0,
    few_hits: 0,
    relaxed: 0,
    corrected: 0,
  } as const;
  const dayBefore = (count: number) => ontarioDay(new Date(server.clock.now().getTime() - days(count)));
  beforeEach(async () => {
    await server.db
      .insertInto("search_log")
      .values([
        { ...row, day: dayBefore(0), words: "cheese", searches: 5 },
        { ...row, day: dayBefore(29), words: "cheese", searches: 4 },
        { ...row, day: dayBefore(30), words: "cheese", searches: 100 },
        { ...row, day: dayBefore(1), words: "halal lamb", searches: 7, without_complete_hits: 2, relaxed: 2 },
        { ...row, day: dayBefore(1), words: "yuzu", searches: 6, without_hits: 6, without_complete_hits: 6 },
        { ...row, kind: "classifieds", day: dayBefore(1), words: "cheese", searches: 8 },
      ])
      .execute();
  });
  const list = async (more: object = {}) =>
    (await listSearches(server.services, { days: 30, limit: 100, ...more })).map(
      ({ kind, words, searches }) => [kind, words, searches],
    );

  it("adds the days up, most often searched first", async () => {
    expect(await list()).toEqual([
      ["profiles", "cheese", 9],
      ["classifieds", "cheese", 8],
      ["profiles", "halal lamb", 7],
      ["profiles", "yuzu", 6],
    ]);
    const [first] = await listSearches(server.services, { days: 30, limit: 1 });
    expect(first).toMatchObject({ first_day: dayBefore(29), last_day: dayBefore(0) });
  });

  it("holds one kind only, or as many words as wanted", async () => {
    expect(await list({ kind: "classifieds" })).toEqual([["classifieds", "cheese", 8]]);
    expect(await list({ limit: 2 })).toHaveLength(2);
  });

  it("begins with the words that were unanswered most often", async () => {
    expect(await list({ unanswered: true })).toEqual([
      ["profiles", "yuzu", 6],
      ["profiles", "halal lamb", 7],
    ]);
  });
});
