import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alertsJob } from "../../modules/saved-searches/alerts.job.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { fillDemo, isEmpty } from "./fill-demo.ts";

describe("filling in bulk", () => {
  const profilesOf = async (bulk: boolean, seed: string) => {
    const opened = await openTestDatabase();
    const server = await buildTestServer();
    try {
      const services = { ...server.services, db: opened.db };
      await fillDemo(services, { profiles: 60, seed, bulk });
      const accounts = await opened.db
        .selectFrom("accounts as a")
        .leftJoin("users as u", "u.account_id", "a.id")
        .select([
          "a.slug",
          "a.business_name",
          "a.description",
          "a.postal_code",
          "a.latitude",
          "u.email",
          "u.is_admin",
        ])
        .orderBy("a.slug")
        .orderBy("u.email")
        .execute();
      const products = await opened.db
        .selectFrom("products as p")
        .innerJoin("roles as r", "r.id", "p.role_id")
        .innerJoin("accounts as a", "a.id", "r.account_id")
        .select(["a.slug", "r.code", "p.name", "p.category"])
        .orderBy("a.slug")
        .orderBy("r.code")
        .orderBy("p.category")
        .orderBy("p.name")
        .execute();
      const documents = await opened.db
        .selectFrom("search_documents")
        .select(["kind", "name_words", "product_words", "facets"])
        .where("kind", "=", "profile")
        .orderBy("name_words")
        .orderBy("product_words")
        .execute();
      return { accounts, products, documents };
    } finally {
      await opened.close();
      await server.close();
    }
  };

  it("writes the same businesses as signing up one by one, in the same words for search", async () => {
    const oneByOne = await profilesOf(false, "twins");
    const bulk = await profilesOf(true, "twins");
    // Each with its owner, and three people more.
    expect(bulk.accounts).toHaveLength(63);
    expect(bulk.accounts).toEqual(oneByOne.accounts);
    expect(bulk.products).toEqual(oneByOne.products);
    expect(bulk.documents).toEqual(oneByOne.documents);
  }, 120_000);
});

describe("filling a network too large to hold in memory", () => {
  const PROFILES = 1200;
  const WHOLE = 60;
  let server: TestServer;
  const reported: number[] = [];

  beforeAll(async () => {
    server = await buildTestServer();
  }, 60_000);
  afterAll(() => server.close());

  it("leaves nothing behind when it fails in the last portion, and may be begun again", async () => {
    const broken = fillDemo(server.services, {
      profiles: PROFILES,
      whole: WHOLE,
      bulk: true,
      onProgress: (_step, done) => {
        if (done === PROFILES) throw new Error("The disk is full.");
      },
    });
    await expect(broken).rejects.toThrow("The disk is full.");
    expect(await isEmpty(server.db)).toBe(true);
    await fillDemo(server.services, {
      profiles: PROFILES,
      whole: WHOLE,
      bulk: true,
      onProgress: (step, done) => step === "Writing further businesses" && reported.push(done),
    });
    const accounts = await server.db.selectFrom("accounts").select("id").execute();
    expect(accounts).toHaveLength(PROFILES);
    expect(reported).toEqual([WHOLE + 1000, PROFILES]);
  }, 240_000);

  it("gives the others ads, messages, connections and saved searches in proportion", async () => {
    const { rows: accounts } = await sql<{ first: number }>`select min(id) as first from accounts`.execute(
      server.db,
    );
    const last = (accounts[0]?.first ?? 1) + WHOLE - 1;
    const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from classifieds where account_id > ${last}) as classifieds,
      (select count(distinct conversation_id)::int from messages where sender_account_id > ${last}) as conversations,
      (select count(*)::int from connections where account_id > ${last}) as connections,
      (select count(*)::int from saved_searches where account_id > ${last}) as searches,
      (select count(*)::int from accounts a join users u on u.account_id = a.id where a.id > ${last}) as owners`.execute(
      server.db,
    );
    const [others] = rows as [Record<string, number>];
    expect(others.owners).toBe(PROFILES - WHOLE);
    expect(others.classifieds).toBeGreaterThan(50);
    expect(others.conversations).toBeGreaterThan(200);
    expect(others.connections).toBeGreaterThan(150);
    expect(others.searches).toBeGreaterThan(70);
  });

  it("lets each of them be found, with its ads", async () => {
    const search = async (kind: string) =>
      (await server.post(`/search/${kind}/`, { size: 0 })).body.hits.total as number;
    const hidden = await sql<{ n: number }>`
      select count(*)::int as n from accounts where published_at is null`.execute(server.db);
    expect(await search("profiles")).toBe(PROFILES - (hidden.rows[0]?.n ?? 0));
    const open = await sql<{ n: number }>`
      select count(*)::int as n from classifieds where needed_by > ${server.clock.now()}`.execute(server.db);
    expect(await search("classifieds")).toBe(open.rows[0]?.n);
  });

  it("writes to nobody about what was there before", async () => {
    await alertsJob.run(server.services, new AbortController().signal);
    const { rows } = await sql<{ recipient: string }>`select distinct recipient from mail_outbox`.execute(
      server.db,
    );
    expect(rows).toEqual([{ recipient: "demo@foodshed.example" }]);
  });
});
