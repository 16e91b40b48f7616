import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { readGreenbelt } from "../../infra/geo/greenbelt.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let owner: Person;
let other: Person;
let admin: Person;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ business_name: "Maple Hill Orchard" });
  other = await server.member();
  admin = await server.administrator();
});
afterAll(() => server.close());

const call = (name: string, body: object, token: string | undefined = owner.token) =>
  server.post(`/accounts/${name}/`, body, { token });
const read = async () => (await call("profile_by_id", {})).body;
const shop = (more: object = {}) => ({
  profile_id: owner.accountId,
  description: "Farm shop",
  address_1: "7800 Sideroad 15",
  city: "Elora",
  postal_code: "n0b1s0",
  ...more,
});
const nearby = async (near: string) =>
  (
    await server.post("/search/profiles/", { keywords: "maple hill orchard", near, distance: 30 })
  ).body.hits.hits.map((hit: { _source: { slug: string } }) => hit._source.slug);

describe("a location", () => {
  test("says where the business is, when it is the first", async () => {
    const { status, body } = await call("create_address", shop());
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toEqual({
      id: body.id,
      description: "Farm shop",
      address_1: "7800 Sideroad 15",
      address_2: null,
      city: "Elora",
      province: "Ontario",
      postal_code: "N0B 1S0",
      country: "Canada",
      phone: null,
    });
    expect(await read()).toMatchObject({ city: "Elora", postal_code: "N0B 1S0", province: "Ontario" });
    expect(await nearby("N0B")).toEqual([owner.slug]);
    expect(await nearby("P0T")).toEqual([]);

    const second = await call(
      "create_address",
      shop({ description: "Market", city: "Ottawa", postal_code: "K1A 0B1" }),
    );
    expect(second.status).toBe(201);
    expect((await read()).city).toBe("Elora");
    await call("update_address", { id: body.id, city: "Kenora", postal_code: "P9N 1A1" });
    expect((await read()).city).toBe("Kenora");
    expect(await nearby("P9N")).toEqual([owner.slug]);
    expect((await call("delete_address", { id: body.id })).status).toBe(204);
    expect((await read()).city).toBe("Ottawa");
    expect(await nearby("K1A")).toEqual([owner.slug]);
    expect((await call("delete_address", { id: body.id })).status).toBe(404);
    await call("delete_address", { id: second.body.id });
    expect(await read()).toMatchObject({
      city: null,
      postal_code: null,
      latitude: null,
      longitude: null,
      addresses: [],
    });
  });

  test.each([
    ["description", "", "You must provide a location name."],
    ["address_1", "  ", "You must provide an Ontario address."],
    ["city", "", "You must provide a city or town."],
    ["postal_code", "N0B", "You must provide a valid postal code."],
    ["postal_code", "V6B 1A1", "V6B is in British Columbia. All locations must be in Ontario."],
    ["phone", "call me", "You must provide a valid phone number."],
  ])("with a bad %s (%j) is refused in its own words", async (field, value, sentence) => {
    const { status, body } = await call("create_address", shop({ [field]: value }));
    expect(status).toBe(400);
    expect(body.errors).toEqual({ [field]: [sentence] });
    expect((await call("create_address", shop({ province: "Quebec" }))).status).toBe(400);
    expect((await read()).addresses).toEqual([]);
  });

  test("is added, changed and removed by its owner only", async () => {
    const { body } = await call("create_address", shop());
    for (const [token, status] of [
      [other.token, 403],
      ["", 401],
    ] as const) {
      expect((await call("create_address", shop(), token)).status).toBe(status);
      expect((await call("update_address", { id: body.id, city: "Hull" }, token)).status).toBe(status);
      expect((await call("delete_address", { id: body.id }, token)).status).toBe(status);
    }
    expect((await call("update_address", { id: body.id, city: "Guelph" }, admin.token)).body.city).toBe(
      "Guelph",
    );
    const both = await Promise.all([
      call("delete_address", { id: body.id }),
      call("delete_address", { id: body.id }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  test("and the profile’s own address say the same", async () => {
    const set = (details: object) => call("update_profile", { id: owner.accountId, details });
    await set({ address_1: "1 King Street", city: "Fergus", postal_code: "N1M 1N4" });
    expect(await nearby("N1M")).toEqual([owner.slug]);
    const { body } = await call("create_address", shop());
    await set({ address_1: "2 Queen Street" });
    const profile = await read();
    expect(profile).toMatchObject({ address_1: "2 Queen Street", city: "Elora" });
    expect(profile.addresses[0]).toMatchObject({ address_1: "2 Queen Street", city: "Elora" });
    const refused = await set({ city: null });
    expect(refused.body.errors).toEqual({ "details.city": ["You must provide a city or town."] });
    await call("delete_address", { id: body.id });
  });

  test("tells whether the business lies in the Greenbelt, once its boundary is known", async () => {
    const [longitude, latitude] = [-80.4, 43.7];
    const around = [-1, 1].flatMap((x) => [-1, 1].map((y) => [longitude + x, latitude + x * y]));
    const folder = await mkdtemp(join(tmpdir(), "foodshed-greenbelt-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "boundary.json");
    await writeFile(
      file,
      JSON.stringify({
        type: "Feature",
        properties: {},
        geometry: { type: "Polygon", coordinates: [[...around, around[0]]] },
      }),
    );
    const before = await call("create_address", shop());
    expect((await read()).greenbelt_location).toBe(false);
    server.services.greenbelt = readGreenbelt(file);
    await call("update_address", { id: before.body.id, address_2: "Barn" });
    expect((await read()).greenbelt_location).toBe(true);
    await call("update_address", { id: before.body.id, city: "Kenora", postal_code: "P9N 1A1" });
    expect((await read()).greenbelt_location).toBe(false);
    await writeFile(file, "{}");
    expect(() => readGreenbelt(file)).toThrow("not GeoJSON");
    expect(() => readGreenbelt(`${file}.gone`)).toThrow("does not exist");
  });
});

describe("a contact", () => {
  test("is added, changed in what is sent, and removed", async () => {
    const added = await call("create_contact", {
      profile_id: owner.accountId,
      name: " Sam Reyes ",
      position: "Sales",
    });
    expect(added.status, JSON.stringify(added.body)).toBe(201);
    const { id } = added.body;
    expect(added.body).toEqual({
      id,
      name: "Sam Reyes",
      position: "Sales",
      phone: null,
      fax: null,
      cell: null,
      email: null,
    });
    const changed = await call("update_contact", { id, cell: "519-555-0177", position: null });
    expect(changed.body).toMatchObject({ name: "Sam Reyes", position: null, cell: "519-555-0177" });
    expect((await read()).contacts).toEqual([changed.body]);
    expect((await call("delete_contact", { id })).status).toBe(204);
    expect((await call("delete_contact", { id })).status).toBe(404);
  });

  test("says something, and its numbers and address are real", async () => {
    const profile_id = owner.accountId;
    expect((await call("create_contact", { profile_id, name: " " })).status).toBe(400);
    const bad = await call("create_contact", {
      profile_id,
      name: "Sam",
      fax: "1-800-FLOWERS",
      email: "sam@home",
    });
    expect(Object.keys(bad.body.errors).sort()).toEqual(["email", "fax"]);
    const { id } = (await call("create_contact", { profile_id, name: "Sam" })).body;
    expect((await call("update_contact", { id, name: "" })).status).toBe(400);
    expect((await read()).contacts).toMatchObject([{ name: "Sam" }]);
    await call("delete_contact", { id });
  });

  test("is added, changed and removed by its owner only", async () => {
    const fields = { profile_id: owner.accountId, name: "Sam" };
    const { id } = (await call("create_contact", fields)).body;
    for (const [token, status] of [
      [other.token, 403],
      ["", 401],
    ] as const) {
      expect((await call("create_contact", fields, token)).status).toBe(status);
      expect((await call("update_contact", { id, name: "Eve" }, token)).status).toBe(status);
      expect((await call("delete_contact", { id }, token)).status).toBe(status);
    }
    expect((await read()).contacts).toMatchObject([{ name: "Sam" }]);
  });
});
