import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let owner: Person;
let other: Person;
let network: Person;
let seller: number;
let vendor: number;
let services: number;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ business_name: "Maple Hill Orchard", roles: [2, 6, 3] });
  other = await server.member();
  network = await server.manager();
  await server.db
    .insertInto("connections")
    .values({
      organization_id: network.accountId,
      account_id: owner.accountId,
      requested_by_account_id: owner.accountId,
      manage: true,
      state: "accepted",
    })
    .execute();
  const { body } = await server.post("/accounts/profile_by_id/", {}, { token: owner.token });
  const idOf = (value: string) => body.roles.find((one: { value: string }) => one.value === value).role_id;
  [seller, vendor, services] = [idOf("seller"), idOf("vendor"), idOf("service_provider")];
});
afterAll(() => server.close());

const call = (name: string, body: object, token: string | undefined = owner.token) =>
  server.post(`/accounts/${name}/`, body, { token });
const add = (name: string, more: object = {}, token: string | undefined = owner.token) =>
  call("create_product", { role_id: seller, category_id: 4, name, ...more }, token);
const list = async (role = seller) => {
  const { body } = await call("profile_by_id", {});
  return body.roles.find((one: { role_id: number }) => one.role_id === role).data.products;
};
const names = async (role = seller) => (await list(role)).map(({ name }: { name: string }) => name);

describe("a product", () => {
  test("is listed with a capital, and found at once", async () => {
    const { status, body } = await add("  heartnuts ", { category_id: 8 });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toEqual({
      id: body.id,
      name: "Heartnuts",
      name_translation: null,
      category: 8,
      parent: null,
      category_order: 0,
      role_id: seller,
    });
    const search = async () =>
      (await server.post("/search/profiles/", { keywords: "heartnuts" })).body.hits.hits.length;
    expect(await search()).toBe(1);
    expect((await call("delete_product", { product_id: body.id })).body).toEqual({ slug: owner.slug });
    expect(await search()).toBe(0);
    expect((await call("delete_product", { product_id: body.id })).status).toBe(404);
  });

  test("has a name without commas", async () => {
    const empty = await add("   ");
    expect(empty.status).toBe(400);
    expect(empty.body.errors).toEqual({ name: ["You must enter a product name."] });
    const comma = await add("Pears, plums");
    expect(comma.body.errors).toEqual({ name: ["You can’t include commas in your product’s name."] });
    expect((await add("__hidden")).status).toBe(400);
    expect((await add("Pears", { category_id: 11 })).status).toBe(400);
  });

  test("is unique in its category: accents count, letter case does not", async () => {
    expect((await add("Maïs")).status).toBe(201);
    expect((await add("Mais")).status).toBe(201);
    const again = await add("maïs");
    expect(again.status).toBe(409);
    expect(again.body.message).toBe("Product already exists. Please provide a new product name.");
    expect((await add("mai\u0308s")).status).toBe(409);
    expect((await add("Maïs", { category_id: 10 })).status).toBe(201);
    expect((await add("Maïs", { role_id: vendor })).status).toBe(201);
    const race = await Promise.all([add("Plums"), add("plums"), add("PLUMS")]);
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test("is renamed by the same rules", async () => {
    const { id } = (await add("Crab apples")).body;
    expect((await call("update_product", { product_id: id, name: "wild apples" })).body).toEqual({
      slug: owner.slug,
    });
    expect(await names()).toContain("Wild apples");
    expect((await call("update_product", { product_id: id, name: "WILD apples" })).status).toBe(200);
    expect((await call("update_product", { product_id: id, name: "mais" })).status).toBe(409);
    expect((await call("update_product", { product_id: id, name: "__CATEGORY__" })).status).toBe(400);
    expect((await call("update_product", { product_id: id, name: "a,b" })).status).toBe(400);
  });

  test("hangs on a role that lists products", async () => {
    const refused = await add("Advice", { role_id: services });
    expect(refused.body.errors).toEqual({ role_id: ["This role does not list products."] });
    expect((await add("Pears", { role_id: 999_999 })).status).toBe(404);
  });

  test("belongs under a product of its own category only", async () => {
    const { id } = (await add("Apples")).body;
    expect((await add("Russets", { parent: id })).body.parent).toBe(id);
    expect((await add("Kohlrabi", { parent: id, category_id: 10 })).status).toBe(400);
  });

  test("is the owner's: visitors and strangers neither add nor change nor remove it", async () => {
    const { id } = (await add("Gooseberries")).body;
    for (const [token, status] of [
      ["", 401],
      [other.token, 403],
    ] as const) {
      expect((await add("Weeds", {}, token)).status).toBe(status);
      expect((await call("update_product", { product_id: id, name: "Weeds" }, token)).status).toBe(status);
      expect((await call("delete_product", { product_id: id }, token)).status).toBe(status);
    }
    expect(await names()).toContain("Gooseberries");
    expect((await call("update_product", { product_id: id, name: "Currants" }, network.token)).status).toBe(
      200,
    );
    expect((await call("delete_product", { product_id: id }, network.token)).status).toBe(200);
    const entries = await server.db
      .selectFrom("audit_entries")
      .where("account_id", "=", owner.accountId)
      .where("actor_user_id", "=", network.userId)
      .orderBy("id")
      .select("operation")
      .execute();
    expect(entries.map(({ operation }) => operation)).toEqual(["updateProduct", "deleteProduct"]);
  });
});

describe("what is said of a product's availability", () => {
  const said = {
    from: "11",
    to: "03",
    quantity: 40,
    quantity_unit: "kg",
    smallest_order: 2.5,
    smallest_order_unit: "kg",
    price_min: 4.35,
    price_max: null,
    price_unit: "kg",
    delivery_days: ["fri", "tue"],
  };
  const kept = { ...said, delivery_days: ["tue", "fri"] };
  const listed = async (id: number) => (await list()).find((product: { id: number }) => product.id === id);

  test("is kept with it, and shown to everybody", async () => {
    const { status, body } = await add("Leeks", { category_id: 10, availability: said });
    expect([status, body.availability]).toEqual([201, kept]);
    const { body: shown } = await server.get(`/accounts/profile_by_slug/?slug=${owner.slug}`);
    const products = shown.roles.flatMap((role: { data: { products: object[] } }) => role.data.products);
    expect(products).toContainEqual(expect.objectContaining({ name: "Leeks", availability: kept }));
  });

  test("is replaced as a whole, taken back, and left alone by a new name", async () => {
    const { id } = (await add("Shallots", { category_id: 10, availability: said })).body;
    await call("update_product", { product_id: id, name: "Banana shallots" });
    expect((await listed(id)).availability).toEqual(kept);
    await call("update_product", { product_id: id, availability: { from: "06", to: "10" } });
    expect((await listed(id)).availability).toMatchObject({
      from: "06",
      to: "10",
      quantity: null,
      price_min: null,
    });
    await call("update_product", { product_id: id, availability: null });
    expect(await listed(id)).not.toHaveProperty("availability");
  });

  test.each([
    [
      "a day that does not exist",
      { from: "02-30", to: "03" },
      "from",
      "There is no such month or day: 02-30.",
    ],
    [
      "an end before its start",
      { from: "2026-06-15", to: "2026-06-01" },
      "from",
      "It ends before it begins.",
    ],
    ["half a season", { from: "06" }, "from", "Say both when it begins and when it ends"],
    ["a negative price", { price_min: -1 }, "price_min", ""],
    ["a price below the cent", { price_min: 1.234 }, "price_min", "A price goes to the cent"],
    ["a range the wrong way round", { price_min: 5, price_max: 4 }, "price_min", "The highest price is less"],
    ["an unknown unit", { quantity: 1, quantity_unit: "hogshead" }, "quantity_unit", ""],
    ["a unit of nothing", { price_unit: "kg" }, "price_unit", "Give an amount for this unit."],
    ["no amount at all", { quantity: 0 }, "quantity", ""],
    ["a day of no week", { delivery_days: ["someday"] }, "delivery_days", ""],
    ["a field that there is not", { colour: "red" }, "", ""],
  ])("is refused with %s", async (_what, availability, field, sentence) => {
    const { status, body } = await add(`Never ${field}`, { availability });
    expect(status).toBe(400);
    const [name = "", texts = []] = Object.entries(body.errors as Record<string, string[]>)[0] ?? [];
    expect(name).toContain(field ? `availability.${field}` : "availability");
    expect(texts.join()).toContain(sentence);
  });

  test("is for whoever may change the product", async () => {
    const { id } = (await add("Garlic", { category_id: 10 })).body;
    const change = { product_id: id, availability: { from: "06", to: "10" } };
    expect((await call("update_product", change, "")).status).toBe(401);
    expect((await call("update_product", change, other.token)).status).toBe(403);
    expect((await call("update_product", change, network.token)).status).toBe(200);
  });

  test("is the later one of two at once", async () => {
    const { id } = (await add("Ramps", { category_id: 10 })).body;
    const both = await Promise.all(
      [
        { from: "04", to: "05" },
        { price_min: 9, price_max: 9, price_unit: "bunch" },
      ].map((availability) => call("update_product", { product_id: id, availability })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { availability } = await listed(id);
    expect([availability.from === "04", availability.price_min === 9].filter(Boolean)).toHaveLength(1);
  });
});

describe("a category", () => {
  test("is chosen by a placeholder, and goes with all its products", async () => {
    const { body } = await add("__CATEGORY__", { category_id: 2, role_id: vendor });
    expect(body.name).toBe("__CATEGORY__");
    await add("butter", { category_id: 2, role_id: vendor });
    await add("Honey", { category_id: 9, role_id: vendor });
    await call("delete_product", { product_id: body.id });
    const left = await names(vendor);
    expect(left).toContain("Honey");
    expect(left).not.toContain("Butter");
    expect(left).not.toContain("__CATEGORY__");
  });

  test("comes after those before it, until it is moved", async () => {
    const places = () => list(vendor);
    const [first] = await places();
    const { body } = await add("Barley", { category_id: 5, role_id: vendor });
    expect(body.category_order).toBeGreaterThan(first.category_order);
    await call("update_product", { product_id: body.id, category_order: 0 });
    await call("update_product", { product_id: first.id, category_order: 7 });
    const moved = await places();
    expect(moved[0].id).toBe(body.id);
    expect((await add("Oats", { category_id: 5, role_id: vendor })).body.category_order).toBe(0);
    expect((await call("update_product", { product_id: body.id, category_order: -1 })).status).toBe(400);
  });
});

describe("a list of products", () => {
  const save = (names: string[], more: object = {}, token: string | undefined = owner.token) =>
    call(
      "save_profile",
      {
        profile_id: owner.accountId,
        changes: [{ call: "create_products", body: { role_id: seller, category_id: 1, names, ...more } }],
      },
      token,
    );
  const held = async () =>
    (await list())
      .filter(({ category }: { category: number }) => category === 1)
      .map(({ name }: { name: string }) => name);

  test("is added at once, without existing and repeated products", async () => {
    expect((await add("Cider", { category_id: 1 })).status).toBe(201);
    const { status, body } = await save(["  perry ", "cider", "Mead", "PERRY"]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await held()).toEqual(["Cider", "Perry", "Mead"]);
    expect((await save(["Perry", "Mead"])).status).toBe(200);
    expect(await held()).toHaveLength(3);
  });

  test("takes two hundred, and all of them or none", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `Ale no. ${index}`);
    expect((await save(many(201))).status).toBe(400);
    const wrong = await save([...many(3), "Stout, dry", "__CATEGORY__"]);
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.errors).sort()).not.toEqual([]);
    expect(await held()).toHaveLength(3);
    expect((await save(many(200))).status).toBe(200);
    expect(await held()).toHaveLength(203);
  });

  test("says which of its lines cannot stand", async () => {
    const { body } = await save(["Bitter", "__CATEGORY__"]);
    expect(body.errors).toEqual({ "changes.0.names.1": ["You must enter a product name."] });
  });

  test("belongs to its owner, and to a role that lists products", async () => {
    expect((await save(["Weeds"], {}, other.token)).status).toBe(403);
    expect((await save(["Advice"], { role_id: services })).status).toBe(400);
    expect((await save(["Weeds"], { role_id: 999_999 })).status).toBe(404);
  });

  test("is added once by two at once", async () => {
    const names = ["Porter", "Saison", "Pilsner"];
    const responses = await Promise.all([save(names), save([...names].reverse()), save(names)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await held()).filter((name: string) => names.includes(name))).toHaveLength(3);
  });
});
