import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { deleteOldProfileChanges } from "./history.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const history = async (owner: Person, by: Person = owner, query = "") =>
  server.get(`/accounts/profile_history/?id=${owner.accountId}${query}`, { token: by.token });
const undo = (owner: Person, change_id: number, more: object = {}, by: Person = owner) =>
  server.post(
    "/accounts/undo_profile_change/",
    { id: owner.accountId, change_id, ...more },
    { token: by.token },
  );
const update = async (owner: Person, details: object, by: Person = owner) => {
  const response = await server.post(
    "/accounts/update_profile/",
    { id: owner.accountId, details },
    { token: by.token },
  );
  expect(response.status).toBe(200);
};
const profile = async (owner: Person) =>
  (await server.post("/accounts/profile_by_id/", { id: owner.accountId }, { token: owner.token })).body;

async function managed(): Promise<{ ada: Person; network: Person }> {
  const network = await server.manager({ business_name: "Elora Table" });
  const ada = await server.member({ business_name: "Maple Hill" });
  await server.db
    .insertInto("connections")
    .values({
      organization_id: network.accountId,
      account_id: ada.accountId,
      requested_by_account_id: ada.accountId,
      manage: true,
      state: "accepted",
    })
    .execute();
  return { ada, network };
}

describe("the history of a profile", () => {
  it("says who changed which field, from what to what, the newest first", async () => {
    const { ada, network } = await managed();
    await update(ada, { website: "https://maple.example" });
    await update(ada, { website: "https://elora.example" }, network);
    const { body } = await history(ada);
    expect(body.count).toBe(2);
    expect(body.results).toMatchObject([
      {
        field: "website",
        before: "https://maple.example",
        after: "https://elora.example",
        by: { kind: "manager", business: "Elora Table", person: "Ada Okafor" },
        undone: false,
      },
      { field: "website", before: null, by: { kind: "business", business: "Maple Hill" } },
    ]);
    expect((await history(ada, network)).body.count).toBe(2);
    expect((await history(ada, ada, "&from=1&size=1")).body.results).toMatchObject([{ before: null }]);
  });

  it("is for the business, its managers and administrators alone", async () => {
    const { ada } = await managed();
    const other = await server.member();
    await update(ada, { website: "https://maple.example" });
    const [change] = (await history(ada)).body.results;
    expect((await history(ada, other)).status).toBe(403);
    expect((await undo(ada, change.id, {}, other)).status).toBe(403);
    expect((await undo(other, change.id, {}, other)).status).toBe(404);
    expect((await server.get(`/accounts/profile_history/?id=${ada.accountId}`)).status).toBe(401);
    const reader = await server.colleague(ada, "reader");
    expect((await history(ada, reader)).status).toBe(200);
    expect((await undo(ada, change.id, {}, reader)).status).toBe(403);
  });

  it("has contacts and addresses, products and what support did, with reason and length", async () => {
    const admin = await server.administrator();
    const ada = await server.member({ business_name: "Supported Farm" });
    const { token } = (
      await server.post(
        `/accounts/hijack/${ada.accountId}/`,
        { reason: "Ticket 1881: cannot add a contact" },
        { token: admin.token },
      )
    ).body;
    const contact = { profile_id: ada.accountId, name: "Ines Roy", position: "Sales" };
    expect((await server.post("/accounts/create_contact/", contact, { token })).status).toBe(201);
    const { body } = await history(ada);
    expect(body.results).toMatchObject([
      {
        field: "contacts",
        before: [],
        after: ["Ines Roy, Sales"],
        by: { kind: "support", business: null, person: null },
      },
    ]);
    expect(body.visits).toEqual([
      {
        id: expect.any(Number),
        reason: "Ticket 1881: cannot add a contact",
        started_at: expect.any(String),
        ended_at: expect.any(String),
        changes: 1,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(admin.email);
  });
});

describe("taking a change back", () => {
  it("gives the field its former value, once, and is a change itself", async () => {
    const { ada, network } = await managed();
    await update(ada, { website: "https://maple.example" });
    await update(ada, { website: "https://elora.example" }, network);
    const [change] = (await history(ada)).body.results;
    const both = await Promise.all([undo(ada, change.id), undo(ada, change.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await profile(ada)).website).toBe("https://maple.example");
    const [undone, taken] = (await history(ada)).body.results;
    expect(undone).toMatchObject({ field: "website", after: "https://maple.example", undoes: change.id });
    expect(taken).toMatchObject({ id: change.id, undone: true });
  });

  it("changes nothing when the field was changed since, and does so when asked again", async () => {
    const ada = await server.member();
    await update(ada, { website: "https://one.example" });
    await update(ada, { website: "https://two.example" });
    await update(ada, { website: "https://three.example" });
    const middle = (await history(ada)).body.results[1];
    const refused = await undo(ada, middle.id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "This was changed again since, so nothing was taken back. Take it back all the same?",
    ]);
    expect((await profile(ada)).website).toBe("https://three.example");
    expect((await undo(ada, middle.id, { overwrite: true })).status).toBe(200);
    expect((await profile(ada)).website).toBe("https://one.example");
  });

  it("brings deleted contacts and locations back with all that they had", async () => {
    const ada = await server.member();
    const as = { token: ada.token };
    const contact = { profile_id: ada.accountId, name: "Ines Roy", phone: "519-555-0101" };
    const { id } = (await server.post("/accounts/create_contact/", contact, as)).body;
    const address = {
      profile_id: ada.accountId,
      description: "Barn",
      address_1: "12 Mill Street",
      city: "Elora",
      postal_code: "N0B 1S0",
    };
    const place = await server.post("/accounts/create_address/", address, as);
    expect(place.status).toBe(201);
    const before = await profile(ada);
    await server.post("/accounts/delete_contact/", { id }, as);
    await server.post("/accounts/delete_address/", { id: place.body.id }, as);
    const changes: { id: number; field: string }[] = (await history(ada)).body.results;
    for (const field of ["contacts", "addresses"]) {
      const change = changes.find((one) => one.field === field) as { id: number };
      expect((await undo(ada, change.id)).status).toBe(200);
    }
    const after = await profile(ada);
    expect(after.contacts).toEqual(before.contacts);
    expect(after.addresses).toEqual(before.addresses);
    expect(after.city).toBe("Elora");
  });

  it("brings products back under their roles", async () => {
    const ada = await server.member({ roles: [2] });
    const [role] = (await profile(ada)).roles;
    const product = { role_id: role.role_id, category_id: 4, name: "Apples" };
    const made = await server.post("/accounts/create_product/", product, { token: ada.token });
    expect(made.status).toBe(201);
    const change = (await history(ada)).body.results.find(
      (one: { field: string }) => one.field === "products",
    );
    expect((await undo(ada, change.id)).status).toBe(200);
    const back = (await history(ada)).body.results.find((one: { field: string }) => one.field === "products");
    expect(back).toMatchObject({ undoes: change.id, after: change.before });
    expect((await undo(ada, back.id)).status).toBe(200);
    const names = await server.db
      .selectFrom("products")
      .where("role_id", "=", role.role_id)
      .select("name")
      .execute();
    expect(names).toContainEqual({ name: "Apples" });
  });
});

it("is deleted after two years", async () => {
  const ada = await server.member();
  await update(ada, { website: "https://maple.example" });
  await deleteOldProfileChanges(server.services);
  expect((await history(ada)).body.count).toBe(1);
  server.clock.advance(731 * 86_400_000);
  await deleteOldProfileChanges(server.services);
  const token = await server.login(ada.email);
  expect((await history({ ...ada, token })).body.count).toBe(0);
});
