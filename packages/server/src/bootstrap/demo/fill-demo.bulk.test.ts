import type { DemoBusiness } from "@foodshed/demo/demo-data";
import { DEMO_PASSWORD } from "@foodshed/demo/demo-logins";
import { demoNetwork } from "@foodshed/demo/network";
import { roleCode } from "@foodshed/sdk/vocabulary";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { alertsJob } from "../../modules/saved-searches/alerts.job.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { fillDemo, isEmpty } from "./fill-demo.ts";
import { profileFields } from "./records.ts";

/** Other numbers and days than in another network, what people have done since, and what stands in their profiles. */
const OWN_COLUMNS = [
  ...["id", "user_id", "account_id"],
  ...[
    "created_at",
    "updated_at",
    "edited_at",
    "claimed_at",
    "published_at",
    "activated_at",
    "email_consent_at",
  ],
  ...["password_hash", "last_login_at", "photo_key"],
];

/** Names of the columns that two rows do not share. */
const differing = (a: Record<string, unknown>, b: Record<string, unknown> | undefined) =>
  Object.keys(a).filter((column) => JSON.stringify(a[column]) !== JSON.stringify(b?.[column]));

describe("accounts that are written at once", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await buildTestServer();
    await fillDemo(server.services, { profiles: 60, seed: "twins" });
  }, 120_000);
  afterAll(() => server.close());

  /** Every column, by address. */
  const rowsOf = (db: TestServer["db"]) =>
    db
      .selectFrom("users as u")
      .innerJoin("memberships as m", "m.user_id", "u.id")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .where("m.role", "=", "owner")
      .select([
        "u.email",
        sql<Record<string, unknown>>`to_jsonb(u)`.as("user"),
        sql<Record<string, unknown>>`to_jsonb(a)`.as("account"),
        sql<Record<string, unknown>>`to_jsonb(m)`.as("membership"),
      ])
      .execute();

  it("have what a sign-up gives them, in every column that a profile leaves alone", async () => {
    const demo = demoNetwork({ profiles: 60, seed: "twins", now: server.clock.now() });
    const claimed = demo.businesses.filter(
      ({ standing, isManager, isAdmin, roles }) =>
        standing === "active" &&
        !isManager &&
        !isAdmin &&
        roles.every(({ value }) => value !== "organization"),
    );
    const profile = profileFields(claimed[0] as DemoBusiness, server.services.geocoder);
    const explained = new Set([...OWN_COLUMNS, ...Object.keys(profile)]);
    const written = new Map((await rowsOf(server.db)).map((row) => [row.email, row]));
    const signedUp = await buildTestServer();
    try {
      for (const business of claimed.slice(0, 5)) {
        const { email } = await signedUp.signUp({
          email: business.email,
          business_name: business.businessName,
          first_name: business.firstName,
          last_name: business.lastName,
          title: business.title,
          roles: business.roles.map(({ value }) => roleCode(value)),
          email_consent: true,
        });
        await signedUp.activate(email);
      }
      for (const { email, ...row } of await rowsOf(signedUp.db)) {
        const demo = written.get(email);
        const differences = [
          ...differing(row.user, demo?.user),
          ...differing(row.account, demo?.account),
          ...differing(row.membership, demo?.membership),
        ];
        const unexpected = differences.filter((column) => !explained.has(column));
        expect({ email, unexpected }).toEqual({ email, unexpected: [] });
      }
    } finally {
      await signedUp.close();
    }
  }, 120_000);

  it("belong to the manager who made them, as long as nobody has claimed them", async () => {
    const token = await server.login("network@foodshed.example", DEMO_PASSWORD);
    const manager = (await server.get("/accounts/session/", { token })).body;
    const unclaimed = await server.db
      .selectFrom("accounts as a")
      .leftJoin("connections as c", "c.account_id", "a.id")
      .where("a.claimed_at", "is", null)
      .select(["a.created_by_account_id", "c.organization_id", "c.manage", "c.state"])
      .execute();
    expect(unclaimed.length).toBeGreaterThan(0);
    for (const account of unclaimed)
      expect(account).toEqual({
        created_by_account_id: manager.account_id,
        organization_id: manager.account_id,
        manage: true,
        state: "accepted",
      });
  });

  it("say what language they are described in", async () => {
    const { businesses } = demoNetwork({ profiles: 60, seed: "twins", now: server.clock.now() });
    const rows = await server.db.selectFrom("accounts").select(["email", "description_language"]).execute();
    const languages = new Map(rows.map((row) => [row.email, row.description_language]));
    for (const { email, description, descriptionLanguage } of businesses)
      expect([email, languages.get(email)]).toEqual([
        email,
        description ? (descriptionLanguage ?? "en-CA") : null,
      ]);
  });
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
      onProgress: (_step, done) => {
        if (done === PROFILES) throw new Error("The disk is full.");
      },
    });
    await expect(broken).rejects.toThrow("The disk is full.");
    expect(await isEmpty(server.db)).toBe(true);
    await fillDemo(server.services, {
      profiles: PROFILES,
      whole: WHOLE,
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
