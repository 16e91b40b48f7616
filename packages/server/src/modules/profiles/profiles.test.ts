import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let owner: Person;
let other: Person;
let network: Person;
let admin: Person;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ business_name: "Maple Hill Orchard", roles: [2, 6] });
  other = await server.member();
  network = await server.manager({ business_name: "Grand River Food Link" });
  admin = await server.administrator();
  await server.db
    .updateTable("accounts")
    .where("id", "=", owner.accountId)
    .set({
      phone: "519 555 0100",
      address_1: "12 Mill Street",
      city: "Elora",
      postal_code: "N0B 1S0",
      latitude: 43.68,
      longitude: -80.43,
    })
    .execute();
  await server.db
    .insertInto("contacts")
    .values({ account_id: owner.accountId, name: "Lou Tremblay", phone: "519 555 0199" })
    .execute();
});
afterAll(() => server.close());

const read = (slug: string, token?: string) =>
  server.get(`/accounts/profile_by_slug/?slug=${slug}`, { token });
const hide = (hide_personal_info: boolean) =>
  server.db.updateTable("accounts").where("id", "=", owner.accountId).set({ hide_personal_info }).execute();

describe("a profile by its slug", () => {
  test("is read by visitors, who may not edit it and see nothing of its logins", async () => {
    const { status, body } = await read(owner.slug);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      business_name: "Maple Hill Orchard",
      editable: false,
      phone: "519 555 0100",
      province: "Ontario",
      onf_users: [],
      last_login: null,
      onboarding: false,
      is_admin: false,
    });
    expect(body.roles.map(({ value }: { value: string }) => value)).toEqual(["seller", "vendor"]);
    expect(body.contacts).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain("password");
  });

  test("is editable for its owner and administrators, for a network once it may manage", async () => {
    expect((await read(owner.slug, owner.token)).body).toMatchObject({
      editable: true,
      onf_users: [{ id: owner.userId, email: owner.email }],
    });
    expect((await read(owner.slug, admin.token)).body.editable).toBe(true);
    expect((await read(owner.slug, other.token)).body.editable).toBe(false);
    expect((await read(owner.slug, network.token)).body.editable).toBe(false);
    const { id } = await server.db
      .insertInto("connections")
      .values({
        organization_id: network.accountId,
        account_id: owner.accountId,
        requested_by_account_id: owner.accountId,
        manage: false,
        state: "accepted",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect((await read(owner.slug, network.token)).body).toMatchObject({
      editable: false,
      connection: { id, status: "accepted", manage: false, sent_by_me: false },
    });
    await server.db.updateTable("connections").where("id", "=", id).set({ manage: true }).execute();
    expect((await read(owner.slug, network.token)).body.editable).toBe(true);
    expect((await read(owner.slug)).body.organizations).toMatchObject([
      { connection_id: id, slug: network.slug },
    ]);
    expect((await read(network.slug)).body).toMatchObject({
      accounts: [{ connection_id: id, slug: owner.slug }],
      accounts_total: 1,
    });
  });

  test("shows hidden personal data only to those who may edit", async () => {
    await hide(true);
    for (const token of [undefined, other.token]) {
      const { body } = await read(owner.slug, token);
      expect(body).toMatchObject({
        first_name: null,
        last_name: null,
        title: null,
        email: null,
        phone: null,
        address_1: null,
        postal_code: null,
        latitude: null,
        longitude: null,
        city: "Elora",
        contacts: [],
        hide_personal_info: true,
      });
      expect(JSON.stringify(body)).not.toMatch(/Okafor|Tremblay|555.?01|Mill Street/);
    }
    expect((await read(owner.slug, owner.token)).body.first_name).toBe("Ada");
    expect((await read(owner.slug, admin.token)).body.phone).toBe("519 555 0100");
    await hide(false);
  });

  test("that is not published does not exist for others", async () => {
    const waiting = await server.signUp({ business_name: "Waiting Farm" });
    expect((await read(waiting.slug)).status).toBe(404);
    expect((await read(waiting.slug, other.token)).status).toBe(404);
    expect((await read(waiting.slug, admin.token)).body).toMatchObject({ published: false, editable: true });
  });

  test.each(["nobody-of-that-name", "../etc/passwd", "Maple%20Hill", "x".repeat(500)])(
    "answers %j without finding it",
    async (slug) => {
      expect([400, 404]).toContain((await read(encodeURIComponent(slug))).status);
    },
  );

  test("refuses a token that is no longer good", async () => {
    expect((await read(owner.slug, "eyJhbGciOiJub25lIn0.e30.")).status).toBe(401);
  });

  test("shows products, checklists and records to edit them by", async () => {
    const { slug } = await writeProfile(server.db, {
      name: "Goat Hill Dairy",
      types: ["Grower/Producer"],
      roles: {
        seller: { products: [["Fresh chèvre", 2]], ticked: { classifications: ["certified_organic"] } },
        service_provider: { ticked: { services_needed: ["cold_storage"] } },
      },
    });
    const { body } = await read(slug);
    expect(body.category).toEqual([
      { value: "Grower/Producer", key: "grower_producer", display: "Grower/Producer" },
    ]);
    expect(body.services_needed).toEqual([{ value: "cold_storage", display: "Cold Storage" }]);
    const [seller, provider] = body.roles;
    expect(seller.data.products).toMatchObject([
      { name: "Fresh chèvre", category: 2, role_id: seller.role_id },
    ]);
    expect(seller.data.classifications).toMatchObject({
      id: expect.any(Number),
      entries: [{ value: "certified_organic", display: "Certified Organic" }],
    });
    expect(seller.data.processing_types).toBeNull();
    expect(provider.data.payment_methods).toBeNull();
  });

  test("gives a role that came without records what it lacks", async () => {
    await server.db.insertInto("roles").values({ account_id: other.accountId, code: 5 }).execute();
    const processor = (await read(other.slug)).body.roles.find(
      ({ value }: { value: string }) => value === "processor",
    );
    expect(processor.data).toMatchObject({
      role_details: { delivery: 2, delivery_answered: false, co_packing: 3 },
      market_types: { entries: [] },
    });
  });
});

describe("one's own profile", () => {
  const own = (body: object, token?: string) => server.post("/accounts/profile_by_id/", body, { token });

  test("comes whole or basic", async () => {
    expect((await own({}, owner.token)).body).toMatchObject({
      basic: false,
      id: owner.accountId,
      editable: true,
    });
    expect((await own({ basic: true }, owner.token)).body).toMatchObject({
      basic: true,
      slug: owner.slug,
      roles: [
        { id: 2, value: "seller" },
        { id: 6, value: "vendor" },
      ],
    });
  });

  test("is refused to visitors, and another's to those who may not edit it", async () => {
    expect((await own({})).status).toBe(401);
    expect((await own({ id: owner.accountId }, other.token)).status).toBe(403);
    expect((await own({ id: owner.accountId }, admin.token)).body.slug).toBe(owner.slug);
    expect((await own({ id: 999_999 }, owner.token)).status).toBe(404);
    expect((await own({ id: "1" }, owner.token)).status).toBe(400);
  });
});

test("the reference lists are those of the vocabulary", async () => {
  const safety = (await server.get("/accounts/safetystandardtypes_list/")).body;
  expect(safety.at(-1)).toMatchObject({ value: "none" });
  expect((await server.get("/accounts/categories_list/")).body).toHaveLength(44);
  const categories = (await server.get("/accounts/productcategories_list/")).body;
  expect(categories).toHaveLength(10);
  expect(categories).toContainEqual({ id: 6, value: "meat", display: "Meat and Poultry" });
  for (const list of [
    "servicestypes",
    "classifications",
    "paymentmethods",
    "processingtypes",
    "markettypes",
  ]) {
    expect((await server.get(`/accounts/${list}_list/`)).status).toBe(200);
  }
});
