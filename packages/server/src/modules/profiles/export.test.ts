import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { exportProfiles } from "./export.service.ts";

let server: TestServer;
let admin: Person;
let network: Person;

beforeAll(async () => {
  server = await buildTestServer();
  admin = await server.administrator({ business_name: "Foodshed Support" });
  network = await server.manager({ business_name: "Taste of Wellington" });
});
afterAll(() => server.close());

const ask = (query: string, by?: { token: string }) =>
  server.get(`/accounts/export_profiles/${query}`, { token: by?.token });
// biome-ignore lint/suspicious/noExplicitAny: lines hold the fields that were asked for
const linesOf = (body: string): any[] =>
  body === ""
    ? []
    : body
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line));
const exported = async (query: string, by: { token: string }) => {
  const { status, body } = await ask(query, by);
  expect(status).toBe(200);
  return linesOf(body);
};
const connect = (accountId: number, manage: boolean, organization = network) =>
  server.db
    .insertInto("connections")
    .values({
      organization_id: organization.accountId,
      account_id: accountId,
      requested_by_account_id: accountId,
      manage,
      state: "accepted",
    })
    .execute();

describe("exporting the profiles that one manages", () => {
  it("gives one object per line by business name, with everything a profile says", async () => {
    const orchard = await writeProfile(server.db, {
      name: "Élora Orchard",
      types: ["Grower/Producer", "Pick-Your-Own"],
      roles: {
        seller: {
          products: [
            ["Apples", 4],
            ["__CATEGORY__", 7],
          ],
          ticked: { classifications: ["certified_organic"] },
        },
        vendor: {
          products: [
            ["Apples", 4],
            ["Cider", 7],
          ],
        },
      },
      city: "Elora",
      at: [43.68, -80.43],
    });
    const dairy = await writeProfile(server.db, { name: "Dufferin Dairy" });
    const outside = await writeProfile(server.db, { name: "Cheltenham Mill" });
    await connect(orchard.id, true);
    await connect(dairy.id, true);
    await connect(outside.id, false);
    const { headers } = await ask("", network);
    expect(headers["content-type"]).toBe("application/x-ndjson; charset=utf-8");
    expect(headers["content-disposition"]).toContain("profiles.ndjson");
    const lines = await exported("", network);
    expect(lines.map(({ business_name }) => business_name)).toEqual(["Dufferin Dairy", "Élora Orchard"]);
    expect(lines[1]).toMatchObject({
      id: orchard.id,
      slug: orchard.slug,
      first_name: "Ada",
      email: "ada@farm.example",
      phone: "519 555 0100",
      city: "Elora",
      province: "Ontario",
      latitude: 43.68,
      category: ["Grower/Producer", "Pick-Your-Own"],
      roles: ["seller", "vendor"],
      products: ["Apples", "Cider"],
      product_categories: [4, 7],
      classifications: ["certified_organic"],
      organizations: [network.slug],
      photo_file_name: null,
      hide_personal_info: false,
      // Nobody has an account to log in with here.
      language: null,
    });
    expect(Object.keys(lines[0])).toHaveLength(46);
  });

  it("says when, how much of and for how much products are to be had, once for all roles", async () => {
    const manager = await server.manager();
    const farm = await writeProfile(server.db, {
      name: "Carrot Farm",
      roles: {
        seller: {
          products: [
            ["Apples", 4],
            ["Carrots", 10],
            ["Leeks", 10],
          ],
        },
        vendor: { products: [["Carrots", 10]] },
      },
    });
    await connect(farm.id, true, manager);
    const products = server.db.updateTable("products").where("name", "=", "Carrots");
    await products
      .set({
        available_from: "07",
        available_to: "10",
        price_min_cents: 200,
        price_max_cents: 200,
        price_unit: "kg",
        quantity: 40,
        quantity_unit: "kg",
        smallest_order: 5,
        smallest_order_unit: "kg",
        delivery_days: ["tue"],
      })
      .execute();
    await server.db
      .updateTable("products")
      .where("name", "=", "Leeks")
      .set({ delivery_days: ["mon", "fri"] })
      .execute();
    expect(await exported("?fields=products,availability", manager)).toEqual([
      {
        id: farm.id,
        products: ["Apples", "Carrots", "Leeks"],
        availability: [
          "Carrots: July to October, $2.00/kg, 40 kg, smallest order 5 kg, delivered on Tuesday",
          "Leeks: delivered on Monday and Friday",
        ],
      },
    ]);
    // What lines do not have is not looked up.
    expect((await exported("?fields=products", manager))[0].products).toEqual(["Apples", "Carrots", "Leeks"]);
  });

  it("counts unclaimed accounts that one created, and gives others none", async () => {
    const made = await server.post(
      "/accounts/signup/",
      {
        on_behalf: true,
        email: "mill@mill.example",
        business_name: "Aberfoyle Mill",
        first_name: "Lou",
        last_name: "M",
        title: "",
        roles: [5],
      },
      { token: admin.token },
    );
    const lines = await exported("?fields=slug,state,language", admin);
    expect(lines).toEqual([
      { id: made.body[0].account.id, slug: made.body[0].account.slug, state: "unclaimed", language: "en-CA" },
    ]);
    expect(await exported("", await server.member())).toEqual([]);
    expect((await ask("")).status).toBe(401);
  });

  it("leaves out what a business hides, also towards its managers", async () => {
    const manager = await server.manager();
    const shy = await writeProfile(server.db, {
      name: "Shy Farm",
      hidden: true,
      at: [43.5, -80.2],
      city: "Guelph",
    });
    await connect(shy.id, true, manager);
    const [line] = await exported("", manager);
    for (const field of [
      "first_name",
      "last_name",
      "title",
      "email",
      "phone",
      "fax",
      "cell",
      "address_1",
      "postal_code",
      "latitude",
      "longitude",
    ]) {
      expect([field, line[field]]).toEqual([field, null]);
    }
    expect(line).toMatchObject({ business_name: "Shy Farm", city: "Guelph", hide_personal_info: true });
    expect((await ask("?include_hidden=true", manager)).status).toBe(403);
  });

  it("names the fields that there are not, and takes those that there are", async () => {
    const { status, body } = await ask("?fields=slug,shoe_size", network);
    expect([status, body.errors]).toEqual([400, { fields: ["There is no field shoe_size."] }]);
    expect((await ask("?fields=Slug", network)).status).toBe(400);
    expect((await ask("?scope=some", network)).status).toBe(400);
    const lines = await exported("?fields=slug&fields=city", network);
    expect(Object.keys(lines[0])).toEqual(["id", "slug", "city"]);
  });
});

describe("exporting every profile", () => {
  it("is for administrators, not for those for whom they act", async () => {
    expect((await ask("?scope=all", network)).status).toBe(403);
    expect((await ask("?scope=all")).status).toBe(401);
    const hijack = await server.get(`/accounts/hijack/${network.accountId}`, { token: admin.token });
    expect((await ask("?scope=all", hijack.body)).status).toBe(403);
    const lines = await exported("?scope=all&fields=slug,state", admin);
    expect(lines.map(({ slug }) => slug)).toContain(network.slug);
  });

  it("with what businesses hide is noted", async () => {
    await writeProfile(server.db, { name: "Hidden Hollow", hidden: true });
    const named = async (query: string) =>
      (await exported(query, admin)).find(({ business_name }) => business_name === "Hidden Hollow");
    expect((await named("?scope=all")).phone).toBeNull();
    const notes = () =>
      server.db
        .selectFrom("audit_entries")
        .select(["actor_user_id", "details"])
        .where("operation", "=", "exportProfiles")
        .execute();
    expect(await notes()).toEqual([]);
    expect((await named("?scope=all&include_hidden=true")).phone).toBe("519 555 0100");
    expect(await notes()).toEqual([{ actor_user_id: admin.userId, details: { scope: "all", fields: null } }]);
  });

  it("gives each of many once, in order, also of equal names, and reads them as they are taken", async () => {
    const fresh = await buildTestServer();
    const boss = await fresh.administrator({ business_name: "Aa" });
    await sql`insert into accounts (slug, business_name)
      select 'farm-' || n, 'Farm ' || (n / 3) from generate_series(1, 3050) n`.execute(fresh.db);
    const path = "/accounts/export_profiles/?scope=all&fields=slug,business_name";
    const lines = linesOf((await fresh.get(path, { token: boss.token })).body);
    expect(lines).toHaveLength(3051);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(3051);

    const actor = await fresh.services.sessions.read(fresh.db, boss.token);
    const { body } = await exportProfiles(fresh.services, actor as never, { scope: "all" });
    let text = "";
    for await (const chunk of body as AsyncIterable<string>) {
      // What is written meanwhile is found by a page that is read later.
      if (text === "") {
        await fresh.db.insertInto("accounts").values({ slug: "zz", business_name: "Zz Late" }).execute();
      }
      text += chunk;
    }
    const taken = linesOf(text);
    expect(taken).toHaveLength(3052);
    expect(taken.at(-1).business_name).toBe("Zz Late");
    await fresh.close();
  });
});

describe("what narrows an export", () => {
  let guild: Person;
  let near: { id: number };
  let far: { id: number };
  let joined: { id: number };
  let hidden: { id: number };

  beforeAll(async () => {
    guild = await server.manager({ business_name: "Narrow Guild" });
    near = await writeProfile(server.db, { name: "Near Farm", at: [43.68, -80.43], roles: { seller: {} } });
    far = await writeProfile(server.db, { name: "Far Farm", at: [45.42, -75.69], roles: { buyer: {} } });
    joined = await writeProfile(server.db, { name: "Joined Farm", at: [43.7, -80.4], roles: { seller: {} } });
    hidden = await writeProfile(server.db, { name: "Unpublished Farm", roles: { buyer: {} } });
    await server.db.updateTable("accounts").set({ published_at: null }).where("id", "=", hidden.id).execute();
    await connect(near.id, true, guild);
    await connect(far.id, true, guild);
    await connect(joined.id, false, guild);
    await connect(hidden.id, false, guild);
  });

  const names = async (query: string, by: { token: string }) =>
    (await exported(`${query}&fields=business_name`, by)).map(({ business_name }) => business_name);

  it("is the network, a role, a state and a distance, for administrators among all profiles", async () => {
    const all = `?scope=all&network=${guild.slug}`;
    expect(await names(all, admin)).toEqual(["Far Farm", "Joined Farm", "Near Farm", "Unpublished Farm"]);
    expect(await names(`${all}&role=seller`, admin)).toEqual(["Joined Farm", "Near Farm"]);
    expect(await names(`${all}&near=N0B1S0&within=30`, admin)).toEqual(["Joined Farm", "Near Farm"]);
    expect(await names(`${all}&state=disabled`, admin)).toEqual([]);
    expect(await names("?scope=all&network=no-such-network", admin)).toEqual([]);
    expect((await ask(`${all}&near=N0B1S0&within=5000`, admin)).status).toBe(400);
  });

  it("tells the distance of every line, and whether it is published only when that is asked for", async () => {
    const lines = await exported("?near=N0B1S0&fields=published", guild);
    expect(lines.map(({ distance_km, published }) => [distance_km < 30, published])).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(Object.keys((await exported("", guild))[0])).not.toContain("published");
  });

  it("reaches published members that one does not manage, without what is not public of their accounts", async () => {
    expect(await names("?", guild)).toEqual(["Far Farm", "Near Farm"]);
    const lines = await exported("?scope=network", guild);
    expect(lines.map(({ business_name }) => business_name)).toEqual(["Far Farm", "Joined Farm", "Near Farm"]);
    const [managed, member] = lines;
    for (const field of ["state", "created_at", "last_login", "language", "version"]) {
      expect(managed).toHaveProperty(field);
      expect(member).not.toHaveProperty(field);
    }
  });

  it("never widens what one may see", async () => {
    const other = await server.manager({ business_name: "Other Guild" });
    for (const scope of ["managed", "network"]) {
      expect(await names(`?scope=${scope}&network=${guild.slug}`, other)).toEqual([]);
      expect(await names(`?scope=${scope}&network=${guild.slug}`, await server.member())).toEqual([]);
    }
    expect((await ask(`?scope=all&network=${guild.slug}`, other)).status).toBe(403);
    expect((await ask("?scope=network")).status).toBe(401);
  });

  it.each([
    ["?within=5", "near", "Where is the distance measured from? Say “near” too."],
    ["?near=X0X", "near", "No postal code of Ontario begins like this."],
  ])("is refused where it says nothing: %s", async (query, field, sentence) => {
    const { status, body } = await ask(query, admin);
    expect(status).toBe(400);
    expect(JSON.stringify(body.errors[field])).toContain(sentence);
  });
});
