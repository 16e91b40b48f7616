import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

const ELORA: [number, number] = [43.6807, -80.4295];
const FERGUS: [number, number] = [43.7062, -80.3779];

let server: TestServer;

beforeAll(async () => {
  server = await buildTestServer();
  // The towns of the ads' owners.
  await writeProfile(server.db, { name: "Gorge Bakery", city: "Elora", at: ELORA });
  await writeProfile(server.db, { name: "Grand River Feed", city: "Fergus", at: FERGUS });
  const creamery = await member("Elora Cheese Company", "Elora");
  const orchard = await member("Hill Orchard", "Vineland");
  await post(creamery, { title: "Used walk-in cooler", description: "Three years old." });
  await post(creamery, {
    title: "Old cheddar, 12 wheels",
    description: "Pickup on Mondays.",
    category: 2,
  });
  await post(creamery, {
    title: "Challah for a wedding",
    description: "Forty loaves.",
    looking_for: true,
  });
  await post(orchard, { title: "Bagels in bulk", description: "Frozen the same day." });
  const garden = await member("Windmill Gardens", "Vineland");
  await post(garden, { title: "Black raspberries", description: "Thirty crates." });
  await post(garden, { title: "Blueberries for restaurants", description: "Every week." });
  await post(garden, {
    title: "Nantes carrots",
    description: "From our family farm. Share a truck with us.",
  });
  await post(garden, { title: "Russet potatoes", description: "Last of the season." });
  await post(garden, { title: "Farm share, half a season", description: "Pickup on Fridays." });
  await post(garden, { title: "Land to rent for pumpkins", description: "Two acres.", category: 0 });
  await post(garden, { title: "Smoked turkey breast", description: "Sliced.", category: 6 });
  await post(garden, { title: "Ground pork", description: "In 2 kg packs.", category: 6 });
  await post(garden, { title: "Pumpkins for pies", description: "Weekly.", looking_for: true });
  await post(orchard, {
    title: "Apples for cider",
    description: "Seconds, by the bushel.",
    category: 4,
  });
});

afterAll(() => server.close());

async function member(business_name: string, city: string, at?: [number, number]) {
  const person = await server.member({ business_name });
  const place = at && { latitude: at[0], longitude: at[1] };
  await server.db
    .updateTable("accounts")
    .set({ city, ...place })
    .where("id", "=", person.accountId)
    .execute();
  return person;
}

async function post(
  { token, accountId: profile_id }: Person,
  classified: Record<string, unknown>,
): Promise<void> {
  const form = new FormData();
  const needed = new Date(Date.now() + 86_400_000 * 20).toISOString();
  const fields = { profile_id, category: 0, looking_for: false, needed_by: needed, ...classified };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const response = await server.post("/accounts/create_classified/", form, { token });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
}

async function titles(keywords: string): Promise<string[]> {
  const { body } = await server.post("/search/classifieds/", { keywords });
  return body.hits.hits.map((hit: { _source: { title: string } }) => hit._source.title);
}

describe("a search of classifieds", () => {
  test.each([
    ["fridge", "Used walk-in cooler"],
    ["réfrigérateur", "Used walk-in cooler"],
    ["used equipment", "Used walk-in cooler"],
    ["fromage", "Old cheddar, 12 wheels"],
    ["seconds", "Apples for cider"],
  ])("for %s finds %s", async (keywords, title) => {
    expect((await titles(keywords))[0]).toBe(title);
  });

  test("takes the name of a business for no thing that it sells", async () => {
    expect(await titles("cheese")).toEqual(["Old cheddar, 12 wheels"]);
  });

  test("finds the classifieds of a business by its name", async () => {
    expect((await titles("Elora Cheese Company")).sort()).toEqual([
      "Challah for a wedding",
      "Old cheddar, 12 wheels",
      "Used walk-in cooler",
    ]);
    expect((await titles("orchard")).sort()).toEqual(["Apples for cider", "Bagels in bulk"]);
  });

  test("shows others of the family below the thing itself, and nothing further", async () => {
    expect(await titles("bagels")).toEqual(["Bagels in bulk", "Challah for a wedding"]);
  });

  test("shows the nearest family that has others: of raspberries there are none but the black ones", async () => {
    expect(await titles("black raspberries")).toEqual(["Black raspberries", "Blueberries for restaurants"]);
  });

  test("shows other kitchen equipment where there is no oven, and no food", async () => {
    expect(await titles("bread oven")).toEqual(["Used walk-in cooler"]);
  });

  test("shows what serves instead below what was looked for", async () => {
    // The cooler is none, but keeps things cold.
    expect(await titles("refrigerated transport")).toEqual(["Used walk-in cooler"]);
  });

  test("takes bulk for a description: pork in bulk is no bagels", async () => {
    expect((await titles("pork in bulk"))[0]).toBe("Ground pork");
  });

  test("takes what a thing is for as a mention, below what is about it", async () => {
    expect(await titles("pumpkins")).toEqual(["Pumpkins for pies", "Land to rent for pumpkins"]);
    expect((await titles("land for pumpkins"))[0]).toBe("Land to rent for pumpkins");
  });

  test("shows the nearest family of what no ad has, and the whole category only without one", async () => {
    expect(await titles("goose")).toEqual(["Smoked turkey breast"]);
  });

  test("knows on a board that a restaurant that needs something is who wants it", async () => {
    expect((await titles("restaurant needs pumpkins"))[0]).toBe("Pumpkins for pies");
    expect(await titles("restaurant needs blueberries")).not.toContain("Pumpkins for pies");
  });

  test("takes roots for no family: potatoes do not replace carrots", async () => {
    expect(await titles("carrots")).toEqual(["Nantes carrots"]);
  });

  test("looks for a thing, and for no other that only its text says the rest of: no cheddar on Mondays", async () => {
    expect(await titles("venison on Mondays")).not.toContain("Old cheddar, 12 wheels");
  });

  test.each(["wanted", "recherché"])(
    "shows what is wanted when nothing but %s was typed",
    async (keywords) => {
      expect((await titles(keywords)).sort()).toEqual(["Challah for a wedding", "Pumpkins for pies"]);
    },
  );

  test.each(["for sale near Elora", "à vendre près d'Elora"])(
    "shows what is for sale when beside that only a place was typed: %s",
    async (keywords) => {
      const found = await titles(keywords);
      expect(found).not.toContain("Challah for a wedding");
      expect(found).toContain("Old cheddar, 12 wheels");
    },
  );

  test("finds no phrase across two sentences", async () => {
    expect(await titles("farm share")).toEqual(["Farm share, half a season"]);
  });

  test("shows what lies in a region when only the region was typed", async () => {
    expect((await titles("Wellington County")).sort()).toEqual([
      "Challah for a wedding",
      "Old cheddar, 12 wheels",
      "Used walk-in cooler",
    ]);
  });
});

describe("on a board with more ads", () => {
  beforeAll(async () => {
    const farm = await member("Third Line Farm", "Fergus", FERGUS);
    const hauler = await member("Kapuskasing Cartage", "Kapuskasing", [49.4169, -82.4331]);
    const box = { title: "Waxed boxes, clean", description: "Stacked on pallets." };
    await post(farm, { title: "Currants, 10 kg boxes", description: "Three crates are left.", category: 4 });
    await post(farm, box);
    await post(farm, {
      title: "Duck eggs by the dozen",
      description: "A fair price and freight.",
      category: 2,
    });
    await post(hauler, { title: "Refrigerated truck, half empty", description: "Leaves for the city." });
    await post(farm, {
      title: "Rye loaves",
      description: "Every week.",
      looking_for: true,
      category: 9,
    });
    await post(farm, { title: "Kale for free", description: "Bring a knife.", category: 10 });
  });

  test("takes what goods are packed in, and how they travel, for no ad about that", async () => {
    expect(await titles("crates")).not.toContain("Currants, 10 kg boxes");
    expect(await titles("freight")).not.toContain("Duck eggs by the dozen");
    expect((await titles("freight"))[0]).toBe("Refrigerated truck, half empty");
  });

  test("misses no word beside a thing: what says it too comes first", async () => {
    expect((await titles("spare boxes"))[0]).toBe("Waxed boxes, clean");
    expect((await titles("shared refrigerated truck"))[0]).toBe("Refrigerated truck, half empty");
  });

  test.each(["who is buying bread", "sell bread"])("shows who wants bread first for %s", async (text) => {
    expect((await titles(text))[0]).toMatch(/Rye loaves|Challah for a wedding/);
  });

  test("misses nothing that a thing is for: currants for a dessert menu are currants", async () => {
    expect((await titles("currants for a dessert menu"))[0]).toBe("Currants, 10 kg boxes");
  });

  test("shows giveaways for free alone, and one side of a town for a side and a town", async () => {
    expect((await titles("free"))[0]).toBe("Kale for free");
    const near = await titles("for sale near Fergus");
    expect(near).toContain("Waxed boxes, clean");
    expect(near).not.toContain("Refrigerated truck, half empty");
    expect(near).not.toContain("Rye loaves");
  });

  test("shows only near others of the family beside a town, and far ones rather than nothing", async () => {
    expect(await titles("gooseberries near Fergus")).toContain("Currants, 10 kg boxes");
    expect(await titles("gooseberries near Kapuskasing")).toContain("Currants, 10 kg boxes");
  });
});
