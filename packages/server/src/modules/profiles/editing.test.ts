import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let owner: Person;
let other: Person;
let network: Person;
let admin: Person;
/** The owner's profile, read again before each test. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
let profile: any;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ business_name: "Maple Hill Orchard", roles: [2, 5, 6, 3] });
  other = await server.member({ business_name: "Cedar Creek Dairy", roles: [2, 6] });
  network = await server.manager({ business_name: "Grand River Food Link" });
  admin = await server.administrator();
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
});
afterAll(() => server.close());
beforeEach(async () => {
  profile = await read(owner);
});

const read = async (person: Person) =>
  (await server.post("/accounts/profile_by_id/", {}, { token: person.token })).body;
const call = (name: string, body: object, token: string | undefined = owner.token) =>
  server.post(`/accounts/${name}/`, body, { token });
const edit = (details: object, token: string | undefined = owner.token) =>
  call("update_profile", { id: owner.accountId, details }, token);
const found = async (keywords: string) =>
  (await server.post("/search/profiles/", { keywords })).body.hits.hits.map(
    (hit: { _source: { slug: string } }) => hit._source.slug,
  );

describe("general information", () => {
  test("changes where it is sent, is found at once, and leaves the rest alone", async () => {
    const { status, body } = await edit({
      business_name: "Maple Hill Cidery",
      phone: "519 555 0142 x7",
      description: "Perry from heirloom pears.",
      website: "https://maplehill.example/shop",
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      slug: owner.slug,
      business_name: "Maple Hill Cidery",
      phone: "519 555 0142 x7",
      first_name: "Ada",
      website: "https://maplehill.example/shop",
      version: profile.version + 1,
    });
    expect(await found("heirloom perry")).toEqual([owner.slug]);
    expect((await edit({ phone: "", website: null })).body).toMatchObject({ phone: null, website: null });
  });

  test.each([
    ["business_name", " ", "You must provide a business name."],
    ["first_name", "", "You must provide your first name."],
    ["last_name", "", "You must provide your last name."],
    ["title", "", "You must provide your job title."],
    ["email", "nobody", "You must provide a valid email address."],
    ["description", "", "You must provide a description of your business."],
    ["phone", "12345", "You must provide a valid phone number."],
    ["fax", "0000000000", "You must provide a valid fax number."],
    ["postal_code", "H2X 1Y4", "H2X is in Quebec. All locations must be in Ontario."],
    [
      "website",
      "maplehill",
      "You must provide a valid website address formatted in the following manner: https://www.example.com",
    ],
    [
      "online_store",
      "https://localhost",
      "You must provide a valid online store address formatted in the following manner: https://www.example.com",
    ],
    [
      "facebook",
      "https://facebook.example/maplehill",
      "You must provide a valid Facebook address formatted in the following manner: https://www.facebook.com/yourpage",
    ],
  ])("refuses a bad %s in its own words", async (field, value, sentence) => {
    const { status, body } = await edit({ [field]: value });
    expect(status, JSON.stringify(body)).toBe(400);
    expect(body.errors).toEqual({ [`details.${field}`]: [sentence] });
    expect((await read(owner)).version).toBe(profile.version);
  });

  test("keeps handles and pages as full addresses", async () => {
    const { body } = await edit({
      twitter: "@maplehill",
      instagram: "https://www.instagram.com/maple.hill/",
      facebook: "facebook.com/maplehill",
    });
    expect(body).toMatchObject({
      twitter: "https://twitter.com/maplehill",
      instagram: "https://instagram.com/maple.hill",
      facebook: "https://facebook.com/maplehill",
    });
    for (const instagram of ["@two..dots", "@dot.", `@${"a".repeat(31)}`]) {
      expect((await edit({ instagram })).status).toBe(400);
    }
    expect((await edit({ twitter: "@sixteenletters__" })).status).toBe(400);
  });

  test("never takes what is not the business's to say", async () => {
    for (const field of ["is_manager", "slug", "editable", "greenbelt_location"]) {
      expect((await edit({ [field]: true })).status).toBe(400);
    }
    expect((await call("update_profile", { id: owner.accountId, is_manager: true })).status).toBe(400);
  });

  test("is refused to visitors and strangers, and for a profile that does not exist", async () => {
    expect(
      (await server.post("/accounts/update_profile/", { id: owner.accountId, details: {} })).status,
    ).toBe(401);
    expect((await edit({ title: "Thief" }, other.token)).status).toBe(403);
    expect((await call("update_profile", { id: 999_999, details: { title: "Nobody" } })).status).toBe(404);
    expect((await read(owner)).title).toBe("Owner");
  });

  test("is open to a network that may manage and to administrators, who leave their names", async () => {
    expect((await edit({ title: "Grower" }, network.token)).status).toBe(200);
    expect((await edit({ title: "Orchardist" }, admin.token)).status).toBe(200);
    const entries = await server.db
      .selectFrom("audit_entries")
      .where("account_id", "=", owner.accountId)
      .where("operation", "=", "updateProfile")
      .orderBy("id")
      .select("actor_user_id")
      .execute();
    expect(entries.map(({ actor_user_id }) => actor_user_id)).toEqual([network.userId, admin.userId]);
    await server.db.updateTable("connections").set({ manage: false }).execute();
    expect((await edit({ title: "Picker" }, network.token)).status).toBe(403);
    await server.db.updateTable("connections").set({ manage: true }).execute();
  });

  test("is refused when another caller has saved in between", async () => {
    const body = { id: owner.accountId, version: profile.version, details: { title: "Owner" } };
    const both = await Promise.all([call("update_profile", body), call("update_profile", body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(owner)).version).toBe(profile.version + 1);
  });

  test("hides personal things from others once that is wanted", async () => {
    await edit({ hide_personal_info: true });
    expect((await server.get(`/accounts/profile_by_slug/?slug=${owner.slug}`)).body.first_name).toBeNull();
    await edit({ hide_personal_info: false });
  });
});

describe("business types", () => {
  test("are those of the roles that are held", async () => {
    const { status, body } = await edit({ category: ["Winery", "Packer", "Agritourism", "Wholesale"] });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.category.map(({ value }: { value: string }) => value)).toEqual([
      "Winery",
      "Packer",
      "Agritourism",
      "Wholesale",
    ]);
    for (const category of [["Restaurant"], ["Government"], ["Space Port"]]) {
      const refused = await edit({ category });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.errors)).toEqual(["details.category"]);
    }
    expect((await edit({ category: [] })).body.category).toEqual([]);
  });

  test("are given by name or by key, and come back with both", async () => {
    const { body } = await edit({ category: ["co_op", "Winery", "winery"] });
    expect(body.category).toEqual([
      { value: "Co-op", key: "co_op", display: "Co-op" },
      { value: "Winery", key: "winery", display: "Winery" },
    ]);
    await edit({ category: [] });
  });

  test("an online store is for sellers and processors", async () => {
    const buyer = await server.member({ roles: [1] });
    const { status, body } = await call(
      "update_profile",
      { id: buyer.accountId, details: { online_store: "https://shop.example.org" } },
      buyer.token,
    );
    expect(status).toBe(400);
    expect(body.errors["details.online_store"]).toEqual([
      "Only sellers and processors have an online store.",
    ]);
  });
});

test("a profile takes addresses and numbers as people write them", async () => {
  const { status, body } = await edit({
    website: "HTTPS://www.érablière.example/été",
    phone: "519 555-0100, poste 22",
    email: "info@érablière.example",
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({
    website: "HTTPS://www.érablière.example/été",
    phone: "519 555-0100, poste 22",
    email: "info@érablière.example",
  });
});
