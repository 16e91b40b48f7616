import type { Schema } from "@foodshed/sdk";
import { PRODUCT_CATEGORIES } from "@foodshed/sdk/vocabulary";
import { describe, expect, it } from "vitest";
import type { Person } from "../../testing/server.ts";
import {
  admin,
  apply,
  join,
  member,
  network,
  plan,
  planned,
  profileOf,
  save,
  server,
  startUpdates,
  stranger,
  update,
} from "./testing.ts";

type PlannedFieldChange = Schema<"PlannedFieldChange">;

startUpdates();

describe("a plan of updates", () => {
  it("says per field what it holds, what it would hold, and what is refused, and changes nothing", async () => {
    const before = await profileOf(member);
    const fields = await planned(
      {
        phone: "519 555 0142",
        website: "http://localhost",
        city: "Elora",
        title: "Owner",
        category: ["grower/producer", "Bakery"],
        classifications: ["Halal", "Certified Organic"],
        product_categories: ["4"],
        products: ["apples"],
        safety_standards: ["none", "haccp"],
        services_needed: ["Cold Storage"],
        language: "fr-CA",
      },
      network,
    );
    expect(fields.phone).toMatchObject({ before: null, after: "519 555 0142", state: "change" });
    expect(fields.website).toMatchObject({ state: "invalid" });
    expect(fields.website.message).toContain("You must provide a valid website address");
    expect(fields.title).toMatchObject({ before: "Owner", state: "same", message: null });
    expect(fields.category.after).toEqual(["Grower/Producer", "Bakery"]);
    expect(fields.classifications.after).toEqual(["halal", "certified_organic"]);
    expect(fields.products.after).toEqual(["Fruit: Apples"]);
    expect(fields.product_categories.after).toEqual(["Fruit"]);
    expect(fields.safety_standards.message).toContain("excludes every other standard");
    expect(fields.services_needed.message).toBe("The roles of this profile have no such list.");
    expect(fields.language).toMatchObject({ before: "en-CA", after: "fr-CA", state: "change" });
    expect(await profileOf(member)).toEqual(before);
  });

  it("says what an account would hold that is yet to be created, to who may create it", async () => {
    const values = {
      phone: "519 555 0142",
      website: "http://localhost",
      products: ["Fruit: Apples"],
      processing_types: ["Canning"],
      organizations: [network.slug],
    };
    const wanted = [{ new_with_roles: [2], values }];
    const by = async (person: Person) => (await plan(wanted, person)).body.results[0];
    const { account, changes } = await by(network);
    expect(account).toBeNull();
    const fields = Object.fromEntries(changes.map((change: PlannedFieldChange) => [change.field, change]));
    expect(fields.phone).toMatchObject({ before: null, after: "519 555 0142", state: "change" });
    expect(fields.website.state).toBe("invalid");
    expect(fields.products).toMatchObject({ before: [], after: ["Fruit: Apples"], state: "change" });
    expect(fields.processing_types.message).toBe("The roles of this profile have no such list.");
    expect((await by(admin)).changes).toHaveLength(5);
    expect((await by(stranger)).message).toContain("no profile");
    for (const named of [{ values }, { account: member.accountId, new_with_roles: [2], values }]) {
      const { status, body } = await plan([named], admin);
      expect([status, body.errors["updates.0.account"][0]]).toEqual([
        400,
        expect.stringContaining("new_with_roles"),
      ]);
    }
  });

  it("understands French labels, and finds profiles by id, slug and login address", async () => {
    const { body } = await plan(
      [
        { account: member.slug, values: { product_categories: ["Fruits", "Légumes"] } },
        { account: member.email.toUpperCase(), values: { category: ["Boulangerie"] } },
      ],
      admin,
    );
    expect(body.results[0].changes[0].after).toEqual(["Fruit", "Vegetables"]);
    expect(body.results[1].account).toMatchObject({ id: member.accountId, slug: member.slug });
    expect(body.results[1].changes[0].after).toEqual(["Bakery"]);
  });

  it("takes the same telephone number in another spelling, and other ends of lines, for the same", async () => {
    await save({ phone: "(519) 555-0142 ext. 7", description: "One\r\ntwo" }, member);
    const fields = await planned({ phone: "519-555-0142 x7", description: "One\ntwo" }, network);
    expect([fields.phone.state, fields.description.state]).toEqual(["same", "same"]);
  });

  it("puts products where most businesses list them, and asks where nobody does", async () => {
    const other = await server.member({ roles: [2] });
    const profile = await profileOf(other);
    const created = await server.post(
      "/accounts/create_product/",
      { role_id: profile.roles[0].role_id, category_id: 2, name: "Gouda" },
      { token: other.token },
    );
    expect(created.status).toBe(201);
    const known = await planned({ products: ["gouda"] }, network);
    expect(known.products.after).toEqual(["Dairy and Eggs: Gouda"]);
    const odd = await planned({ products: ["quenelles"] }, network);
    expect(odd.products.message).toContain("Write the category before it");
    const near = await planned({ products: ["Dairy: Quenelles"] }, network);
    expect(near.products.message).toContain("“Dairy” is no product category.");
    for (const { label } of PRODUCT_CATEGORIES) expect(near.products.message).toContain(label);
  });

  it("refuses what a single call refuses, naming the field", async () => {
    const { status, body } = await plan(
      [
        { account: member.accountId, values: { phone: "12", website: "https://ok.example" } },
        { account: member.accountId, values: { title: " " } },
      ],
      network,
    );
    expect(status).toBe(400);
    expect(Object.keys(body.errors).sort()).toEqual(["updates.0.values.phone", "updates.1.values.title"]);
    expect(body.errors["updates.0.values.phone"][0]).toBe("You must provide a valid phone number.");
  });
});

describe("who may update", () => {
  it("are administrators, and managers those whom they manage; others' profiles are not there for them", async () => {
    const wanted = (account: unknown) => ({ account, values: { phone: "519-555-0100" } });
    const { body } = await plan(
      [
        wanted(stranger.accountId),
        wanted(stranger.slug),
        wanted(stranger.email),
        wanted("no-such-business"),
        wanted(2_000_000),
      ],
      network,
    );
    for (const result of body.results) expect(result).toEqual(body.results[4]);
    expect(body.results[4]).toMatchObject({ account: null, changes: [] });
    const tried = await apply(
      [{ account_id: stranger.accountId, before: { phone: null }, after: { phone: "519-555-0100" } }],
      network,
    );
    expect(tried.body.results[0]).toEqual(body.results[4]);
    expect((await profileOf(stranger)).phone).toBeNull();
    expect((await plan([wanted(member.accountId)], stranger)).body.results[0].account).toBeNull();
    expect((await server.post("/accounts/plan_updates/", { updates: [wanted(1)] })).status).toBe(401);
    const byAdmin = await plan([wanted(stranger.accountId)], admin);
    expect(byAdmin.body.results[0].changes[0].state).toBe("change");
  });

  it("are not members of a network that does not manage them", async () => {
    await server.db
      .updateTable("connections")
      .set({ manage: false })
      .where("account_id", "=", member.accountId)
      .execute();
    const { body } = await plan([{ account: member.accountId, values: { phone: "519-555-0100" } }], network);
    expect(body.results[0].account).toBeNull();
  });
});

describe("what the business changed since", () => {
  it("is left: by the version of the export, by its time, and without either where the business was the last", async () => {
    await update({ phone: "519-555-0100" }, network);
    const { version } = await profileOf(member);
    const exported = server.clock.now().toISOString();
    server.clock.advance(60_000);
    await save({ phone: "519-555-0199" }, member);
    const wanted = { phone: "519-555-0142", fax: "519-555-0143" };
    for (const more of [{ version }, { as_of: exported }, {}]) {
      const { phone, fax } = await planned(wanted, network, more);
      expect([more, phone.state, fax.state]).toEqual([more, "changed_since", "change"]);
      expect(phone.message).toBe("The business has changed this since.");
      expect(phone.changed_at > exported).toBe(true);
    }
    const now = await profileOf(member);
    const later = await planned(wanted, network, { version: now.version });
    expect(later.phone.state).toBe("change");
    const forced = await planned(wanted, network, { version }, { overwrite: true });
    expect(forced.phone.state).toBe("change");
  });

  it("includes what another account changed after the export, and not what one's own did", async () => {
    const { version } = await profileOf(member);
    await update({ phone: "519-555-0100" }, admin);
    const fields = await planned({ phone: "519-555-0142" }, network, { version });
    expect(fields.phone.message).toBe("Somebody else has changed this since.");
    await update({ fax: "519-555-0100" }, network);
    const own = await planned({ fax: "519-555-0142" }, network, { version });
    expect(own.fax.state).toBe("change");
  });

  it("counts what support did while acting for the business as support's", async () => {
    await server.db
      .insertInto("profile_field_changes")
      .values({
        account_id: member.accountId,
        field: "phone",
        version: 1,
        changed_at: server.clock.now(),
        by_account_id: admin.accountId,
        by_owner: false,
      })
      .execute();
    expect((await planned({ phone: "519-555-0142" }, network)).phone.state).toBe("change");
  });

  it("includes the language that the business chose itself", async () => {
    await server.post("/accounts/set_language/", { language: "fr-CA" }, { token: member.token });
    const { language } = await planned({ language: "en-CA" }, network);
    expect(language).toMatchObject({ state: "changed_since" });
    expect(language.message).toContain("chosen its language itself");
  });
});

describe("memberships in a plan", () => {
  it("are asked for by the network itself, and ended by a side of theirs", async () => {
    const other = await server.manager({ business_name: "Elora Table" });
    const free = await server.member();
    const { body } = await plan(
      [
        { account: member.accountId, values: { organizations: [network.slug, other.slug] } },
        { account: member.accountId, values: { organizations: [] } },
        { account: member.accountId, values: { organizations: [network.slug] } },
      ],
      network,
    );
    const [foreign, leaving, same] = body.results.map(
      ({ changes }: { changes: unknown[] }) => changes[0] as { state: string; message: string | null },
    );
    expect(foreign).toMatchObject({
      state: "invalid",
      message: `Only the network “${other.slug}” itself can ask a business to join.`,
    });
    expect(leaving.state).toBe("change");
    expect(same.state).toBe("same");
    const byAdmin = await plan([{ account: free.accountId, values: { organizations: [other.slug] } }], admin);
    expect(byAdmin.body.results[0].changes[0].state).toBe("invalid");
    await join(member, other);
    const left = await plan(
      [{ account: member.accountId, values: { organizations: [network.slug] } }],
      network,
    );
    expect(left.body.results[0].changes[0]).toMatchObject({ state: "invalid" });
    const tried = await apply(
      [{ account_id: member.accountId, before: {}, after: { organizations: [] } }],
      network,
    );
    expect(tried.status).toBe(400);
  });
});
