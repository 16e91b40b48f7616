import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as towns from "../../migrations/0015-towns.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { adoptDocuments } from "./search.index.queries.ts";
import { indexProfile, rebuildSearchIndex } from "./search.indexing.ts";
import { SearchMemory } from "./search.memory.ts";

let server: TestServer;
let cellar: { id: number };

beforeAll(async () => {
  server = await buildTestServer();
  cellar = await writeProfile(server.db, {
    name: "The Cheese Cellar",
    roles: { vendor: { products: [["Cheddar", 2]] } },
  });
});
afterAll(() => server.close());

const search = async (body: object = {}) => {
  const answer = await server.post("/search/profiles/", body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const names = async (body: object) =>
  (await search(body)).hits.hits.map(
    (hit: { _source: { business_name: string } }) => hit._source.business_name,
  );

test("documents of an older version are given the towns that new ones are written with", async () => {
  await writeProfile(server.db, { name: "Old Mill", city: "St.  Marys" });
  await writeProfile(server.db, { name: "Townless Mill" });
  const phrases = () =>
    server.db
      .selectFrom("search_documents")
      .select(["id", "phrases"])
      .orderBy("kind")
      .orderBy("id")
      .execute();
  const written = await phrases();
  await sql`update search_documents set phrases = regexp_replace(phrases, E'\nc0\t.*$', '')`.execute(
    server.db,
  );
  expect(await phrases()).not.toEqual(written);
  await towns.up(server.db as unknown as Kysely<unknown>);
  expect(await phrases()).toEqual(written);
});

describe("an edit", () => {
  test("is found by the next search, also by another server process", async () => {
    const other = new SearchMemory(server.db);
    await other.catchUp();
    const size = other.profiles.size;
    const { id } = await writeProfile(server.db, { name: "Quince Corner" });
    expect(await names({ keywords: "quince" })).toEqual(["Quince Corner"]);
    await other.catchUp();
    expect(other.profiles.size).toBe(size + 1);

    await server.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("accounts")
        .where("id", "=", id)
        .set({ business_name: "Medlar Corner" })
        .execute();
      await indexProfile(trx, id);
    });
    expect(await names({ keywords: "medlar" })).toEqual(["Medlar Corner"]);
    expect(await names({ keywords: "quince" })).toEqual([]);

    await server.db.transaction().execute(async (trx) => {
      await trx.updateTable("accounts").where("id", "=", id).set({ published_at: null }).execute();
      await indexProfile(trx, id);
    });
    expect(await names({ keywords: "medlar" })).toEqual([]);
    await other.catchUp();
    expect(other.profiles.size).toBe(size);
  });

  test("that is rolled back is never found", async () => {
    const failed = server.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("accounts")
        .set({ business_name: "Rolled Back Ltd" })
        .where("id", "=", cellar.id)
        .execute();
      await indexProfile(trx, cellar.id);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(await names({ keywords: "rolled" })).toEqual([]);
  });

  test.runIf(process.env.TEST_DATABASE_URL)("committed after a younger one is found too", async () => {
    const a = await writeProfile(server.db, { name: "Elder Statement" });
    let release = () => {};
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const elder = server.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("accounts")
        .where("id", "=", a.id)
        .set({ business_name: "Elder Persimmon" })
        .execute();
      await indexProfile(trx, a.id);
      written();
      await new Promise<void>((resolve) => (release = resolve));
    });
    await isWritten;
    const younger = await writeProfile(server.db, { name: "Younger Persimmon" });
    expect(await names({ keywords: "persimmon" })).toEqual(["Younger Persimmon"]);
    release();
    await elder;
    expect((await names({ keywords: "persimmon" })).sort()).toEqual(["Elder Persimmon", "Younger Persimmon"]);
    await server.db.transaction().execute(async (trx) => {
      for (const { id } of [a, younger]) {
        await trx.updateTable("accounts").where("id", "=", id).set({ published_at: null }).execute();
        await indexProfile(trx, id);
      }
    });
  });

  test("survives rebuilding the whole index", async () => {
    const before = await search({ keywords: "cheese" });
    await rebuildSearchIndex(server.db);
    expect(await search({ keywords: "cheese" })).toEqual(before);
    const fresh = new SearchMemory(server.db);
    await fresh.catchUp();
    expect(fresh.profiles.size).toBe((await search()).hits.total);
  });

  test("numbered by another cluster, as after a restore, is taken in", async () => {
    const own = await openTestDatabase();
    try {
      await writeProfile(own.db, { name: "Restored Orchard" });
      await sql`update search_documents set changed = '9000000000'::xid8`.execute(own.db);
      const memory = new SearchMemory(own.db);
      await memory.catchUp();
      expect(memory.profiles.size).toBe(1);
      const { rows } = await sql<{ ahead: boolean }>`
        select changed > pg_snapshot_xmax(pg_current_snapshot()) as ahead from search_documents`.execute(
        own.db,
      );
      expect(rows).toEqual([{ ahead: false }]);
    } finally {
      await own.close();
    }
  });

  test("by the thousands is taken in by statements of five thousand rows", async () => {
    const own = await openTestDatabase();
    try {
      await sql`insert into search_documents (kind, id, changed)
        select 'profile', n, '9000000000'::xid8 from generate_series(1, 12000) n`.execute(own.db);
      await adoptDocuments(own.db);
      const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from search_documents
        group by changed having changed < '9000000000'::xid8 order by 1 desc`.execute(own.db);
      expect(rows.map((each) => each.rows)).toEqual([5000, 5000, 2000]);
    } finally {
      await own.close();
    }
  });
});
