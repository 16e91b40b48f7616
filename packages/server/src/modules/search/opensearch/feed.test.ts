import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { writeProfile } from "../../../testing/profiles.ts";
import { CLUSTER, searchInCluster, type TestCluster } from "../../../testing/search-cluster.ts";
import { buildTestServer, type TestServer } from "../../../testing/server.ts";
import { indexProfile } from "../search.indexing.ts";
import { setSearchEngine } from "../search-engines.ts";
import { openOpenSearch } from "./open.ts";

if (!CLUSTER) console.log("! SKIPPED how OpenSearch is fed: set OPENSEARCH_URL to the address of a cluster.");

describe.skipIf(!CLUSTER)("feeding OpenSearch", () => {
  let server: TestServer;
  let cluster: TestCluster;

  beforeAll(async () => {
    server = await buildTestServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    cluster = searchInCluster(server.services);
  });
  afterEach(() => cluster.remove());

  const names = async (keywords: string) => {
    const answer = await server.post("/search/profiles/", { keywords, literal: true });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.hits.hits.map(
      (hit: { _source: { business_name: string } }) => hit._source.business_name,
    );
  };
  const rename = (id: number, business_name: string) =>
    server.db.transaction().execute(async (trx) => {
      await trx.updateTable("accounts").set({ business_name }).where("id", "=", id).execute();
      await indexProfile(trx, id);
    });
  const unpublish = (id: number) =>
    server.db.transaction().execute(async (trx) => {
      await trx.updateTable("accounts").set({ published_at: null }).where("id", "=", id).execute();
      await indexProfile(trx, id);
    });
  const idsInCluster = async () => {
    const { body } = await cluster.ask("POST", `/${cluster.prefix}-profiles/_search?size=1000`, {
      query: { match_all: {} },
    });
    return (body as { hits: { hits: { _id: string }[] } }).hits.hits.map(({ _id }) => Number(_id));
  };
  const everythingStored = async () => {
    await cluster.ask("POST", `/${cluster.prefix}-state/_refresh`);
    const { body } = await cluster.ask("GET", `/${cluster.prefix}-state/_search?size=1000`);
    return (body as { hits: { hits: { _id: string; _source: object }[] } }).hits.hits;
  };
  const storedState = async () => {
    const stored = await everythingStored();
    return stored.find(({ _id }) => _id.startsWith("current-")) as (typeof stored)[number];
  };
  /** A process that was started just now. */
  const another = () => {
    const other = openOpenSearch({
      db: server.db,
      log: server.services.log,
      nodes: (CLUSTER as string).split(","),
      prefix: cluster.prefix,
      timeout: 30_000,
      stateAge: 0,
    });
    setSearchEngine(server.db, other.engine);
    return other;
  };

  test("finds everything after it has built the first indexes, and refuses searches before", async () => {
    await writeProfile(server.db, { name: "Amaranth Acres" });
    expect((await server.post("/search/profiles/", {})).status).toBe(503);
    await cluster.feed.run();
    expect(await names("amaranth")).toEqual(["Amaranth Acres"]);
  });

  test("a process that starts knows words and places without reading a document", async () => {
    await writeProfile(server.db, { name: "Borage Barn", city: "Elora", at: [43.684, -80.43] });
    await cluster.feed.run();
    const other = another();
    expect(await names("borage")).toEqual(["Borage Barn"]);
    expect(other.engine.profiles.segments).toEqual([]);
    const { body } = await server.post("/search/profiles/", { keywords: "borag barn near Elora" });
    expect(body.interpretation).toMatchObject({ place: "Elora", corrections: [] });
    await other.close();
  });

  test("a member's own write is found before it is fed, and by every process", async () => {
    await cluster.feed.run();
    const { id } = await writeProfile(server.db, { name: "Celeriac Cellar" });
    expect(await names("celeriac")).toEqual(["Celeriac Cellar"]);
    const other = another();
    expect(await names("celeriac")).toEqual(["Celeriac Cellar"]);
    await rename(id, "Damson Den");
    expect(await names("celeriac")).toEqual([]);
    expect(await names("damson")).toEqual(["Damson Den"]);
    expect(await idsInCluster()).not.toContain(id);
    await other.close();
  });

  test("what is fed leaves the memory of a process, and is found as before", async () => {
    await cluster.feed.run();
    const { id } = await writeProfile(server.db, { name: "Endive End" });
    expect(await names("endive")).toEqual(["Endive End"]);
    await cluster.feed.run();
    expect(await names("endive")).toEqual(["Endive End"]);
    expect(await idsInCluster()).toContain(id);
    expect(cluster.engine.profiles.segments.every(({ liveCount }) => liveCount === 0)).toBe(true);
  });

  test("killed before it noted how far it came, it writes again and nothing is there twice", async () => {
    await cluster.feed.run();
    const one = await writeProfile(server.db, { name: "Fennel Field" });
    const gone = await writeProfile(server.db, { name: "Fennel Gone" });
    const stored = await everythingStored();
    await cluster.feed.run();
    await unpublish(gone.id);
    await cluster.feed.run();
    // As if the last two runs had died before their last step.
    for (const { _id, _source } of stored)
      await cluster.ask("PUT", `/${cluster.prefix}-state/_doc/${_id}`, _source);
    const other = another();
    expect(await names("fennel")).toEqual(["Fennel Field"]);
    await cluster.feed.end();
    await other.feed.run();
    expect(await names("fennel")).toEqual(["Fennel Field"]);
    const ids = await idsInCluster();
    expect(ids.filter((id) => id === one.id)).toHaveLength(1);
    expect(ids).not.toContain(gone.id);
    await other.close();
  });

  test("two processes at once do no harm, and one of them feeds", async () => {
    const other = another();
    await writeProfile(server.db, { name: "Gooseberry Gate" });
    await Promise.all([cluster.feed.run(), other.feed.run()]);
    await Promise.all([cluster.feed.run(), other.feed.run()]);
    expect(await names("gooseberry")).toEqual(["Gooseberry Gate"]);
    const { body } = await cluster.ask("GET", `/${cluster.prefix}-profiles-*/_settings`);
    expect(Object.keys(body as object)).toHaveLength(1);
    await other.close();
  });

  test("new indexes are built beside the old ones, which are searched until then", async () => {
    await writeProfile(server.db, { name: "Horseradish Hill" });
    await cluster.feed.run();
    const aliasOf = async () =>
      Object.keys((await cluster.ask("GET", `/_alias/${cluster.prefix}-profiles`)).body as object);
    const before = await aliasOf();
    let isBuilding = true;
    const building = cluster.feed.rebuild().finally(() => {
      isBuilding = false;
    });
    let searches = 0;
    while (isBuilding) {
      expect(await names("horseradish")).toEqual(["Horseradish Hill"]);
      searches++;
    }
    await building;
    expect(searches).toBeGreaterThan(0);
    const after = await aliasOf();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    expect(await names("horseradish")).toEqual(["Horseradish Hill"]);
  });

  test("indexes that were written by another lexicon or mapping are left alone, and new ones built", async () => {
    await writeProfile(server.db, { name: "Iceberg Inn" });
    const older = openOpenSearch({
      db: server.db,
      log: server.services.log,
      nodes: (CLUSTER as string).split(","),
      prefix: cluster.prefix,
      timeout: 30_000,
      lexicon: [],
    });
    await older.feed.run();
    await older.close();
    setSearchEngine(server.db, cluster.engine);
    expect((await server.post("/search/profiles/", {})).status).toBe(503);
    await cluster.feed.run();
    expect(await names("iceberg")).toEqual(["Iceberg Inn"]);
    const { body } = await cluster.ask("GET", `/${cluster.prefix}-profiles-*/_settings`);
    expect(Object.keys(body as object)).toHaveLength(2);
  });

  test("a database that was put back is read from the beginning", async () => {
    await cluster.feed.run();
    const { _id, _source } = await storedState();
    const ahead = { ..._source, position: "999999999:999999999:" };
    await cluster.ask("PUT", `/${cluster.prefix}-state/_doc/${_id}`, ahead);
    await writeProfile(server.db, { name: "Juniper Junction" });
    await cluster.feed.run();
    const other = another();
    expect(await names("juniper")).toEqual(["Juniper Junction"]);
    expect(other.engine.profiles.segments).toEqual([]);
    await other.close();
  });
});
