import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let owner: Person;
let other: Person;
let network: Person;
/** The owner's profile, read again before each test. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
let profile: any;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ business_name: "Maple Hill Orchard", roles: [2, 5, 6, 3] });
  other = await server.member({ business_name: "Cedar Creek Dairy", roles: [2, 6] });
  network = await server.manager({ business_name: "Grand River Food Link" });
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
const role = (value: string, of = profile) => of.roles.find((one: { value: string }) => one.value === value);

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
        delivery_answered: true,
        co_packing: 1,
        private_label: 3,
        custom_process: 3,
      });
    }
  });

  test("tell a business that does not deliver from one that has not said", async () => {
    const details = (body?: unknown) => role("seller", body).data.role_details;
    expect(details()).toMatchObject({ delivery: 2, delivery_answered: false });
    const id = role("seller").role_id;
    const sized = await call("update_role", { id, details: { business_scale: ["SML"], edited: true } });
    expect(details(sized.body)).toMatchObject({ edited: true, delivery: 2, delivery_answered: false });
    const told = await call("update_role", { id, details: { delivery: 2 } });
    expect(details(told.body)).toMatchObject({ delivery: 2, delivery_answered: true });
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
