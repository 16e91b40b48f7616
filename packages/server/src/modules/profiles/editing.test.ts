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
const role = (value: string, of = profile) => of.roles.find((one: { value: string }) => one.value === value);
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

describe("checklists", () => {
  test("tick what is sent and keep what is not", async () => {
    const { id } = role("seller").data.safety_standards;
    await call("update_safetystandard", { id, details: { haccp: true, gap: true } });
    const { body } = await call("update_safetystandard", { id, details: { gap: false, iso: true } });
    expect(role("seller", body).data.safety_standards.entries).toEqual([
      { value: "haccp", display: "HACCP" },
      { value: "iso", display: "ISO" },
    ]);
  });

  test.each([
    ["update_classification", "seller", "classifications", "halal"],
    ["update_paymentmethod", "seller", "payment_methods", "credit_debit"],
    ["update_service", "service_provider", "services_provided", "cold_storage"],
    ["update_service", "service_provider", "services_needed", "delivery"],
    ["update_safetystandard", "processor", "safety_standards", "gmp"],
    ["update_processing", "processor", "processing_types", "baking"],
    ["update_market", "processor", "market_types", "retail"],
  ])("%s ticks %s’s %s", async (name, holder, list, key) => {
    const { id } = role(holder).data[list];
    const body = { id, details: { [key]: true } };
    const response = await call(name, body, network.token);
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    expect(
      role(holder, response.body).data[list].entries.map(({ value }: { value: string }) => value),
    ).toContain(key);
    expect((await server.post(`/accounts/${name}/`, body)).status).toBe(401);
    expect((await call(name, body, other.token)).status).toBe(403);
    expect((await call(name, { ...body, id: 999_999 })).status).toBe(404);
  });

  test("hold 'none' or other standards: what is ticked last counts, and never both", async () => {
    const { id } = role("processor").data.safety_standards;
    const tick = async (details: object) => {
      const { status, body } = await call("update_safetystandard", { id, details });
      if (status !== 200) return body.errors;
      return role("processor", body).data.safety_standards.entries.map(
        ({ value }: { value: string }) => value,
      );
    };
    expect(await tick({ gmp: false, haccp: true, gap: true })).toEqual(["gap", "haccp"]);
    expect(await tick({ none: true })).toEqual(["none"]);
    expect(await tick({ iso: true })).toEqual(["iso"]);
    expect(await tick({ iso: true, none: true })).toEqual({
      "details.none": ["“None” excludes every other standard: choose one or the other."],
    });
    expect(await tick({ iso: false, none: true })).toEqual(["none"]);
    expect(await tick({ none: false })).toEqual([]);
  });

  test("refuse entries that they do not have, and ids of other lists", async () => {
    const { id } = role("seller").data.payment_methods;
    const unknown = await call("update_paymentmethod", { id, details: { barter: true } });
    expect(unknown.status).toBe(400);
    expect(Object.keys(unknown.body.errors)).toEqual(["details.barter"]);
    expect((await call("update_market", { id, details: { retail: true } })).status).toBe(400);
  });

  test("sent together are ticked together or not at all", async () => {
    const [seller, processor] = ["seller", "processor"].map((value) => role(value).data.safety_standards.id);
    const refused = await call("update_safetystandard", [
      { id: seller, details: { brc: true } },
      { id: processor, details: { nonsense: true } },
    ]);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors)).toEqual(["1.details.nonsense"]);
    expect(JSON.stringify(role("seller", await read(owner)).data.safety_standards)).not.toContain("brc");
    const foreign = role("seller", await read(other)).data.safety_standards.id;
    expect(
      (
        await call("update_safetystandard", [
          { id: seller, details: { brc: true } },
          { id: foreign, details: { brc: true } },
        ])
      ).status,
    ).toBe(403);
    expect(JSON.stringify(role("seller", await read(other)).data.safety_standards)).not.toContain("brc");
  });
});

describe("role details", () => {
  test("keep one spelling of a business size", async () => {
    for (const [spelling, kept] of [
      ["Sma", "SML"],
      ["Medium", "MED"],
      ["LRG", "LRG"],
    ]) {
      const { body } = await call("update_role", {
        id: role("processor").role_id,
        details: { business_scale: [spelling], third_party_insurance: true, delivery: 3, co_packing: 1 },
      });
      expect(role("processor", body).data.role_details).toEqual({
        edited: true,
        business_scale: [kept],
        third_party_insurance: true,
        delivery: 3,
        co_packing: 1,
        private_label: 3,
        custom_process: 3,
      });
    }
  });

  test("hold one size, and for a vendor yes or no", async () => {
    const networkRole = (
      await server.post("/accounts/profile_by_id/", {}, { token: network.token })
    ).body.roles.find(({ value }: { value: string }) => value === "organization");
    const insured = { id: networkRole.role_id, details: { third_party_insurance: true, edited: true } };
    expect((await call("update_role", insured, network.token)).status).toBe(200);
    const two = await call("update_role", {
      id: role("seller").role_id,
      details: { business_scale: ["SML", "Large"] },
    });
    expect(two.status).toBe(400);
    expect(two.body.errors).toEqual({
      "details.business_scale": ["You can only choose one business size."],
    });
    const same = { id: role("seller").role_id, details: { business_scale: ["SML", "Small"] } };
    expect((await call("update_role", same)).status).toBe(200);
    const negotiable = { id: role("vendor").role_id, details: { delivery: 3 } };
    expect((await call("update_role", negotiable)).status).toBe(400);
    expect((await call("update_role", { ...negotiable, details: { delivery: 1 } })).status).toBe(200);
  });

  test("are refused to strangers and visitors", async () => {
    const body = { id: role("seller").role_id, details: { delivery: 1 } };
    expect((await call("update_role", body, other.token)).status).toBe(403);
    expect((await server.post("/accounts/update_role/", body)).status).toBe(401);
  });
});

describe("a vendor’s highlights", () => {
  test("show three icons at most, counting those that stay", async () => {
    const { id } = role("vendor").data.highlights;
    const three = { organic: true, halal: true, meat: true };
    const { body } = await call("update_highlight", {
      id,
      details: { ...three, masthead: "masthead_2", is_open_fall: true, business_hour_details: " 9 to 5 " },
    });
    expect(role("vendor", body).data.highlights).toMatchObject({
      ...three,
      kosher: false,
      masthead: "masthead_2",
      is_open_fall: true,
      business_hour_details: "9 to 5",
    });
    const fourth = await call("update_highlight", { id, details: { kosher: true } });
    expect(fourth.status).toBe(400);
    expect(fourth.body.message).toBe("You can’t choose more than three icons.");
    expect((await call("update_highlight", { id, details: { kosher: true, meat: false } })).status).toBe(200);
  });

  test("refuse long hours, unknown mastheads and strangers", async () => {
    const { id } = role("vendor").data.highlights;
    expect(
      (await call("update_highlight", { id, details: { business_hour_details: "x".repeat(251) } })).status,
    ).toBe(400);
    const masthead = await call("update_highlight", { id, details: { masthead: "masthead_9" } });
    expect(masthead.body.errors).toEqual({ "details.masthead": ["You must choose one masthead."] });
    expect((await call("update_highlight", { id, details: { halal: false } }, other.token)).status).toBe(403);
  });
});
