import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let network: Person;
let farm: Person;

beforeAll(async () => {
  server = await buildTestServer();
  network = await server.manager({ business_name: "Grand River Network" });
  // Three sellers, of whom one also buys; one vendor.
  const roles = [[2], [2], [2, 1], [6]];
  const types = [["Bakery", "Grower/Producer"], ["Grower/Producer"], ["Restaurant"], []];
  for (const [index, held] of roles.entries()) {
    const member = await server.member({ roles: held });
    farm ??= member;
    await server.db
      .insertInto("connections")
      .values({
        organization_id: network.accountId,
        account_id: member.accountId,
        requested_by_account_id: member.accountId,
        state: "accepted",
      })
      .execute();
    for (const business_type of types[index] as string[]) {
      await server.db
        .insertInto("account_business_types")
        .values({ account_id: member.accountId, business_type })
        .execute();
    }
  }
  const asking = await server.member({ roles: [5] });
  await server.post(
    "/accounts/request_connection/",
    { recipient: network.accountId, manage: false },
    { token: asking.token },
  );
});
afterAll(() => server.close());

const report = (name: string, person?: Person, slug = network.slug) =>
  server.get(`/accounts/reports/organization/${name}/?slug=${slug}`, { token: person?.token });

describe("an organization's reports", () => {
  it("count members by role, to one decimal, without those who only asked", async () => {
    const { status, body } = await report("business_types", network);
    expect(status).toBe(200);
    expect(body).toEqual({
      total: 4,
      businessTypes: [
        { role: "seller", count: 3, percentage: 60 },
        { role: "buyer", count: 1, percentage: 20 },
        { role: "vendor", count: 1, percentage: 20 },
      ],
    });
  });

  it("count business categories within each role, the most frequent first", async () => {
    const { body } = await report("categories_by_business_type", network);
    expect(body.availableBusinessTypes).toEqual(["seller", "buyer", "vendor"]);
    expect(body.categoriesByBusinessType[0]).toEqual({
      role: "seller",
      categories: [
        {
          value: "Grower/Producer",
          key: "grower_producer",
          display: "Grower/Producer",
          count: 2,
          percentage: 66.7,
        },
        { value: "Bakery", key: "bakery", display: "Bakery", count: 1, percentage: 33.3 },
        { value: "Restaurant", key: "restaurant", display: "Restaurant", count: 1, percentage: 33.3 },
      ],
    });
    expect(body.categoriesByBusinessType[2]).toEqual({ role: "vendor", categories: [] });
  });

  it("are empty for a network without members", async () => {
    const empty = await server.manager();
    expect((await report("business_types", empty, empty.slug)).body).toEqual({ total: 0, businessTypes: [] });
    expect((await report("categories_by_business_type", empty, empty.slug)).body).toEqual({
      availableBusinessTypes: [],
      categoriesByBusinessType: [],
    });
  });

  it("are for the organization itself and administrators", async () => {
    for (const name of ["business_types", "categories_by_business_type"]) {
      expect((await report(name)).status).toBe(401);
      expect((await report(name, farm)).status).toBe(403);
      expect((await report(name, await server.administrator())).status).toBe(200);
      expect((await report(name, await server.manager())).status).toBe(403);
      expect((await report(name, network, "no-such-network")).status).toBe(404);
      expect((await report(name, farm, farm.slug)).status).toBe(404);
    }
  });
});
