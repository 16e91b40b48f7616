import type { Schema } from "@foodshed/sdk";
import { classifiedDaysLeft } from "@foodshed/sdk/vocabulary";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { days, hours } from "../../core/clock.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { indexClassified } from "../search/search.indexing.ts";
import { deleteEndedClassifieds } from "./classifieds.expiry.ts";
import { classifiedForm } from "./testing.ts";

let server: TestServer;
let owner: Person;
let other: Person;
let manager: Person;

beforeAll(async () => {
  server = await buildTestServer();
  owner = await server.member({ business_name: "Maple Hill Orchard" });
  other = await server.member({ business_name: "The Long Table" });
  manager = await server.manager({ business_name: "Grand River Food Link" });
  for (const [{ accountId }, at] of [
    [owner, [43.6807, -80.4295]],
    [other, [43.5448, -80.2482]],
  ] as const) {
    await server.db
      .updateTable("accounts")
      .set({ latitude: at[0], longitude: at[1] })
      .where("id", "=", accountId)
      .execute();
  }
  const seller = (name: string, products: [string, number][], at: [number, number]) =>
    writeProfile(server.db, { name, roles: { seller: { products } }, city: "Fergus", at });
  await seller("Far Carrots", [["Heirloom Carrots", 10]], [45.4, -75.7]);
  await seller("Near Carrots", [["Carrots", 10]], [43.7033, -80.3772]);
  await seller("Potatoes Alone", [["Potatoes", 10]], [43.7033, -80.3772]);
  await writeProfile(server.db, {
    name: "Mentions Carrots",
    description: "We grow no carrots.",
    roles: { seller: { products: [["Lamb", 6]] } },
  });
  await writeProfile(server.db, {
    name: "Cheese Buyer",
    roles: { buyer: { products: [["Cheese", 2]] } },
    at: [43.7033, -80.3772],
  });
});
afterAll(() => server.close());

const soon = (milliseconds = days(10)) => new Date(server.clock.now().getTime() + milliseconds).toISOString();

async function post(person: Person, more: Record<string, unknown>): Promise<Schema<"Classified">> {
  const fields = {
    profile_id: person.accountId,
    description: "As it is.",
    needed_by: soon(),
    looking_for: false,
    category: 10,
    ...more,
  };
  const { status, body } = await server.post("/accounts/create_classified/", classifiedForm(fields), {
    token: person.token,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const get = (id: number, token?: string) => server.get(`/accounts/classified_page/${id}/`, { token });
const page = async (id: number, token?: string): Promise<Schema<"ClassifiedPage">> => {
  const { status, body } = await get(id, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
async function end(id: number, needed_by = new Date(soon(-hours(1)))): Promise<void> {
  await server.db.updateTable("classifieds").set({ needed_by }).where("id", "=", id).execute();
  await indexClassified(server.db, id);
}

describe("the page of a classified", () => {
  test("has the ad, and what follows its id in the address", async () => {
    const ad = await post(owner, { title: "Quince jelly", category: 9 });
    expect(await page(ad.id)).toMatchObject({
      id: ad.id,
      slug: "quince-jelly",
      ended: false,
      looking_for: false,
      category: 9,
      classified: { title: "Quince jelly", city: null, editable: false },
    });
    expect((await page(ad.id, owner.token)).classified?.editable).toBe(true);
  });

  test("says of one that has ended nothing but that, to all but its owner", async () => {
    const ad = await post(owner, { title: "Secret squash", description: "Ring the bell." });
    await post(other, { title: "Pumpkins by the bin" });
    await end(ad.id);
    for (const token of [undefined, other.token, manager.token]) {
      const shown = await page(ad.id, token);
      expect(shown).toMatchObject({ ended: true, classified: null, slug: null });
      expect(JSON.stringify(shown)).not.toMatch(/secret|bell/i);
      expect(shown.similar.map(({ title }) => title)).toContain("Pumpkins by the bin");
    }
    expect(await page(ad.id, owner.token)).toMatchObject({
      ended: true,
      slug: "secret-squash",
      classified: { description: "Ring the bell.", expired: true, editable: true },
    });
  });

  test("is gone once the ad was deleted, whoever deleted it, and unknown where there never was one", async () => {
    const [deleted, expired, withAccount] = [
      await post(owner, { title: "Deleted by hand" }),
      await post(owner, { title: "Deleted after two days" }),
      await post(await server.member({ business_name: "Closing Farm" }), {
        title: "Deleted with its account",
      }),
    ];
    const request = { classified_id: deleted.id };
    await server.post("/accounts/delete_classified/", request, { token: owner.token });
    await end(expired.id, new Date(soon(-hours(49))));
    await deleteEndedClassifieds(server.services);
    await server.db.deleteFrom("accounts").where("id", "=", withAccount.profile_id).execute();
    for (const { id } of [deleted, expired, withAccount]) {
      const { status, body } = await get(id);
      expect([status, body.title, body.message]).toEqual([410, "Gone", "This ad has been deleted."]);
    }
    expect((await get(987_654)).status).toBe(404);
    expect((await get(0)).status).toBe(400);
  });

  test("is not there while its business is not published", async () => {
    const hidden = await server.member({ business_name: "Not Yet Public" });
    const ad = await post(hidden, { title: "Hidden hay" });
    await server.db
      .updateTable("accounts")
      .set({ published_at: null })
      .where("id", "=", hidden.accountId)
      .execute();
    expect((await get(ad.id)).status).toBe(404);
    expect((await get(ad.id, hidden.token)).status).toBe(200);
  });
});

describe("renewing a classified", () => {
  const renew = (id: number, token?: string) =>
    server.post("/accounts/renew_classified/", { classified_id: id }, { token });

  test("lets an ended one run for 30 days, and doing it again changes nothing", async () => {
    const ad = await post(owner, { title: "Rye flour", category: 5 });
    await end(ad.id);
    const [first, second] = await Promise.all([renew(ad.id, owner.token), renew(ad.id, owner.token)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.needed_by).toBe(second.body.needed_by);
    expect(classifiedDaysLeft(first.body.needed_by, server.clock.now())).toBe(30);
    expect(await page(ad.id)).toMatchObject({ ended: false, classified: { title: "Rye flour" } });
    const found = await server.post("/search/classifieds/", { keywords: "rye flour" });
    expect(found.body.hits.hits.map(({ _source }: { _source: { id: number } }) => _source.id)).toEqual([
      ad.id,
    ]);
  });

  test("does not shorten one that runs longer", async () => {
    const ad = await post(owner, { title: "Cider press", needed_by: soon(days(90)), category: 0 });
    expect((await renew(ad.id, owner.token)).body.needed_by).toBe(ad.needed_by);
  });

  test("is its owner's alone", async () => {
    const ad = await post(owner, { title: "Buckwheat" });
    expect((await renew(ad.id)).status).toBe(401);
    expect((await renew(ad.id, other.token)).status).toBe(403);
    expect((await renew(ad.id, manager.token)).status).toBe(403);
    expect((await renew(987_654, owner.token)).status).toBe(404);
  });
});

describe("what matches a classified", () => {
  const match = async (person: Person, draft: object): Promise<Schema<"ClassifiedMatches">> => {
    const request = { profile_id: person.accountId, ...draft };
    const { status, body } = await server.post("/accounts/match_classified/", request, {
      token: person.token,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const told = ({ members }: Schema<"ClassifiedMatches">) =>
    members.map(({ account, why, distance_km }) => [
      account.business_name,
      why.kind,
      why.text,
      distance_km === null ? null : Math.round(distance_km),
    ]);

  test.each([
    "Carrots wanted, 40 kg a week",
    "Looking for carrots for our kitchen",
    "Recherchons des carottes",
  ])("%s: who sells them, the nearest first, and why", async (title) => {
    const matches = await match(other, { looking_for: true, title });
    expect(told(matches)).toEqual([
      ["Near Carrots", "sells", "Carrots", 20],
      ["Far Carrots", "sells", "Heirloom Carrots", 416],
    ]);
    expect(matches.members_total).toBe(2);
    expect(matches.category).toBe(10);
  });

  test("of what is for sale: who buys it, or the kind of it", async () => {
    const matches = await match(owner, { looking_for: false, title: "Fresh goat cheese, 5 kg wheels" });
    expect(told(matches)).toEqual([["Cheese Buyer", "buys", "Cheese", 5]]);
  });

  test("is never the poster's own, nor what has ended, nor of the same side", async () => {
    const wanted = await post(other, { title: "Wanted: parsnips", looking_for: true });
    const own = await post(other, { title: "Parsnips, washed" });
    const ended = await post(owner, { title: "Parsnips of last week" });
    await end(ended.id);
    const matching = await post(owner, { title: "Parsnips and beets" });
    const { matches } = await page(wanted.id);
    expect(matches.classifieds.map(({ classified, why }) => [classified.id, why.kind, why.text])).toEqual([
      [matching.id, "sells", "Parsnips"],
    ]);
    expect((await page(matching.id)).matches.classifieds.map(({ classified }) => classified.id)).toEqual([
      wanted.id,
    ]);
    expect(own.id).not.toBe(matching.id);
  });

  test.each([
    [
      "of the same thing, not of what is made of it, packs it or only needs it",
      { title: "Wanted: strawberries for our jam", looking_for: true, category: 4 },
      ["Strawberries by the flat", "Fruit stand clear-out"],
      [
        { title: "Strawberries by the flat", category: 4 },
        { title: "Fruit stand clear-out", description: "Strawberries and plums.", category: 4 },
        { title: "Strawberry jam", category: 9 },
        { title: "Strawberry crates", category: 0 },
        { title: "Plum preserves and other jams", category: 9 },
      ],
    ],
    [
      "of who wants it, also by the name of its kind, and not to make something else",
      { title: "Kohlrabi, purple", looking_for: false, category: 10 },
      ["Kohlrabi for soup"],
      [
        { title: "Kohlrabi for soup", looking_for: true, category: 10 },
        { title: "Celery for kohlrabi slaw", looking_for: true, category: 10 },
        { title: "Seeds of kohlrabi", looking_for: true, category: 0 },
      ],
    ],
  ])("are ads %s", async (_what, draft, expected, ads) => {
    const posted: number[] = [];
    for (const ad of ads) posted.push((await post(owner, ad)).id);
    const { classifieds } = await match(other, draft);
    expect(classifieds.map(({ classified }) => classified.title).sort()).toEqual(expected.toSorted());
    for (const classified_id of posted)
      await server.post("/accounts/delete_classified/", { classified_id }, { token: owner.token });
  });

  test("is nothing where the words name nothing", async () => {
    const nothing = { category: null, members: [], members_total: 0, classifieds: [] };
    expect(await match(owner, { looking_for: true, title: "zzzz" })).toEqual(nothing);
    expect(await match(owner, { looking_for: true, title: "!!!" })).toEqual(nothing);
  });

  test("is asked by those who may post for the business", async () => {
    const draft = { profile_id: owner.accountId, looking_for: true, title: "Carrots" };
    expect((await server.post("/accounts/match_classified/", draft)).status).toBe(401);
    expect((await server.post("/accounts/match_classified/", draft, { token: other.token })).status).toBe(
      403,
    );
    const empty = { ...draft, title: " " };
    expect((await server.post("/accounts/match_classified/", empty, { token: owner.token })).status).toBe(
      400,
    );
  });
});
