import { phoneKey, websiteKey } from "@foodshed/sdk/vocabulary/business-identity";
import { looseNameKey } from "@foodshed/sdk/vocabulary/business-names";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let admin: Person;
let network: Person;

beforeAll(async () => {
  server = await buildTestServer();
  admin = await server.administrator({ business_name: "Foodshed Support" });
  network = await server.manager({ business_name: "Taste of Wellington" });
});
afterAll(() => server.close());

interface Facts {
  phone?: string;
  postal_code?: string;
  website?: string;
  city?: string;
}

/** A business with facts, published unless it says otherwise. */
async function business(
  business_name: string,
  { hidden = false, published = true, ...facts }: Facts & { hidden?: boolean; published?: boolean } = {},
) {
  const slug = business_name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", "-");
  const { id } = await server.db
    .insertInto("accounts")
    .values({
      slug,
      business_name,
      ...facts,
      hide_personal_info: hidden,
      published_at: published ? new Date() : null,
      claimed_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, slug, business_name };
}

let rows = 0;
async function candidates(by: Person, business_name: string, facts: Facts = {}) {
  rows += 1;
  const account = {
    email: `row${rows}@similar.example`,
    first_name: "Lou",
    last_name: "Tremblay",
    business_name,
    roles: [5],
    on_behalf: true,
  };
  const { status, body } = await server.post(
    "/accounts/plan_accounts/",
    { accounts: [account], facts: [facts] },
    { token: by.token },
  );
  expect(status).toBe(200);
  return body.results[0];
}

describe("businesses that are perhaps the same", () => {
  it("are told with the facts that agree and a reason, the most probable first, and would still be created", async () => {
    const dairy = await business("North Fork Dairy Inc.", { phone: "(519) 555-0142", city: "Elora" });
    await business("North Fork Diary", { city: "Guelph", website: "https://diary.example" });
    const planned = await candidates(admin, "The Northfork Dairy", {
      phone: "519.555.0142 ext 3",
      city: "elora",
    });
    expect(planned).toMatchObject({ outcome: "create", account: null, message: null, language: "en-CA" });
    expect(planned.mail.to).toMatch(/@similar\.example$/);
    expect(planned.candidates).toMatchObject([
      {
        account: dairy,
        agrees: ["name", "phone", "city"],
        message:
          "North Fork Dairy Inc. may be the same business: the same name, the same phone number, the same town.",
        phone: "(519) 555-0142",
        city: "Elora",
        postal_code: null,
        website: null,
      },
      { agrees: ["similar_name"], website: "https://diary.example" },
    ]);
  });

  it.each([
    ["a slip at the beginning of a name", "Sunnyside Bakery", {}, "Sunyside Bakery", {}, ["similar_name"]],
    ["a slip at its end", "Riverbend Orchard", {}, "Riverbend Orchrad", {}, ["similar_name"]],
    [
      "a postal code and a part of the name",
      "Aberfoyle Mill",
      { postal_code: "N1H 6H9" },
      "Aberfoyle Mill Flour and Feed",
      { postal_code: "n1h6h9" },
      ["similar_name", "postal_code"],
    ],
    [
      "a web address",
      "Lac Vert",
      { website: "https://www.lacvert.example/fr" },
      "Green Lake Fish",
      { website: "lacvert.example" },
      ["website"],
    ],
  ])("are found by %s", async (_, name, facts, other, otherFacts, agrees) => {
    const there = await business(name, facts as Facts);
    expect((await candidates(network, other, otherFacts as Facts)).candidates).toMatchObject([
      { account: there, agrees },
    ]);
  });

  it.each([
    [
      "another name with the same postal code",
      "Salem Honey",
      { postal_code: "N0B 1S0" },
      "Irvine Soap",
      { postal_code: "N0B 1S0" },
    ],
    ["another number in the name", "Plot 12 Gardens", {}, "Plot 13 Gardens", {}],
    [
      "a page on a host of many",
      "Old Barn",
      { website: "https://facebook.com/oldbarn" },
      "New Silo",
      { website: "https://facebook.com/newsilo" },
    ],
  ])("are not those with %s", async (_, name, facts, other, otherFacts) => {
    await business(name, facts);
    expect((await candidates(admin, other, otherFacts)).candidates).toEqual([]);
  });

  it("are not all who share the number of a market hall, unless the name is similar too", async () => {
    for (const name of ["Cheese Stall", "Bread Stall", "Fish Stall", "Herb Stall"])
      await business(name, { phone: "416 555 0199" });
    expect((await candidates(admin, "Tea Corner", { phone: "416-555-0199" })).candidates).toEqual([]);
    expect((await candidates(admin, "Bread Stal", { phone: "416-555-0199" })).candidates).toMatchObject([
      { agrees: ["similar_name", "phone"] },
    ]);
  });

  it("include the one with the very same name, which is a conflict as before", async () => {
    const there = await business("Speed River Farm", { city: "Eden Mills" });
    const planned = await candidates(admin, "speed river farm", { city: "Eden Mills" });
    expect(planned).toMatchObject({ outcome: "conflict", account: there });
    expect(planned.mail).not.toBeNull();
    expect(planned.candidates).toMatchObject([{ account: there, agrees: ["name", "city"] }]);
  });

  it("are for a manager published ones, and those that they made or manage", async () => {
    await business("Hidden Hollow", { published: false, phone: "519 555 0170", website: "hollow.example" });
    const asked = { phone: "519 555 0170", website: "hollow.example" };
    expect((await candidates(network, "Hiden Hollow", asked)).candidates).toEqual([]);
    expect((await candidates(admin, "Hiden Hollow", asked)).candidates).toHaveLength(1);
    const body = {
      email: "own@similar.example",
      first_name: "L",
      last_name: "T",
      business_name: "Own Orchard",
      roles: [5],
      on_behalf: true,
    };
    await server.post("/accounts/signup/", body, { token: network.token });
    const other = await server.manager({ business_name: "Another Network" });
    expect((await candidates(network, "Own Orchards")).candidates).toMatchObject([
      { agrees: ["similar_name"] },
    ]);
    expect((await candidates(other, "Own Orchards")).candidates).toEqual([]);
  });

  it("are not found by what a business hides, nor is that told, not even to an administrator", async () => {
    await business("Quiet Meadow", {
      hidden: true,
      phone: "519 555 0181",
      postal_code: "N1G 2W1",
      city: "Guelph",
    });
    for (const by of [network, admin]) {
      expect(
        (await candidates(by, "Loud Street", { phone: "519 555 0181", postal_code: "N1G 2W1" })).candidates,
      ).toEqual([]);
      const [found] = (await candidates(by, "Quiet Meadows", { phone: "519 555 0181" })).candidates;
      expect(found).toMatchObject({
        agrees: ["similar_name"],
        phone: null,
        postal_code: null,
        city: "Guelph",
      });
    }
  });

  it("are told in the language of the request", async () => {
    await business("Fromagerie Nord");
    const account = {
      email: "f@similar.example",
      first_name: "L",
      last_name: "T",
      business_name: "Fromagerie du Nord",
      roles: [5],
      on_behalf: true,
    };
    const { body } = await server.post(
      "/accounts/plan_accounts/",
      { accounts: [account] },
      { token: admin.token, headers: { "accept-language": "fr-CA" } },
    );
    expect(body.results[0].candidates[0].message).toBe(
      "Fromagerie Nord est peut-être la même entreprise : même nom.",
    );
  });

  it("may be asked for without facts, as older tools do", async () => {
    const account = {
      email: "old@similar.example",
      first_name: "L",
      last_name: "T",
      business_name: "Old Tool Farm",
      roles: [5],
      on_behalf: true,
    };
    const { status, body } = await server.post(
      "/accounts/plan_accounts/",
      { accounts: [account] },
      { token: admin.token },
    );
    expect([status, body.results[0].outcome, body.results[0].candidates]).toEqual([200, "create", []]);
  });
});

describe("the database and the SDK", () => {
  it("have the same keys of names, phones and web addresses", async () => {
    const names = [
      "North Fork Dairy Inc.",
      "L'Érablière & d’Or Ltée",
      "The Farm Company",
      "Farm A",
      "St. Jacobs + Œuf (2)",
      "d'",
      "農場",
      "Les Fermes et le Lac S.E.N.C.",
    ];
    const phones = ["(519) 555-0142 ext. 7", "+1 519 555 0142", "519.555.0142 poste 2", "555-0142", "none"];
    const websites = [
      "https://www.Barn.example/x",
      "barn.example:80",
      " HTTP://WWW.barn.example?x",
      "barn",
      "https://a@b.example",
    ];
    const { rows } = await sql<{ names: string[]; phones: string[]; websites: string[] }>`select
      array(select loose_name_key(t) from unnest(${names}::text[]) t) as names,
      array(select phone_key(t) from unnest(${phones}::text[]) t) as phones,
      array(select website_key(t) from unnest(${websites}::text[]) t) as websites`.execute(server.db);
    expect(rows[0]?.names).toEqual(names.map(looseNameKey));
    expect(rows[0]?.phones).toEqual(phones.map((phone) => phoneKey(phone) ?? null));
    expect(rows[0]?.websites).toEqual(websites.map((website) => websiteKey(website) ?? null));
  });
});
