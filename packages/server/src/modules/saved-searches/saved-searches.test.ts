import { readFileSync } from "node:fs";
import { SAVED_SEARCHES_MAX } from "@foodshed/sdk/vocabulary";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contractFile } from "../../pipeline/contract/contract.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  server = await buildTestServer();
  ada = await server.member();
  bob = await server.member();
});
afterAll(() => server.close());

const goatCheese = {
  kind: "profiles",
  name: "goat cheese",
  frequency: "daily",
  search: { keywords: "goat cheese" },
};
const save = (person: Person, body: object, headers?: Record<string, string>) =>
  server.post(
    "/saved_searches/",
    { ...goatCheese, ...body },
    { token: person.token, ...(headers && { headers }) },
  );
const list = async (person: Person) => (await server.get("/saved_searches/", { token: person.token })).body;
const change = (person: Person, id: number, body: object) =>
  server.request("PUT", `/saved_searches/${id}/`, { token: person.token, body });
const remove = (person: Person, id: number) =>
  server.request("DELETE", `/saved_searches/${id}/`, { token: person.token });

describe("a saved search", () => {
  it("takes what the search takes, without its page, its map, unfinished words and an end that passes", () => {
    const { components } = load(readFileSync(contractFile, "utf8")) as {
      components: { schemas: Record<string, { properties: object }> };
    };
    const propertiesOf = (name: string, without: string[]) =>
      Object.keys(components.schemas[name]?.properties ?? {})
        .filter((property) => !without.includes(property))
        .sort();
    expect(propertiesOf("SavedProfileSearch", [])).toEqual(
      propertiesOf("SearchProfilesRequest", ["size", "from", "autocomplete", "map"]),
    );
    expect(propertiesOf("SavedClassifiedSearch", [])).toEqual(
      propertiesOf("SearchClassifiedsRequest", ["size", "from", "autocomplete", "expired_by", "map"]),
    );
  });

  it("is kept with what was searched for, and listed newest first", async () => {
    const member = await server.member();
    const first = await save(member, {});
    expect(first).toMatchObject({ status: 201, body: { ...goatCheese, last_alert_at: null } });
    const search = {
      keywords: "apples",
      looking_for: true,
      list_filters: { category: [4] },
      distance: 50,
      near: "N0B",
    };
    const inSeason = { keywords: "plums", available: "this_week", delivers: true };
    expect((await save(await server.member(), { search: inSeason })).body.search).toEqual(inSeason);
    const second = await save(member, { kind: "classifieds", name: "Wanted apples", search });
    expect(second).toMatchObject({ status: 201, body: { kind: "classifieds", search } });
    expect((await list(member)).map(({ id }: { id: number }) => id)).toEqual([second.body.id, first.body.id]);
  });

  it("is the same search however it is written, and saved once", async () => {
    const member = await server.member();
    const lists = { "roles.data.classifications": ["kosher", "halal"], category: [] };
    expect(
      (await save(member, { search: { keywords: " eggs ", list_filters: lists, distance: 0 } })).body.search,
    ).toEqual({ keywords: "eggs", list_filters: { "roles.data.classifications": ["halal", "kosher"] } });
    const again = await save(member, {
      name: "another name",
      search: {
        keywords: "EGGS",
        profiletype_filters: "ALL",
        list_filters: { "roles.data.classifications": ["halal", "kosher"] },
      },
    });
    expect(again).toMatchObject({ status: 409, body: { message: "You have saved this search already." } });
    expect(await list(member)).toHaveLength(1);
  });

  it("is saved once by many calls at once, and once for a repeated key", async () => {
    const member = await server.member();
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(member, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const key = { "Idempotency-Key": "a-key-of-my-own" };
    const figs = { name: "figs", search: { keywords: "figs" } };
    const [one, two] = [await save(member, figs, key), await save(member, figs, key)];
    expect([one.status, two.status, two.body]).toEqual([201, 201, one.body]);
    expect(await list(member)).toHaveLength(2);
  });

  it("is one of fifty at most, also when many are saved at once", async () => {
    const member = await server.member();
    const numbered = (n: number) => save(member, { name: `${n}`, search: { keywords: `number ${n}` } });
    for (let n = 0; n < SAVED_SEARCHES_MAX - 2; n++) expect((await numbered(n)).status).toBe(201);
    const last = await Promise.all([100, 101, 102, 103].map(numbered));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await list(member)).toHaveLength(SAVED_SEARCHES_MAX);
    expect((await numbered(200)).body.message).toContain("Please delete one first.");
  });

  it("is refused where the search would be", async () => {
    for (const body of [
      { search: { keywords: "x".repeat(201) } },
      { search: { near: "Atlantis" } },
      { search: { size: 24 } },
      { search: { looking_for: true } },
      { kind: "classifieds", search: { profiletype_filters: "SELLS" } },
      { kind: "suppliers" },
      { frequency: "hourly" },
      { name: "  " },
      { search: undefined },
    ]) {
      expect([body, (await save(ada, body)).status]).toEqual([body, 400]);
    }
    expect((await server.post("/saved_searches/", goatCheese)).status).toBe(401);
    expect((await server.get("/saved_searches/")).status).toBe(401);
  });

  it("is refused where a search would leave a filter out: nobody wants to be told of everything", async () => {
    for (const [kind, search, field, sentence] of [
      ["profiles", { available: "2026-13" }, "available", '"2026-13" is none of the values'],
      [
        "profiles",
        { list_filters: { category: ["Unicorn stable"] } },
        "category",
        '"Unicorn stable" is none',
      ],
      [
        "profiles",
        { list_filters: { "roles.data.classifications": ["moon_cheese"] } },
        "roles.data.classifications",
        '"moon_cheese" is none',
      ],
      [
        "profiles",
        { value_filters: { "roles.data.products.category": [99] } },
        "roles.data.products.category",
        '"99" is none',
      ],
      ["profiles", { network: "no-such-network" }, "network", "We know no organization"],
      ["classifieds", { list_filters: { category: ["Unicorns"] } }, "category", '"Unicorns" is none'],
      ["classifieds", { network: "no-such-network" }, "network", "We know no organization"],
      ["profiles", { bounds: [-80, 44, -79, 43] }, "bounds", "south"],
    ] as const) {
      const { status, body } = await save(ada, { kind, search });
      expect([search, status]).toEqual([search, 400]);
      expect(body.errors[field].join()).toContain(sentence);
    }
    const months = await save(ada, { search: { keywords: "figs", available: "July" } });
    expect(months.status).toBe(201);
  });

  it("is renamed, and told more or less often", async () => {
    const { body } = await save(ada, { search: { keywords: "rename me" } });
    expect(await change(ada, body.id, { name: " Figs " })).toMatchObject({
      status: 200,
      body: { id: body.id, name: "Figs", frequency: "daily" },
    });
    expect((await change(ada, body.id, { frequency: "weekly" })).body).toMatchObject({
      name: "Figs",
      frequency: "weekly",
    });
    for (const wrong of [{}, { frequency: "hourly" }, { name: "" }, { search: {} }])
      expect([wrong, (await change(ada, body.id, wrong)).status]).toEqual([wrong, 400]);
  });

  it("is deleted once", async () => {
    const { body } = await save(ada, { search: { keywords: "delete me" } });
    expect((await remove(ada, body.id)).status).toBe(204);
    expect((await remove(ada, body.id)).status).toBe(404);
    expect((await change(ada, body.id, { name: "gone" })).status).toBe(404);
  });

  it("of another account is not there, not even for an administrator", async () => {
    const { body } = await save(ada, { search: { keywords: "mine alone" } });
    for (const stranger of [bob, await server.administrator(), await server.manager()]) {
      expect((await change(stranger, body.id, { name: "yours" })).status).toBe(404);
      expect((await remove(stranger, body.id)).status).toBe(404);
    }
    expect(await list(bob)).toEqual([]);
    expect((await list(ada)).map(({ name }: { name: string }) => name)).toContain("goat cheese");
  });

  it("goes with its account", async () => {
    const member = await server.member();
    await save(member, {});
    await server.db.deleteFrom("accounts").where("id", "=", member.accountId).execute();
    const left = server.db
      .selectFrom("saved_searches")
      .select("id")
      .where("account_id", "=", member.accountId)
      .execute();
    expect(await left).toEqual([]);
  });
});
