import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let owner: Person;
let other: Person;
let admin: Person;
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
let profile: any;
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
let processor: any;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ business_name: "Maple Hill Cannery", roles: [5] });
  other = await server.member();
  admin = await server.administrator();
});
afterAll(() => server.close());
beforeEach(async () => {
  profile = await read(owner);
  processor = profile.roles[0];
});

const read = async (person: Person) =>
  (await server.post("/accounts/profile_by_id/", {}, { token: person.token })).body;
const save = (changes: object[], more: object = {}, token: string | undefined = owner.token) =>
  server.post("/accounts/save_profile/", { profile_id: owner.accountId, changes, ...more }, { token });

/** What a processor's form sends. */
const form = () => [
  { call: "update_processing", body: { id: processor.data.processing_types.id, details: { canning: true } } },
  {
    call: "update_classification",
    body: { id: processor.data.classifications.id, details: { halal: true } },
  },
  { call: "update_market", body: { id: processor.data.market_types.id, details: { retail: true } } },
  {
    call: "update_role",
    body: { id: processor.role_id, details: { business_scale: ["Small"], co_packing: 1, edited: true } },
  },
];

describe("changes saved together", () => {
  test("are one save of the profile", async () => {
    const { status, body } = await save(form(), { version: profile.version });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.version).toBe(profile.version + 1);
    const { data } = body.roles[0];
    expect(data.processing_types.entries).toEqual([{ value: "canning", display: "Canning" }]);
    expect(data.classifications.entries).toHaveLength(1);
    expect(data.market_types.entries).toHaveLength(1);
    expect(data.role_details).toMatchObject({ business_scale: ["SML"], co_packing: 1 });
    const hits = await server.post("/search/profiles/", { keywords: "canning" });
    expect(hits.body.hits.hits.map(({ _source }: { _source: { slug: string } }) => _source.slug)).toEqual([
      owner.slug,
    ]);
  });

  test("can be of every kind", async () => {
    const { status, body } = await save([
      { call: "update_profile", body: { id: owner.accountId, details: { title: "Canner" }, addRoles: [6] } },
      {
        call: "create_address",
        body: {
          profile_id: owner.accountId,
          description: "Cannery",
          address_1: "1 Water Street",
          city: "Paris",
          postal_code: "N3L 2H2",
        },
      },
      { call: "create_contact", body: { profile_id: owner.accountId, name: "Sam Reyes" } },
      { call: "create_product", body: { role_id: processor.role_id, category_id: 9, name: "chutney" } },
    ]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ title: "Canner", city: "Paris", contacts: [{ name: "Sam Reyes" }] });
    expect(body.roles.map(({ id }: { id: number }) => id)).toEqual([5, 6]);
    const [chutney] = body.roles[0].data.products;
    const more = await save([
      { call: "update_product", body: { product_id: chutney.id, name: "piccalilli" } },
      { call: "update_contact", body: { id: body.contacts[0].id, phone: "519-555-0199" } },
      { call: "update_address", body: { id: body.addresses[0].id, city: "Brantford" } },
      {
        call: "update_highlight",
        body: { id: body.roles[1].data.highlights.id, details: { organic: true } },
      },
    ]);
    expect(more.body.roles[0].data.products[0].name).toBe("Piccalilli");
    expect(more.body.city).toBe("Brantford");
    const less = await save([
      { call: "delete_product", body: { product_id: chutney.id } },
      { call: "delete_contact", body: { id: body.contacts[0].id } },
      { call: "delete_address", body: { id: body.addresses[0].id } },
    ]);
    expect(less.body).toMatchObject({ contacts: [], addresses: [], city: null });
    expect(less.body.roles[0].data.products).toEqual([]);
  });

  test("are all taken back when one of them is refused, which is named", async () => {
    const before = await read(owner);
    const refused = await save([
      { call: "update_profile", body: { id: owner.accountId, details: { title: "Somebody else" } } },
      { call: "create_product", body: { role_id: processor.role_id, category_id: 4, name: "pears" } },
      { call: "update_market", body: { id: processor.data.market_types.id, details: { barter: true } } },
    ]);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors)).toEqual(["changes.2.details.barter"]);
    expect(await read(owner)).toEqual(before);
    const found = await server.post("/search/profiles/", { keywords: "pears" });
    expect(found.body.hits.hits).toEqual([]);
  });

  test("name the field by the change that the contract refuses, in its own words", async () => {
    const named = async (change: object) => (await save([form()[0] as object, change])).body.errors;
    expect(
      await named({ call: "update_profile", body: { id: owner.accountId, details: { first_name: "" } } }),
    ).toEqual({ "changes.1.details.first_name": ["You must provide your first name."] });
    expect(
      await named({
        call: "create_product",
        body: { role_id: processor.role_id, category_id: 4, name: "a, b" },
      }),
    ).toEqual({ "changes.1.name": ["You can’t include commas in your product’s name."] });
    expect(
      await named({
        call: "create_address",
        body: {
          profile_id: owner.accountId,
          description: "",
          address_1: "1 St",
          city: "Elora",
          postal_code: "N0B 1S0",
        },
      }),
    ).toEqual({ "changes.1.description": ["You must provide a location name."] });
  });

  test("carry the conflict of one of them", async () => {
    const product = {
      call: "create_product",
      body: { role_id: processor.role_id, category_id: 2, name: "Curds" },
    };
    const twice = await save([product, product]);
    expect(twice.status).toBe(409);
    expect(twice.body.errors).toEqual({
      "changes.1.name": ["Product already exists. Please provide a new product name."],
    });
    const last = await save([{ call: "update_profile", body: { id: owner.accountId, removeRoles: [5, 6] } }]);
    expect(last.status).toBe(409);
    expect(last.body.errors).toEqual({
      "changes.0.non_field_errors": ["A profile keeps at least one role."],
    });
  });

  test("all belong to the one profile, also for those who may edit both", async () => {
    const foreign = (await read(other)).roles[0];
    for (const change of [
      { call: "update_profile", body: { id: other.accountId, details: { title: "Thief" } } },
      { call: "update_role", body: { id: foreign.role_id, details: { delivery: 1 } } },
      {
        call: "update_paymentmethod",
        body: { id: foreign.data.payment_methods.id, details: { credit_debit: true } },
      },
      { call: "create_contact", body: { profile_id: other.accountId, name: "Thief" } },
      { call: "create_product", body: { role_id: foreign.role_id, category_id: 4, name: "Pears" } },
    ]) {
      expect((await save([...form(), change])).status, change.call).toBe(403);
      expect((await save([...form(), change], {}, admin.token)).status, change.call).toBe(403);
    }
    expect((await save([{ call: "delete_contact", body: { id: 999_999 } }])).status).toBe(404);
    expect(await read(other)).toMatchObject({ title: "Owner", contacts: [], version: 1 });
  });

  test("are refused to visitors and strangers, and when another caller has saved in between", async () => {
    expect((await save(form(), {}, "")).status).toBe(401);
    expect((await save(form(), {}, other.token)).status).toBe(403);
    const stale = { version: profile.version };
    const both = await Promise.all([save(form(), stale), save(form(), stale)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("of many that begin with one version let one through, whole, and leave nothing of the others", async () => {
    const names = ["Ada", "Bea", "Cleo", "Dora", "Effie", "Flora", "Greta", "Hana"];
    const responses = await Promise.all(
      names.map((first_name, index) =>
        save(
          [
            { call: "update_profile", body: { id: owner.accountId, details: { first_name } } },
            {
              call: "create_contact",
              body: { profile_id: owner.accountId, name: first_name, position: `${index}` },
            },
          ],
          { version: profile.version },
        ),
      ),
    );
    const winners = responses.flatMap(({ status }, index) => (status === 200 ? [names[index]] : []));
    expect(winners).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(names.length - 1);
    const after = await read(owner);
    expect(after.first_name).toBe(winners[0]);
    expect(after.version).toBe(profile.version + 1);
    const known = new Set(names);
    expect(
      after.contacts.map(({ name }: { name: string }) => name).filter((name: string) => known.has(name)),
    ).toEqual(winners);
  });

  test("that name no version all count, one after the other", async () => {
    const contacts = Array.from({ length: 8 }, (_, index) => `Picker ${index}`);
    const responses = await Promise.all(
      contacts.map((name) => save([{ call: "create_contact", body: { profile_id: owner.accountId, name } }])),
    );
    expect(responses.map(({ status }) => status)).toEqual(contacts.map(() => 200));
    const after = await read(owner);
    expect(after.version).toBe(profile.version + contacts.length);
    expect(after.contacts.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(contacts),
    );
  });

  test("add a thing once however often they are sent with one key, also at once", async () => {
    const addition = [{ call: "create_contact", body: { profile_id: owner.accountId, name: "Only one" } }];
    const send = () =>
      server.post(
        "/accounts/save_profile/",
        { profile_id: owner.accountId, changes: addition },
        { token: owner.token, headers: { "idempotency-key": "one-contact-and-no-more" } },
      );
    const responses = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const after = await read(owner);
    expect(after.version).toBe(profile.version + 1);
    expect(after.contacts.filter(({ name }: { name: string }) => name === "Only one")).toHaveLength(1);
  });

  test("notice a single call in between, also one that names no version", async () => {
    const begun = { version: profile.version };
    const contact = await server.post(
      "/accounts/create_contact/",
      { profile_id: owner.accountId, name: "From the other tab" },
      { token: owner.token },
    );
    expect(contact.status).toBe(201);
    const stale = await save(form(), begun);
    expect(stale.status).toBe(409);
    expect(stale.body.message).toBe(
      "Somebody else has changed this profile in between. Please load it again.",
    );
    expect((await read(owner)).version).toBe(begun.version + 1);
  });
});
