import { sql } from "kysely";
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
  other = await server.member({ roles: [2] });
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
  const { roles } = await profile();
  const idOf = (value: string) => roles.find((one: { value: string }) => one.value === value).role_id;
  [seller, vendor, services] = [idOf("seller"), idOf("vendor"), idOf("service_provider")];
});
afterAll(() => server.close());

const call = (name: string, body: object, token: string | undefined = owner.token, headers = {}) =>
  server.post(`/accounts/${name}/`, body, { token, headers });
const profile = async (token = owner.token) => (await call("profile_by_id", {}, token)).body;
const save = (table: object, more: { token?: string; version?: number; headers?: object } = {}) =>
  call(
    "save_profile",
    {
      profile_id: owner.accountId,
      ...(more.version !== undefined && { version: more.version }),
      changes: [{ call: "save_products", body: { role_id: seller, ...table } }],
    },
    more.token ?? owner.token,
    more.headers,
  );

interface Listed {
  id: number;
  name: string;
  category: number;
  position?: number;
  category_order: number;
  name_translation: string | null;
  parent: number | null;
}
const list = async (role = seller): Promise<Listed[]> =>
  (await profile()).roles.find((one: { role_id: number }) => one.role_id === role).data.products;
const names = async () => (await list()).map(({ name }) => name);
const idOf = async (name: string) => (await list()).find((one) => one.name === name)?.id ?? 0;
/** Begins with these vegetables. */
const begin = async (...wanted: string[]) => {
  const held = await list();
  const { status, body } = await save({
    delete_ids: held.map(({ id }) => id),
    products: wanted.map((name) => ({ name, category_id: 10 })),
    ordered: true,
  });
  expect(status, JSON.stringify(body)).toBe(200);
};

describe("A table of products", () => {
  test("adds, changes, removes and puts in order, in one step", async () => {
    await begin("Carrots", "Leeks", "Radishes");
    const [carrots, leeks, radishes] = await list();
    const { version } = await profile();
    const { status, body } = await save({
      products: [
        { product_id: radishes?.id, name: "black radishes", name_translation: "radis noirs" },
        { name: "honeycrisp apples", category_id: 4 },
        { product_id: carrots?.id },
      ],
      delete_ids: [leeks?.id],
      ordered: true,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.version).toBe(version + 1);
    expect(await list()).toEqual([
      expect.objectContaining({
        id: radishes?.id,
        name: "Black radishes",
        name_translation: "Radis noirs",
        position: 0,
      }),
      expect.objectContaining({ id: carrots?.id, name: "Carrots", position: 1 }),
      expect.objectContaining({ name: "Honeycrisp apples", category: 4, position: 0, category_order: 1 }),
    ]);
    const found = await server.post("/search/profiles/", { keywords: "honeycrisp apples" });
    expect(found.body.hits.hits).toHaveLength(1);
  });

  test("lets two products swap their names, and a name go to another category", async () => {
    await begin("Carrots", "Leeks");
    const [carrots, leeks] = await list();
    const swapped = await save({
      products: [
        { product_id: carrots?.id, name: "Leeks" },
        { product_id: leeks?.id, name: "Carrots", category_id: 9 },
        { name: "Carrots", category_id: 10 },
      ],
    });
    expect(swapped.status, JSON.stringify(swapped.body)).toBe(200);
    expect((await list()).map(({ name, category }) => [name, category])).toEqual([
      ["Leeks", 10],
      ["Carrots", 10],
      ["Carrots", 9],
    ]);
  });

  test("keeps what it does not list, after what it puts in order", async () => {
    await begin("Carrots", "Leeks", "Radishes");
    expect((await save({ products: [{ product_id: await idOf("Radishes") }], ordered: true })).status).toBe(
      200,
    );
    expect(await names()).toEqual(["Radishes", "Carrots", "Leeks"]);
    expect((await save({ products: [{ name: "Beets", category_id: 10 }] })).status).toBe(200);
    expect(await names()).toEqual(["Radishes", "Carrots", "Leeks", "Beets"]);
  });

  test("names every line that cannot stand, and saves none", async () => {
    await begin("Carrots", "Leeks");
    const leeks = await idOf("Leeks");
    const { status, body } = await save({
      products: [
        { name: "Beets", category_id: 10 },
        { name: "Apples, pears", category_id: 4 },
        { name: "x".repeat(121), category_id: 4 },
        { name: "Plums" },
        { name: "  ", category_id: 4 },
        { name: "beets", category_id: 10 },
        { product_id: leeks, name: "carrots" },
        { name: "__CATEGORY__", category_id: 4 },
        { name: "Kale", category_id: 10, name_translation: "Chou, frisé" },
      ],
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      "changes.0.products.1.name": ["You can’t include commas in your product’s name."],
      "changes.0.products.2.name": ["A product’s name has 120 characters at most."],
      "changes.0.products.3.category_id": ["Choose a category."],
      "changes.0.products.4.name": ["You must enter a product name."],
      "changes.0.products.5.name": ["Product already exists. Please provide a new product name."],
      "changes.0.products.6.name": ["Product already exists. Please provide a new product name."],
      "changes.0.products.7.name": ["You must enter a product name."],
      "changes.0.products.8.name_translation": ["You can’t include commas in your product’s name."],
    });
    expect(await names()).toEqual(["Carrots", "Leeks"]);
  });

  test("says which product is gone, and takes one that is removed twice as removed", async () => {
    await begin("Carrots", "Leeks");
    const [carrots, leeks] = await list();
    expect((await save({ delete_ids: [leeks?.id] })).status).toBe(200);
    expect((await save({ delete_ids: [leeks?.id] })).status).toBe(200);
    const gone = await save({
      products: [{ product_id: carrots?.id, name: "Beets" }, { product_id: leeks?.id }],
    });
    expect(gone.status).toBe(404);
    expect(gone.body.errors).toEqual({
      "changes.0.products.1.product_id": ["This product has been removed in between."],
    });
    expect(await names()).toEqual(["Carrots"]);
    const both = await save({ products: [{ product_id: carrots?.id }], delete_ids: [carrots?.id] });
    expect(both.status).toBe(404);
  });

  test("leaves the mark of a category alone, and the parents of what goes elsewhere behind", async () => {
    await begin("Carrots");
    await call("create_product", { role_id: seller, category_id: 2, name: "__CATEGORY__" });
    const mark = await idOf("__CATEGORY__");
    const parent = await idOf("Carrots");
    await call("create_product", { role_id: seller, category_id: 10, name: "Rainbow carrots", parent });
    const child = await idOf("Rainbow carrots");
    expect((await list()).find(({ id }) => id === child)?.parent).toBe(parent);
    expect(
      (await save({ delete_ids: [mark], products: [{ product_id: parent, category_id: 9 }] })).status,
    ).toBe(200);
    expect(await names()).toContain("__CATEGORY__");
    expect((await list()).find(({ id }) => id === child)?.parent).toBeNull();
    expect((await save({ products: [{ product_id: mark, name: "Cream" }] })).status).toBe(404);
    await call("delete_product", { product_id: mark });
    expect(await names()).not.toContain("__CATEGORY__");
  });

  test("is the business's and its managers': others’ products and roles are refused whole", async () => {
    await begin("Carrots");
    const theirs = (await profile(other.token)).roles[0];
    await call("create_product", { role_id: theirs.role_id, category_id: 4, name: "Quinces" }, other.token);
    const quinces = (await profile(other.token)).roles[0].data.products[0].id;
    const line = { name: "Weeds", category_id: 10 };
    expect((await save({ products: [line] }, { token: "" })).status).toBe(401);
    expect((await save({ products: [line] }, { token: other.token })).status).toBe(403);
    expect((await save({ role_id: theirs.role_id, products: [line] })).status).toBe(403);
    expect((await save({ products: [line, { product_id: quinces, name: "Taken" }] })).status).toBe(403);
    expect((await save({ delete_ids: [quinces] })).status).toBe(403);
    expect((await save({ role_id: 999_999, products: [line] })).status).toBe(404);
    expect((await save({ role_id: services, products: [line] })).status).toBe(400);
    await call("create_product", { role_id: vendor, category_id: 4, name: "Cider" });
    const [cider] = await list(vendor);
    expect((await save({ products: [{ product_id: cider?.id, name: "Perry" }] })).status).toBe(404);
    expect(await names()).toEqual(["Carrots"]);
    expect((await profile(other.token)).roles[0].data.products[0].name).toBe("Quinces");
    expect((await save({ products: [line] }, { token: network.token })).status).toBe(200);
    expect(await names()).toEqual(["Carrots", "Weeds"]);
  });

  test("is for people who may edit: who only reads a business is refused", async () => {
    const reader = await server.member();
    await sql`insert into memberships (user_id, account_id, role, created_at)
      values (${reader.userId}, ${owner.accountId}, 'reader', now())`.execute(server.db);
    const { status } = await save({ products: [{ name: "Weeds", category_id: 4 }] }, { token: reader.token });
    expect(status).toBe(403);
  });

  test("is saved once by two tabs: the second learns of the first", async () => {
    await begin("Carrots");
    const { version } = await profile();
    const tabs = await Promise.all(
      ["Beets", "Turnips"].map((name) =>
        save({ products: [{ name, category_id: 10 }], ordered: true }, { version }),
      ),
    );
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await names()).toHaveLength(2);
  });

  test("is saved once under one key, however often it is sent", async () => {
    await begin("Carrots");
    const table = { products: [{ name: "Beets", category_id: 10 }] };
    const headers = { "Idempotency-Key": "table-of-products-0001" };
    const both = await Promise.all([save(table, { headers }), save(table, { headers })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await names()).toEqual(["Carrots", "Beets"]);
    const again = await save({ products: [{ name: "Kale", category_id: 10 }] }, { headers });
    expect(again.status).toBe(422);
  });

  test("takes a thousand, as one event of the feed and one entry of the fields’ history", async () => {
    await begin();
    const noted = async () => {
      const { rows } = await sql<{ events: number }>`
        select count(*)::int as events from activities where actor_account_id = ${owner.accountId}`.execute(
        server.db,
      );
      return rows[0]?.events ?? 0;
    };
    const before = await noted();
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `Tomato no. ${at}`, category_id: 10 }));
    expect((await save({ products: many(1001), ordered: true })).status).toBe(400);
    expect((await save({ products: many(1000), ordered: true })).status).toBe(200);
    expect((await noted()) - before).toBeLessThanOrEqual(1);
    expect((await list()).map(({ name }) => name).slice(0, 3)).toEqual([
      "Tomato no. 0",
      "Tomato no. 1",
      "Tomato no. 2",
    ]);
    await begin("Carrots");
    expect(await names()).toEqual(["Carrots"]);
  });

  test("is all or nothing when the database gives up midway", async () => {
    await begin("Carrots", "Leeks");
    await sql`create function fail_on_kale() returns trigger language plpgsql as $$
      begin if new.name = 'Kale' then raise exception 'cut off'; end if; return new; end $$`.execute(
      server.db,
    );
    await sql`create trigger fail_on_kale before insert on products for each row execute function fail_on_kale()`.execute(
      server.db,
    );
    const { version } = await profile();
    const { status } = await save({
      products: [
        { product_id: await idOf("Leeks"), name: "Wild leeks" },
        { name: "Beets", category_id: 10 },
        { name: "Kale", category_id: 10 },
      ],
      delete_ids: [await idOf("Carrots")],
    });
    await sql`drop trigger fail_on_kale on products`.execute(server.db);
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await names()).toEqual(["Carrots", "Leeks"]);
    expect((await profile()).version).toBe(version);
  });
});
