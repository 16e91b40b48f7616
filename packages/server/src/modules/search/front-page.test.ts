import { describe, expect, test } from "vitest";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer } from "../../testing/server.ts";

const GUELPH: [number, number] = [43.5448, -80.2482];
const OTTAWA: [number, number] = [45.4215, -75.6972];

describe("the front page", () => {
  test("features an operator's choice first", async () => {
    const own = await buildTestServer();
    try {
      await writeProfile(own.db, { name: "Plain" });
      await writeProfile(own.db, { name: "Second", featuredRank: 2 });
      await writeProfile(own.db, { name: "First", featuredRank: 1 });
      await writeProfile(own.db, { name: "Hidden", featuredRank: 0, published: false });
      await writeProfile(own.db, { name: "Link", roles: { organization: {} } });
      const list = async (path: string) =>
        (await own.get(path)).body.hits.hits.map(
          (hit: { _source: { business_name: string } }) => hit._source.business_name,
        );
      expect(await list("/search/featured_profiles/?size=3")).toEqual(["First", "Second"]);
      expect(await list("/search/featured_profiles/?size=4&partner=true")).toEqual(["Link"]);
      expect(await list("/search/new_profiles/?size=2")).toEqual(["Link", "First"]);
    } finally {
      await own.close();
    }
  });
});

describe("partners", () => {
  test("are the newest networks, behind those that the operator has chosen", async () => {
    const own = await buildTestServer();
    try {
      const day = (date: string) => new Date(`${date}T12:00:00Z`);
      const organization = { organization: {} };
      await writeProfile(own.db, {
        name: "Rich",
        roles: organization,
        description: "All that can be said of a network, and more.",
        publishedAt: day("2026-01-10"),
      });
      await writeProfile(own.db, { name: "Newest", roles: organization, publishedAt: day("2026-03-10") });
      await writeProfile(own.db, { name: "Newer", roles: organization, publishedAt: day("2026-02-10") });
      await writeProfile(own.db, {
        name: "Chosen",
        roles: organization,
        partnerRank: 1,
        publishedAt: day("2025-01-10"),
      });
      const { body } = await own.get("/search/featured_profiles/?size=4&partner=true");
      expect(
        body.hits.hits.map((hit: { _source: { business_name: string } }) => hit._source.business_name),
      ).toEqual(["Chosen", "Newest", "Newer", "Rich"]);
    } finally {
      await own.close();
    }
  });
});

describe("suggested profiles", () => {
  test("buy what one sells, the nearest first, and are strangers still", async () => {
    const own = await buildTestServer();
    try {
      const me = await own.member({ business_name: "Apple Grower", roles: [2] });
      await own.db
        .updateTable("accounts")
        .where("id", "=", me.accountId)
        .set({ latitude: 43.6807, longitude: -80.4295 })
        .execute();
      const { id: roleId } = await own.db
        .selectFrom("roles")
        .where("account_id", "=", me.accountId)
        .select("id")
        .executeTakeFirstOrThrow();
      await own.db
        .insertInto("products")
        .values({ role_id: roleId, name: "Apples", name_key: "apples", category: 4 })
        .execute();
      const buys = (category: number) => ({
        buyer: { products: [["Wanted", category]] as [string, number][] },
      });
      await writeProfile(own.db, { name: "Far Buyer", roles: buys(4), at: OTTAWA });
      await writeProfile(own.db, { name: "Near Buyer", roles: buys(4), at: GUELPH });
      await writeProfile(own.db, { name: "Meat Buyer", roles: buys(6), at: GUELPH });
      await writeProfile(own.db, { name: "Hidden Buyer", roles: buys(4), at: GUELPH, published: false });
      const network = await writeProfile(own.db, {
        name: "Network Buyer",
        roles: { organization: {}, ...buys(4) },
        at: GUELPH,
      });
      await own.db
        .insertInto("connections")
        .values({
          organization_id: network.id,
          account_id: me.accountId,
          requested_by_account_id: me.accountId,
          state: "requested",
        })
        .execute();
      const { body } = await own.get("/search/suggested_profiles/", { token: me.token });
      expect(
        body.hits.hits.map((hit: { _source: { business_name: string } }) => hit._source.business_name),
      ).toEqual(["Near Buyer", "Far Buyer"]);
      expect((await own.get("/search/suggested_profiles/")).status).toBe(401);
    } finally {
      await own.close();
    }
  });
});
