import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { classifiedForm } from "../classifieds/testing.ts";

const ELORA: [number, number] = [43.6807, -80.4295];
const FERGUS: [number, number] = [43.7054, -80.3776];
const OTTAWA: [number, number] = [45.4215, -75.6972];
/** Beyond the antimeridian: no business of Ontario, but a map can be turned that far. */
const FIJI: [number, number] = [-17.7, 178.1];
const SAMOA: [number, number] = [-13.8, -171.8];
const SOUTHWEST = [-81, 43, -80, 44];

let server: TestServer;

beforeAll(async () => {
  server = await buildTestServer();
  for (const [name, at] of Object.entries({
    "Elora Cheese": ELORA,
    "Elora Goats": ELORA,
    "Fergus Cheese": FERGUS,
    "Ottawa Cheese": OTTAWA,
  }))
    await writeProfile(server.db, { name, at, roles: { seller: { products: [["Cheese", 2]] } } });
  await writeProfile(server.db, { name: "Unknown Cheese" });
  await writeProfile(server.db, { name: "Fiji Taro", at: FIJI, roles: { buyer: {} } });
  await writeProfile(server.db, { name: "Samoa Taro", at: SAMOA, roles: { buyer: {} } });
});
afterAll(() => server.close());

const search = (body: object) => server.post("/search/profiles/", body);
const names = async (body: object) =>
  (await search(body)).body.hits.hits.map(
    (hit: { _source: { business_name: string } }) => hit._source.business_name,
  );
const map = async (body: object) => (await search({ size: 0, ...body })).body.map;

describe("bounds", () => {
  test("keep what lies in them or on their edge, and count only that", async () => {
    expect((await names({ bounds: SOUTHWEST })).sort()).toEqual([
      "Elora Cheese",
      "Elora Goats",
      "Fergus Cheese",
    ]);
    const { body } = await search({ bounds: SOUTHWEST, keywords: "fergus", literal: true });
    expect(body.hits.total).toBe(1);
    expect(body.aggregations.profile_types.ALL).toBe(1);
    const everything = await search({ bounds: SOUTHWEST, size: 0 });
    expect(everything.body.aggregations.profile_types).toMatchObject({ ALL: 3, SELLS: 3, BUYS: 0 });
    expect((await search({ size: 0 })).body.aggregations.profile_types.BUYS).toBe(2);
  });

  test("may be nothing but a point", async () => {
    const [latitude, longitude] = ELORA.map(Math.fround) as [number, number];
    expect(await names({ bounds: [longitude, latitude, longitude, latitude] })).toHaveLength(2);
  });

  test("span the antimeridian when the west is greater than the east", async () => {
    expect((await names({ bounds: [170, -20, -170, -10] })).sort()).toEqual(["Fiji Taro", "Samoa Taro"]);
    expect(await names({ bounds: [-170, -20, 170, -10] })).toEqual([]);
  });

  test("are the same in an address", async () => {
    const { body } = await server.get(
      `/search/profiles/?bounds=${SOUTHWEST}&map_bounds=${SOUTHWEST}&map_zoom=9`,
    );
    expect(body.hits.total).toBe(3);
    expect(body.map.placed).toBe(3);
  });

  test.each([
    ["upside down", [-81, 44, -80, 43], "bounds"],
    ["beyond a pole", [-81, 43, -80, 91], "bounds"],
  ])("that are %s are refused in a sentence", async (_, bounds, field) => {
    const { status, body } = await search({ bounds });
    expect(status).toBe(400);
    expect(body.errors[field]).toEqual([
      "Give bounds as west, south, east and north in degrees. The south cannot be above the north, and neither beyond a pole.",
    ]);
    expect((await search({ map: { bounds, zoom: 8 } })).body.errors.map).toHaveLength(1);
  });

  test.each([[[-81, 43, -80]], [["west", 43, -80, 44]], [[-181, 43, -80, 44]], ["everywhere"], [null]])(
    "that are %j answer 400",
    async (bounds) => {
      expect((await search({ bounds })).status).toBe(400);
    },
  );

  test("of a map come with a zoom level, in an address too", async () => {
    expect((await search({ map: { bounds: SOUTHWEST } })).status).toBe(400);
    expect((await search({ map: { bounds: SOUTHWEST, zoom: 21 } })).status).toBe(400);
    const { status, body } = await server.get(`/search/profiles/?map_bounds=${SOUTHWEST}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ map_bounds: ["Give map_bounds and map_zoom together."] });
  });
});

describe("a map", () => {
  test("names what stands alone, and counts what stands together", async () => {
    const { points, placed, extent } = await map({
      keywords: "cheese",
      literal: true,
      map: { bounds: [-95, 41, -74, 57], zoom: 12 },
    });
    expect(placed).toBe(4);
    expect(points).toHaveLength(3);
    expect(points[0]).toEqual({
      latitude: 43.6807,
      longitude: -80.4295,
      count: 2,
      bounds: [
        expect.closeTo(-80.4295, 4),
        expect.closeTo(43.6807, 4),
        expect.closeTo(-80.4295, 4),
        expect.closeTo(43.6807, 4),
      ],
    });
    expect(
      points
        .slice(1)
        .map(({ name, count }: { name: string; count: number }) => [name, count])
        .sort(),
    ).toEqual([
      ["Fergus Cheese", 1],
      ["Ottawa Cheese", 1],
    ]);
    expect(points[1]).toMatchObject({ id: expect.any(Number), slug: expect.any(String), approximate: false });
    expect(extent).toEqual([
      expect.closeTo(-80.4295, 4),
      expect.closeTo(43.6807, 4),
      expect.closeTo(-75.6972, 4),
      expect.closeTo(45.4215, 4),
    ]);
    // What the bounds of several hold is what they are.
    expect(await names({ bounds: points[0].bounds })).toHaveLength(2);
  });

  test("joins neighbours from far away", async () => {
    const { points } = await map({ map: { bounds: [-95, 41, -74, 57], zoom: 5 } });
    expect(points.map(({ count }: { count: number }) => count)).toEqual([3, 1]);
  });

  test("shows only its view, and knows what lies elsewhere", async () => {
    const { points, placed } = await map({
      keywords: "cheese",
      literal: true,
      map: { bounds: SOUTHWEST, zoom: 12 },
    });
    expect(points).toHaveLength(2);
    expect(placed).toBe(4);
  });

  test("of nothing is empty", async () => {
    expect(await map({ network: "no-such-network", map: { bounds: SOUTHWEST, zoom: 12 } })).toEqual({
      points: [],
      placed: 0,
    });
  });

  test("is absent when nobody asks for one", async () => {
    expect((await search({ size: 0 })).body).not.toHaveProperty("map");
  });
});

describe("a business that does not say where it is", () => {
  const PLACE = { address_1: "7800 Sideroad 15", city: "Elora", postal_code: "N0B 1S0", description: "Farm" };
  /** The middle of N0B, and what a geocoding service has found. */
  const AREA = { latitude: 43.7722, longitude: -80.6586 };
  const EXACT = { latitude: 43.6889, longitude: -80.4344 };
  let owner: Person;

  const call = (name: string, body: object) =>
    server.post(`/accounts/${name}/`, body, { token: owner.token });
  const change = (details: object) => call("update_profile", { id: owner.accountId, details });
  const own = (body: object) => search({ keywords: "Hidden Hollow", literal: true, ...body });

  beforeAll(async () => {
    owner = await server.member({ business_name: "Hidden Hollow" });
    await call("create_address", { profile_id: owner.accountId, ...PLACE });
    // As if the service had been asked.
    await server.db
      .updateTable("addresses")
      .set({ ...EXACT, located_for: "asked" })
      .where("account_id", "=", owner.accountId)
      .execute();
    await change({ city: "Elora", title: "Owner" });
    const ad = {
      profile_id: owner.accountId,
      title: "Hollow hay",
      description: "Hidden Hollow",
      category: 5,
      looking_for: false,
      needed_by: new Date(server.clock.now().getTime() + 9 * 86_400_000).toISOString(),
    };
    const posted = await server.post("/accounts/create_classified/", classifiedForm(ad), {
      token: owner.token,
    });
    expect(posted.status, JSON.stringify(posted.body)).toBe(201);
  });

  /** Halves a box around the business until it is a few metres wide, as somebody would who wants to know. */
  async function bisected(path: string): Promise<{ latitude: number; longitude: number } | undefined> {
    let [west, south, east, north] = [-95, 41, -74, 57] as [number, number, number, number];
    const isIn = async (bounds: number[]) =>
      (await server.post(path, { keywords: "Hidden Hollow", literal: true, size: 0, bounds })).body.hits
        .total > 0;
    if (!(await isIn([west, south, east, north]))) return undefined;
    for (let i = 0; i < 16; i++) {
      const x = (west + east) / 2;
      if (await isIn([west, south, x, north])) east = x;
      else west = x;
      const y = (south + north) / 2;
      if (await isIn([west, south, east, y])) north = y;
      else south = y;
    }
    return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  }

  const everywhere = { bounds: [-95, 41, -74, 57], zoom: 14 };
  async function seen() {
    const profile = (await server.get(`/accounts/profile_by_slug/?slug=${owner.slug}`)).body;
    return {
      point: (await own({ size: 0, map: everywhere })).body.map.points[0],
      bisected: await bisected("/search/profiles/"),
      classified: await bisected("/search/classifieds/"),
      profile,
      everything: JSON.stringify([
        profile,
        (await own({ map: everywhere })).body,
        (await server.post("/search/classifieds/", { keywords: "Hollow", map: everywhere })).body,
        (await own({ near: { lat: EXACT.latitude, lng: EXACT.longitude } })).body,
      ]),
    };
  }
  const degrees = (place: object) =>
    Object.fromEntries(Object.entries(place).map(([axis, value]) => [axis, expect.closeTo(value, 2)]));

  test.each([
    [{ map_place: "area" }, { hide_personal_info: false }],
    [{ hide_personal_info: true }, { map_place: "exact" }],
  ])(
    "and says so by %j stands in the middle of its postal area, for whoever asks and however",
    async (choice, other) => {
      await change({ ...other, ...choice });
      const { point, bisected, classified, profile, everything } = await seen();
      expect(point).toMatchObject({ name: "Hidden Hollow", approximate: true, ...degrees(AREA) });
      expect(bisected).toEqual(degrees(AREA));
      expect(classified).toEqual(degrees(AREA));
      expect(profile.on_map).toEqual({ ...AREA, approximate: true });
      expect(everything).not.toContain("43.68");
      // Only once it is shown again may the service be asked again.
      const stored = await server.db
        .selectFrom("addresses")
        .where("account_id", "=", owner.accountId)
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(stored).toMatchObject({ ...AREA, located_for: null });
    },
  );

  test("may be on no map, and at no distance", async () => {
    await change({ hide_personal_info: false, map_place: "none" });
    const { point, bisected, classified, profile, everything } = await seen();
    expect([point, bisected, classified]).toEqual([undefined, undefined, undefined]);
    expect(profile).toMatchObject({ on_map: null, latitude: null, longitude: null, map_place: "none" });
    expect(everything).not.toContain("43.77");
    const near = await own({ near: "N0B" });
    expect(near.body.hits.hits[0].sort[1]).toBeNull();
    expect((await own({ near: "N0B", distance: 1000 })).body.hits.total).toBe(0);
    const admin = await server.administrator();
    const lines = async (query: string) =>
      (
        await server.get(`/accounts/export_profiles/?scope=all&fields=slug,latitude,distance_km&${query}`, {
          token: admin.token,
        })
      ).body;
    expect(await lines("near=N0B")).toContain(`"slug":"${owner.slug}","latitude":null,"distance_km":null}`);
    expect(await lines("near=N0B&within=500")).not.toContain(owner.slug);
  });

  test("chooses one of the three places, and nothing else", async () => {
    for (const map_place of ["street", "", null, 1]) expect((await change({ map_place })).status).toBe(400);
    const changes = await Promise.all([change({ map_place: "area" }), change({ map_place: "none" })]);
    expect(changes.map(({ status }) => status)).toEqual([200, 200]);
    expect(["area", "none"]).toContain((await call("profile_by_id", {})).body.map_place);
  });
});
