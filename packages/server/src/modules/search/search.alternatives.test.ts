// Over one database: the index in memory ranks; search.indexing.test.ts and search.loading.test.ts fill it over both.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { days } from "../../core/clock.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

const ELORA: [number, number] = [43.6807, -80.4295];
const GUELPH: [number, number] = [43.5448, -80.2482];
const OTTAWA: [number, number] = [45.4215, -75.6972];
/** Guelph is 21 km from there, Ottawa 400 km. */
const NEAR_ELORA = { near: { lat: ELORA[0], lng: ELORA[1] }, distance: 6 };

let server: TestServer;
let network: { id: number; slug: string };
let owner: Person;

beforeAll(async () => {
  server = await buildTestServer();
  network = await writeProfile(server.db, { name: "Grand River Food Link", roles: { organization: {} } });
  await writeProfile(server.db, {
    name: "Speed River Meats",
    types: ["Grower/Producer"],
    roles: { seller: { products: [["Venison", 6]] } },
    city: "Guelph",
    at: GUELPH,
    networks: [network.id],
  });
  await writeProfile(server.db, {
    name: "Capital Kitchens",
    roles: { seller: { products: [["Kimchi", 9]], ticked: { classifications: ["halal"] } } },
    city: "Ottawa",
    at: OTTAWA,
  });
  // What nobody may find.
  await writeProfile(server.db, {
    name: "Unpublished Zabaglux",
    roles: { seller: { products: [["Zabaglux", 6]] } },
    at: ELORA,
    published: false,
  });
  owner = await server.member({ business_name: "Maple Hill Orchard" });
  for (const [title, looking_for, category] of [
    ["Apple crates", false, 4],
    ["Wobblers", true, 4],
  ] as const) {
    const form = new FormData();
    const fields = {
      profile_id: owner.accountId,
      title,
      description: "In good order.",
      needed_by: new Date(server.clock.now().getTime() + days(20)).toISOString(),
      looking_for,
      category,
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    const { status } = await server.post("/accounts/create_classified/", form, { token: owner.token });
    expect(status).toBe(201);
  }
});
afterAll(() => server.close());

async function search(body: object, path = "/search/profiles/") {
  const answer = await server.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}
const alternatives = async (body: object, path?: string) => (await search(body, path)).alternatives;

/** The last resort. */
const EVERYTHING = { kind: "broader", keywords: "", total: expect.any(Number) };

describe("a search that finds nothing", () => {
  test("names the corrected words of a literal search", async () => {
    expect(await alternatives({ keywords: "venisn", literal: true })).toEqual([
      { kind: "spelling", keywords: "venison", total: 1 },
    ]);
  });

  test("asks after a spelling that is too far to be taken for granted", async () => {
    expect(await alternatives({ keywords: "gimshi" })).toEqual([
      { kind: "spelling", keywords: "kimchi", total: 1 },
    ]);
  });

  test("names a broader word, in the language of the one that was typed", async () => {
    const filter = { value_filters: { "roles.data.products.category": [6] }, network: network.slug };
    const narrow = { keywords: "bison", literal: true, ...filter };
    expect(await alternatives(narrow)).toContainEqual({ kind: "broader", keywords: "game", total: 1 });
    expect(await alternatives({ ...narrow, keywords: "viande de bison" })).toContainEqual({
      kind: "broader",
      keywords: "gibier",
      total: 1,
    });
  });

  test("names no word that is too broad to tell anything apart", async () => {
    // Venison is food, too.
    const narrow = { keywords: "cheddar", literal: true, list_filters: { category: ["Grower/Producer"] } };
    expect(await alternatives(narrow)).toEqual([EVERYTHING]);
  });

  test("names the distance within which something is found", async () => {
    expect(await alternatives({ keywords: "venison", ...NEAR_ELORA })).toEqual([
      { kind: "wider", keywords: "venison", distance: 24, total: 1 },
    ]);
    expect(await alternatives({ keywords: "kimchi", ...NEAR_ELORA })).toEqual([
      { kind: "wider", keywords: "kimchi", distance: 0, total: 1 },
    ]);
  });

  test("keeps the place that was typed", async () => {
    expect(await alternatives({ keywords: "gimshi near Guelph", literal: true })).toEqual([
      { kind: "spelling", keywords: "kimchi near Guelph", total: 1 },
    ]);
  });

  test("counts what there is without the filters, the profile type among them", async () => {
    expect(await alternatives({ keywords: "kimchi", profiletype_filters: "ORG" })).toEqual([
      { kind: "without_filters", keywords: "kimchi", total: 1 },
    ]);
    expect(
      await alternatives({
        keywords: "venison",
        list_filters: { "roles.data.classifications": ["halal"] },
        role_level_filters: ["seller"],
      }),
    ).toEqual([{ kind: "without_filters", keywords: "venison", total: 1 }]);
  });

  test("gives up the distance with the filters where neither is enough", async () => {
    expect(await alternatives({ keywords: "kimchi", profiletype_filters: "ORG", ...NEAR_ELORA })).toEqual([
      { kind: "without_filters", keywords: "kimchi", distance: 0, total: 1 },
    ]);
  });

  test.each([
    { keywords: "gimshi" },
    { keywords: "venison", ...NEAR_ELORA },
    { keywords: "kimchi", profiletype_filters: "ORG" },
    { keywords: "venisn", literal: true, profiletype_filters: "SELLS" },
  ])("finds with an alternative to %j as many as it says", async (body) => {
    const found = await alternatives(body);
    expect(found).not.toHaveLength(0);
    for (const { kind, keywords, distance, total } of found) {
      const { hits } = await search({
        ...body,
        literal: false,
        keywords,
        ...(distance !== undefined && { distance }),
        ...(kind === "without_filters" && { profiletype_filters: "ALL" }),
      });
      expect([kind, hits.total]).toEqual([kind, total]);
    }
  });

  test("counts nobody outside the network, and nobody who is not published", async () => {
    const inNetwork = await search({ network: network.slug });
    expect(await alternatives({ keywords: "kimchi", network: network.slug })).toEqual([
      { ...EVERYTHING, total: inNetwork.hits.total },
    ]);
    expect(await alternatives({ keywords: "venison", network: "no-such-network" })).toBeUndefined();
    const hidden = await alternatives({ keywords: "zabaglux", profiletype_filters: "BUYS" });
    expect(hidden.map((one: { keywords: string }) => one.keywords)).toEqual([""]);
    expect(await alternatives({ keywords: "zabaglx" })).toEqual([EVERYTHING]);
  });

  test.each(["xylophone lessons", "sans noix", "Foodland Ontario", "416-555-0199"])(
    "offers everything where nothing near %j is found either",
    async (keywords) => {
      const all = await search({});
      expect(await alternatives({ keywords })).toEqual([{ ...EVERYTHING, total: all.hits.total }]);
    },
  );

  test("offers everything without the filters where they leave nothing either", async () => {
    const body = { keywords: "xylophone", list_filters: { "roles.data.safety_standards": ["haccp"] } };
    const all = await search({});
    expect(await alternatives(body)).toEqual([
      { kind: "without_filters", keywords: "", distance: 0, total: all.hits.total },
    ]);
  });

  test("names none for what is only counted", async () => {
    expect(await alternatives({ keywords: "gimshi", size: 0 })).toBeUndefined();
  });

  test("has alternatives among the classifieds too", async () => {
    const classifieds = (body: object) => alternatives(body, "/search/classifieds/");
    expect(await classifieds({ keywords: "wobbler", looking_for: false })).toEqual([
      { kind: "without_filters", keywords: "wobbler", total: 1 },
    ]);
    const by = new Date(server.clock.now().getTime() + days(7)).toISOString();
    expect(await classifieds({ keywords: "wobbler", expired_by: by })).toEqual([
      { kind: "without_filters", keywords: "wobbler", total: 1 },
    ]);
    expect(await classifieds({ keywords: "vobler" })).toEqual([
      { kind: "spelling", keywords: "wobbler", total: 1 },
    ]);
  });
});

test("a search that finds something has no alternatives", async () => {
  expect(await alternatives({ keywords: "venison" })).toBeUndefined();
});
