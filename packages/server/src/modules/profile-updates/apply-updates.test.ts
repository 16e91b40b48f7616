import type { Schema } from "@foodshed/sdk";
import { describe, expect, it } from "vitest";
import {
  admin,
  apply,
  member,
  network,
  plan,
  planned,
  profileOf,
  save,
  server,
  startUpdates,
  update,
} from "./testing.ts";

type PlannedFieldChange = Schema<"PlannedFieldChange">;

startUpdates();

describe("an update", () => {
  it("saves every kind of field in one save, which the feed and the audit show", async () => {
    const { version } = await profileOf(member);
    const result = await update(
      {
        phone: "519-555-0142",
        address_1: "1 Mill Street",
        city: "Elora",
        postal_code: "n0b1s0",
        website: "https://maple.example",
        description: "Cheese.",
        category: ["Bakery"],
        products: ["Fruit: apples", "Dairy and Eggs: Gouda"],
        product_categories: ["Fruit", "Dairy and Eggs", "Grains"],
        classifications: ["halal"],
        language: "fr-CA",
      },
      network,
    );
    expect(result.changes.map(({ state }: { state: string }) => state)).toEqual(Array(11).fill("change"));
    const profile = await profileOf(member);
    expect(profile).toMatchObject({
      version: version + 1,
      phone: "519-555-0142",
      city: "Elora",
      postal_code: "N0B 1S0",
      category: [{ value: "Bakery" }],
    });
    const names = (code: number) =>
      (profile.roles as { id: number; data: { products: { name: string }[] } }[])
        .find(({ id }) => id === code)
        ?.data.products.map(({ name }) => name);
    expect(names(2)).toEqual(["Apples", "Gouda", "__CATEGORY__"]);
    expect(names(6)).toEqual(names(2));
    expect(names(1)).toEqual([]);
    const entries = await server.db
      .selectFrom("audit_entries")
      .where("account_id", "=", member.accountId)
      .select(["operation", "actor_user_id"])
      .execute();
    expect(entries).toEqual([{ operation: "applyUpdates", actor_user_id: network.userId }]);
    const again = await planned(
      { products: ["Apples", "Gouda"], language: "fr-CA", postal_code: "N0B 1S0" },
      network,
    );
    expect(Object.values(again).map((change) => (change as { state: string }).state)).toEqual([
      "same",
      "same",
      "same",
    ]);
  });

  it("give products that the business has put in order the order of the file, and leave others to their names", async () => {
    const list = async () =>
      (await profileOf(member)).roles
        .filter(({ id }: { id: number }) => id === 2 || id === 6)
        .map(
          ({
            role_id,
            data,
          }: {
            role_id: number;
            data: { products: { name: string; position?: number }[] };
          }) => ({
            role_id,
            products: data.products.map(({ name, position }) => [name, position]),
          }),
        );
    await update({ products: ["Fruit: Pears", "Fruit: Apples"] }, network);
    const [seller] = await list();
    const { status } = await server.post(
      "/accounts/save_profile/",
      {
        profile_id: member.accountId,
        changes: [{ call: "save_products", body: { role_id: seller.role_id, products: [], ordered: true } }],
      },
      { token: member.token },
    );
    expect(status).toBe(200);
    await update(
      { products: ["Fruit: Plums", "Fruit: Apples", "Fruit: Pears"] },
      admin,
      {},
      { overwrite: true },
    );
    const [ordered, byName] = await list();
    expect(ordered.products).toEqual([
      ["Plums", 0],
      ["Apples", 1],
      ["Pears", 2],
    ]);
    expect(byName.products.map(([, position]: [string, number?]) => position)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("can be taken back exactly, also lists that only some roles have", async () => {
    const profile = await profileOf(member);
    const role = (code: number) => profile.roles.find(({ id }: { id: number }) => id === code);
    for (const [code, name] of [
      [1, "Flour"],
      [2, "Rye"],
    ] as const)
      await server.post(
        "/accounts/create_product/",
        { role_id: role(code).role_id, category_id: 5, name },
        { token: member.token },
      );
    await server.post(
      "/accounts/update_safetystandard/",
      { id: role(1).data.safety_standards.id, details: { haccp: true } },
      { token: member.token },
    );
    const before = await profileOf(member);
    const result = await update(
      { products: ["Grains: Oats"], safety_standards: ["gap"], title: "Miller", description: "Oats." },
      admin,
      {},
      { overwrite: true },
    );
    // The member was the last to change these lists.
    expect(result.changes.filter(({ state }: { state: string }) => state === "changed_since")).toHaveLength(
      2,
    );
    const forced = await plan(
      [{ account: member.accountId, values: { products: ["Grains: Oats"], safety_standards: ["gap"] } }],
      admin,
      { overwrite: true },
    );
    const pairs = (key: "before" | "after") =>
      Object.fromEntries(
        forced.body.results[0].changes.map((change: PlannedFieldChange) => [change.field, change[key]]),
      );
    const done = await apply(
      [{ account_id: member.accountId, before: pairs("before"), after: pairs("after") }],
      admin,
      { overwrite: true },
    );
    expect(done.body.results[0].changes.map(({ state }: { state: string }) => state)).toEqual([
      "change",
      "change",
    ]);
    const undone = await apply(
      [
        {
          account_id: member.accountId,
          before: { ...pairs("after"), title: "Miller", description: "Oats." },
          after: { ...pairs("before"), title: "Owner", description: null },
        },
      ],
      admin,
    );
    expect(undone.body.results[0].changes.map(({ state }: { state: string }) => state)).toEqual(
      Array(4).fill("change"),
    );
    const after = await profileOf(member);
    const strip = (text: string) =>
      text.replaceAll(/"(id|version|updated_at|category_order|product_id|created_at)":[^,}]+,?/g, "");
    expect(strip(JSON.stringify(after.roles))).toBe(strip(JSON.stringify(before.roles)));
    expect(after).toMatchObject({ title: "Owner", description: before.description });
  });

  it("adds to lists where that is asked for", async () => {
    await update({ category: ["Bakery"] }, network);
    await update({ category: ["Brewery"] }, network, {}, { lists: "add" });
    expect((await profileOf(member)).category).toMatchObject([{ value: "Bakery" }, { value: "Brewery" }]);
  });

  it("leaves what changed after the plan, saves the rest, and repeats without a second effect", async () => {
    const both = {
      account_id: member.accountId,
      before: { phone: null, city: null },
      after: { phone: "519-555-0142", city: "Elora" },
    };
    await save({ phone: "519-555-0999" }, member);
    const { body } = await apply([both], network);
    const [phone, city] = body.results[0].changes;
    expect(phone).toMatchObject({ before: "519-555-0999", state: "changed_since" });
    expect(phone.message).toContain("after the plan");
    expect(city.state).toBe("change");
    const { version } = await profileOf(member);
    const again = await apply([both], network);
    expect(again.body.results[0].changes.map(({ state }: { state: string }) => state)).toEqual([
      "changed_since",
      "same",
    ]);
    expect((await profileOf(member)).version).toBe(version);
  });

  it("of two at once each change is made by one, and nothing is lost", async () => {
    const one = (field: string, value: string) =>
      apply(
        [{ account_id: member.accountId, before: { [field]: null }, after: { [field]: value } }],
        network,
      );
    const results = await Promise.all([
      one("phone", "519-555-0001"),
      one("phone", "519-555-0002"),
      one("fax", "519-555-0003"),
      one("cell", "519-555-0004"),
    ]);
    const states = results.map(({ body }) => body.results[0].changes[0].state);
    expect(states.slice(2)).toEqual(["change", "change"]);
    expect(states.slice(0, 2).sort()).toEqual(["change", "changed_since"]);
    expect(await profileOf(member)).toMatchObject({ fax: "519-555-0003", cell: "519-555-0004" });
  });

  it("keeps the rules that only saving knows", async () => {
    const { body } = await apply(
      [{ account_id: member.accountId, before: { description: null }, after: { description: "Cheese." } }],
      network,
    );
    expect(body.results[0].changes[0].state).toBe("change");
    await save({ description: "Goat cheese." }, member);
    const emptied = await apply(
      [
        {
          account_id: member.accountId,
          before: { description: "Goat cheese." },
          after: { description: null },
        },
      ],
      network,
      { overwrite: true },
    );
    expect(emptied.body.results[0].changes[0]).toMatchObject({
      state: "invalid",
      message: "A profile cannot do without this.",
    });
  });
});
