import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LEXICON, type LexiconEntry } from "@foodshed/sdk/lexicon";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changeFeedOf } from "../../../infra/db/change-feed.ts";
import type { Log } from "../../../infra/log/log.ts";
import { openTestDatabase } from "../../../testing/database.ts";
import { writeProfile } from "../../../testing/profiles.ts";
import { everything } from "../engine/index-fixtures.ts";
import { searchIndex } from "../engine/search-index.ts";
import { suggestionsFor } from "../engine/suggestions.ts";
import { indexProfile, removeProfileFromIndex } from "../search.indexing.ts";
import { SearchMemory } from "../search.memory.ts";
import { indexFingerprint } from "./fingerprint.ts";
import { documentsIdentity } from "./snapshot.queries.ts";
import { PendingSections, writeSnapshot } from "./snapshot-file.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
let path: string;
let said: { level: number; msg: string }[];
let log: Log;

beforeAll(async () => {
  database = await openTestDatabase();
  for (const name of ["Quince Corner", "Medlar Mill", "Émile's Œufs", "Rye & Barley"])
    await writeProfile(database.db, { name, roles: { vendor: { products: [["Cheddar", 2]] } } });
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "foodshed-snapshot-"));
  path = join(folder, "search-index");
  said = [];
  log = pino({ level: "debug" }, { write: (line: string) => said.push(JSON.parse(line)) }) as unknown as Log;
  return () => rm(folder, { recursive: true });
});

/** A process that starts: its memory, and what its log says. */
async function start(lexicon?: readonly LexiconEntry[], db = database.db) {
  said.length = 0;
  const memory = new SearchMemory(db, lexicon);
  memory.keepSnapshot(path, log);
  await memory.load();
  const isRead = said.some(({ msg }) => msg === "The saved search index is read");
  const warnings = said.filter(({ level }) => level >= 40).map(({ msg }) => msg);
  return { memory, isRead, warnings };
}

/** What people could see of it. */
function answersOf({ profiles, classifieds, phrases }: SearchMemory) {
  const ids = (typed: string) => searchIndex(profiles, { ...everything, typed }).hits.map(({ id }) => id);
  return {
    sizes: [profiles.size, classifieds.size],
    all: ids("").sort(),
    counts: [...searchIndex(profiles, everything).counts],
    words: Object.fromEntries(
      ["cheddar", "quince", "oeufs", "medlr", "cheese"].map((one) => [one, ids(one)]),
    ),
    suggestions: ["c", "qui", "chedd", "mil", "œ", "barl", "ched mi"].map((typed) =>
      suggestionsFor(phrases, typed, 10),
    ),
    completions: profiles.terms.completions("c", 20).map((term) => profiles.terms.string(term)),
    corrections: profiles.terms.corrections("chedar", false).map(({ term }) => profiles.terms.string(term)),
  };
}

async function readAgain() {
  const memory = new SearchMemory(database.db);
  await memory.catchUp();
  return answersOf(memory);
}

describe("a start with a saved index", () => {
  test("answers as one that reads everything", async () => {
    const first = await start();
    expect(first).toMatchObject({ isRead: false, warnings: [] });
    const second = await start();
    expect(second).toMatchObject({ isRead: true, warnings: [] });
    expect(answersOf(second.memory)).toEqual(answersOf(first.memory));
    expect(answersOf(second.memory).words.cheddar).toHaveLength(4);
  });

  test("takes in what was written, changed and deleted since", async () => {
    const added = await writeProfile(database.db, { name: "Short Lived Loganberries" });
    await start();
    const young = await writeProfile(database.db, { name: "Young Yuzu" });
    await database.db.transaction().execute(async (trx) => {
      await removeProfileFromIndex(trx, added.id);
      await trx
        .updateTable("accounts")
        .where("id", "=", young.id)
        .set({ business_name: "Old Oats" })
        .execute();
      await indexProfile(trx, young.id);
    });
    const { memory, isRead } = await start();
    expect(isRead).toBe(true);
    const ids = (typed: string) =>
      searchIndex(memory.profiles, { ...everything, typed }).hits.map(({ id }) => id);
    expect(ids("loganberries")).toEqual([]);
    expect(ids("oats")).toEqual([young.id]);
    expect(answersOf(memory)).toMatchObject({
      sizes: (await readAgain()).sizes,
      all: (await readAgain()).all,
    });
    // What came since is part of the next one.
    await memory.save();
    expect(answersOf((await start()).memory).all).toEqual(answersOf(memory).all);
  });

  test("saves nothing while nothing has changed", async () => {
    const { memory } = await start();
    said.length = 0;
    await memory.save();
    await changeFeedOf(database.db).version();
    await memory.save();
    expect(said).toEqual([]);
  });
});

describe("a saved index that cannot be used is ignored with one line of the log, and everything is read", () => {
  const refuses = async (reason: RegExp, lexicon?: readonly LexiconEntry[], db = database.db) => {
    const { memory, isRead, warnings } = await start(lexicon, db);
    expect(isRead).toBe(false);
    expect(warnings).toEqual([expect.stringMatching(reason)]);
    expect(warnings[0]).toMatch(/^The saved search index is not used, everything is read instead: .*\.$/);
    return memory;
  };

  test("cut off anywhere", async () => {
    await start();
    const whole = await readFile(path);
    for (const length of [0, 1, 20, 1000, whole.length >> 1, whole.length - 21, whole.length - 1]) {
      await writeFile(path, whole);
      await truncate(path, length);
      expect(answersOf(await refuses(/cut off|damaged/))).toEqual(await readAgain());
    }
  });

  test("with a flipped bit anywhere", async () => {
    await start();
    const whole = await readFile(path);
    const places = [0.01, 0.2, 0.4, 0.6, 0.8, 0.95, 0.99].map((part) => Math.floor(whole.length * part));
    const all = await readAgain();
    // Also in the header and in the trailer behind it.
    for (const place of [...places, whole.length - 25, whole.length - 18, whole.length - 3]) {
      const damaged = Buffer.from(whole);
      damaged[place] = (damaged[place] as number) ^ 4;
      await writeFile(path, damaged);
      expect(answersOf(await refuses(/damaged|cut off|another version/)), `byte ${place}`).toEqual(all);
    }
  });

  test("of an older layout", async () => {
    await start();
    const older = await readFile(path);
    older.writeUInt32LE(0, older.length - 20);
    await writeFile(path, older);
    await refuses(/another version wrote it/);
  });

  test("made with another lexicon", async () => {
    await start();
    await refuses(/another version wrote it/, LEXICON.entries().slice(5));
  });

  test("of another database", async () => {
    await start();
    const other = await openTestDatabase();
    try {
      // As after a restore into tables that were emptied: numbers of rows and transactions may be the same again.
      await sql`truncate search_documents`.execute(other.db);
      await writeProfile(other.db, { name: "Elsewhere Eggs" });
      await sql`select pg_current_xact_id() from generate_series(1, 3)`.execute(other.db);
      const memory = await refuses(/of another database/, undefined, other.db);
      expect(memory.profiles.size).toBe(1);
    } finally {
      await other.close();
    }
  });

  test("of a later state of a database that was set back, and of long ago", async () => {
    const known = {
      fingerprint: indexFingerprint(LEXICON.entries()),
      identity: await documentsIdentity(database.db),
    };
    const write = (meta: object) => writeSnapshot(path, { ...known, ...meta }, new PendingSections());
    await write({ snapshot: "9000000000:9000000000:", caughtUpAt: Date.now() });
    await refuses(/went back to an earlier state/);
    await write({ snapshot: "1:1:", caughtUpAt: Date.now() - 7 * 86_400_000 });
    await refuses(/too old/);
    await write({ snapshot: "1:1:", caughtUpAt: Date.now() });
    await refuses(/damaged \(it has no/);
  });
});

describe("a snapshot file", () => {
  test("is whole whenever its process is killed, and leaves no half one behind for good", async () => {
    const { spawn } = await import("node:child_process");
    const program = `
      const { PendingSections, writeSnapshot } = await import(${JSON.stringify(join(import.meta.dirname, "snapshot-file.ts"))});
      for (let round = 1; ; round++) {
        const sections = new PendingSections();
        sections.numbers("numbers", new Uint32Array(4_000_000).fill(round));
        sections.strings("strings", Array.from({ length: 20_000 }, (_, i) => round + " " + i));
        await writeSnapshot(${JSON.stringify(path)}, { round }, sections);
        console.log(round);
      }`;
    const { readSnapshot } = await import("./snapshot-file.ts");
    for (const wait of [0, 7, 23, 41]) {
      const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const ended = new Promise((resolve) => child.on("close", resolve));
      await new Promise((resolve) => child.stdout.once("data", resolve));
      await new Promise((resolve) => setTimeout(resolve, wait));
      child.kill("SIGKILL");
      await ended;
      const read = await readSnapshot<{ round: number }>(path, async () => {});
      const numbers = read?.sections.numbers("numbers", Uint32Array);
      expect(new Set(numbers)).toEqual(new Set([read?.meta.round]));
      expect(read?.sections.strings("strings").at(19_999)).toBe(`${read?.meta.round} 19999`);
    }
    const { utimes } = await import("node:fs/promises");
    for (const name of await readdir(folder))
      if (name.endsWith(".tmp")) await utimes(join(folder, name), 1, 1);
    await writeSnapshot(path, {}, new PendingSections());
    expect(await readdir(folder)).toEqual(["search-index"]);
  });

  test("is one or the other's when two processes write it at once", async () => {
    const [one, other] = [await start(), await start()];
    await writeProfile(database.db, { name: "Twice Told Turnips" });
    await Promise.all([one.memory.catchUp(), other.memory.catchUp()]);
    await Promise.all([one.memory.save(), other.memory.save(), one.memory.save()]);
    const third = await start();
    expect(third).toMatchObject({ isRead: true, warnings: [] });
    expect(answersOf(third.memory)).toEqual(answersOf(one.memory));
  });

  test("that cannot be written is a line of the log, and the process goes on", async () => {
    path = join(folder, "no", "such", "folder");
    const { memory, warnings } = await start();
    expect(warnings).toEqual([expect.stringMatching(/^The search index could not be saved/)]);
    expect(memory.profiles.size).toBeGreaterThan(3);
  });
});
