import { FAVOURITE_LISTS_MAX, FAVOURITES_MAX } from "@foodshed/sdk/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hours, minutes } from "../../core/clock.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { indexProfile } from "../search/search.indexing.ts";
import { deleteDeletedLists } from "./favourite-lists.service.ts";

let server: TestServer;
let orchard: { id: number; slug: string };
let bob: Person;
beforeAll(async () => {
  server = await buildTestServer();
  orchard = await writeProfile(server.db, { name: "Maple Orchard", city: "Elora" });
  bob = await server.member();
});
afterAll(() => server.close());

const keep = (person: Person, body: object, headers?: Record<string, string>) =>
  server.post("/favourites/", body, { token: person.token, ...(headers && { headers }) });
const all = async (person: Person) => (await server.get("/favourites/", { token: person.token })).body;
const begin = (person: Person, name: string) =>
  server.post("/favourite_lists/", { name }, { token: person.token });
const call = (person: Person, method: string, path: string, body?: object) =>
  server.request(method, path, { token: person.token, ...(body && { body }) });
const contents = async (person: Person, id: number) =>
  (await call(person, "GET", `/favourite_lists/${id}/`)).body;
const shared = (token: string) => server.get(`/shared_lists/${token}/`);

async function post(person: Person, title: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    profile_id: person.accountId,
    title,
    description: "Forty cases",
    needed_by: new Date(server.clock.now().getTime() + hours(48)).toISOString(),
    looking_for: false,
    category: 4,
  }))
    form.set(name, String(value));
  return (await server.post("/accounts/create_classified/", form, { token: person.token })).body;
}

const setPublished = (id: number, published_at: Date | null) =>
  inTransaction(server.db, async (trx) => {
    await trx.updateTable("accounts").set({ published_at }).where("id", "=", id).execute();
    await indexProfile(trx, id);
  });

describe("a favourite", () => {
  it("goes into a first list by one call, in the language of the request", async () => {
    const [ada, zoe] = [await server.member(), await server.member()];
    expect(await keep(ada, { profile_id: orchard.id })).toMatchObject({
      status: 201,
      body: { list_name: "Favourites", profile_id: orchard.id, classified_id: null, note: "" },
    });
    const french = await keep(
      zoe,
      { profile_id: orchard.id, note: " Le jeudi " },
      { "accept-language": "fr" },
    );
    expect(french.body).toMatchObject({ list_name: "Favoris", note: "Le jeudi" });
    const { lists, favourites } = await all(ada);
    expect(lists).toMatchObject([{ name: "Favourites", size: 1, share_token: null, share_notes: false }]);
    expect(favourites).toMatchObject([{ list_id: lists[0].id, profile_id: orchard.id }]);
  });

  it("is shown as a card shows it, a classified too, newest first", async () => {
    const ada = await server.member();
    const seller = await server.member();
    const ad = await post(seller, "Cider apples");
    const { body } = await keep(ada, { profile_id: orchard.id, note: "Delivers" });
    server.clock.advance(minutes(1));
    await keep(ada, { classified_id: ad.id });
    const { items } = await contents(ada, body.list_id);
    expect(items).toMatchObject([
      {
        kind: "classified",
        classified: { title: "Cider apples", account: { slug: seller.slug } },
        profile: null,
      },
      { kind: "profile", note: "Delivers", profile: { business_name: "Maple Orchard", city: "Elora" } },
    ]);
  });

  it("is kept once, however often and at once it is pressed", async () => {
    const ada = await server.member();
    await begin(ada, "Fruit");
    const answers = await Promise.all(Array.from({ length: 6 }, () => keep(ada, { profile_id: orchard.id })));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await all(ada)).favourites).toHaveLength(1);
  });

  it("goes next to where one kept last, or where one says", async () => {
    const ada = await server.member();
    const other = await writeProfile(server.db, { name: "Other Farm" });
    const third = await writeProfile(server.db, { name: "Third Farm" });
    const [fruit, milk] = [(await begin(ada, "Fruit")).body, (await begin(ada, "Milk")).body];
    await keep(ada, { profile_id: orchard.id, list_id: milk.id });
    server.clock.advance(minutes(1));
    expect((await keep(ada, { profile_id: other.id })).body.list_name).toBe("Milk");
    server.clock.advance(minutes(1));
    expect((await keep(ada, { profile_id: third.id, list_id: fruit.id })).body.list_name).toBe("Fruit");
  });

  it("is noted, moved and removed", async () => {
    const ada = await server.member();
    const { body } = await keep(ada, { profile_id: orchard.id });
    const milk = (await begin(ada, "Milk")).body;
    const path = `/favourites/${body.id}/`;
    expect((await call(ada, "PUT", path, { note: "Ask for Ines\nin May" })).body).toMatchObject({
      note: "Ask for Ines\nin May",
      list_name: "Favourites",
    });
    expect((await call(ada, "PUT", path, { list_id: milk.id })).body).toMatchObject({
      list_name: "Milk",
      note: "Ask for Ines\nin May",
    });
    const removed = await call(ada, "DELETE", path);
    expect(removed).toMatchObject({ status: 200, body: { note: "Ask for Ines\nin May", list_id: milk.id } });
    expect((await call(ada, "DELETE", path)).status).toBe(404);
    expect((await call(ada, "PUT", path, { note: "gone" })).status).toBe(404);
  });

  it("joins what another list has already when it is moved there", async () => {
    const ada = await server.member();
    const [fruit, milk] = [(await begin(ada, "Fruit")).body, (await begin(ada, "Milk")).body];
    const there = (await keep(ada, { profile_id: orchard.id, list_id: milk.id, note: "stays" })).body;
    const moved = (await keep(ada, { profile_id: orchard.id, list_id: fruit.id, note: "goes" })).body;
    const { status, body } = await call(ada, "PUT", `/favourites/${moved.id}/`, { list_id: milk.id });
    expect([status, body.id, body.note]).toEqual([200, there.id, "stays"]);
    expect((await all(ada)).favourites).toHaveLength(1);
  });

  it("is refused where there is nothing to see or to understand", async () => {
    const ada = await server.member();
    const hidden = await writeProfile(server.db, { name: "Hidden Farm", published: false });
    for (const [status, body] of [
      [404, { profile_id: hidden.id }],
      [404, { profile_id: 999_999 }],
      [404, { classified_id: 999_999 }],
      [404, { profile_id: orchard.id, list_id: 999_999 }],
      [400, {}],
      [400, { profile_id: orchard.id, classified_id: 1 }],
      [400, { profile_id: "1" }],
      [400, { profile_id: orchard.id, note: "x".repeat(501) }],
    ] as const)
      expect([body, (await keep(ada, body)).status]).toEqual([body, status]);
    expect((await server.post("/favourites/", { profile_id: orchard.id })).status).toBe(401);
  });

  it("is one of five hundred at most", async () => {
    const ada = await server.member();
    const { id } = (await begin(ada, "All")).body;
    await server.db
      .insertInto("accounts")
      .values(
        Array.from({ length: FAVOURITES_MAX }, (_, n) => ({
          slug: `many-${n}`,
          business_name: `Many ${n}`,
        })) as never,
      )
      .execute();
    const many = await server.db
      .selectFrom("accounts")
      .select("id")
      .where("slug", "like", "many-%")
      .execute();
    await server.db
      .insertInto("favourites")
      .values(many.map((one) => ({ list_id: id, profile_id: one.id, added_at: server.clock.now() })) as never)
      .execute();
    const refused = await keep(ada, { profile_id: orchard.id });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("500")]);
    expect((await all(ada)).favourites).toHaveLength(FAVOURITES_MAX);
  });
});

describe("a list", () => {
  it("are in the order of the alphabet, whatever accents and capitals they have", async () => {
    const zoe = await server.member();
    for (const name of ["Zeste", "épicerie", "Eau", "Érable", "Œufs", "Oignons"]) await begin(zoe, name);
    const names = (await all(zoe)).lists.map(({ name }: { name: string }) => name);
    expect(names).toEqual(["Eau", "épicerie", "Érable", "Œufs", "Oignons", "Zeste"]);
  });

  it("has a name that no other of the account's has, and can be renamed", async () => {
    const ada = await server.member();
    const { body } = await begin(ada, " Cheese ");
    expect(body).toMatchObject({ name: "Cheese", size: 0 });
    expect((await begin(ada, "cheese")).status).toBe(409);
    await begin(ada, "Bread");
    const path = `/favourite_lists/${body.id}/`;
    expect((await call(ada, "PUT", path, { name: "BREAD" })).status).toBe(409);
    expect((await call(ada, "PUT", path, { name: "CHEESE" })).body.name).toBe("CHEESE");
    expect((await all(ada)).lists.map(({ name }: { name: string }) => name)).toEqual(["Bread", "CHEESE"]);
    for (const wrong of [{}, { name: " " }, { name: "x".repeat(81) }, { share_token: "mine" }])
      expect([wrong, (await call(ada, "PUT", path, wrong)).status]).toEqual([wrong, 400]);
  });

  it("is one of thirty at most, also when many are begun at once", async () => {
    const ada = await server.member();
    for (let n = 0; n < FAVOURITE_LISTS_MAX - 2; n++) await begin(ada, `List ${n}`);
    const last = await Promise.all(["a", "b", "c", "d"].map((name) => begin(ada, name)));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  });

  it("comes back with everything in it within an hour of its deletion, and goes for good after it", async () => {
    const ada = await server.member();
    const { list_id } = (await keep(ada, { profile_id: orchard.id, note: "Ines" })).body;
    const path = `/favourite_lists/${list_id}/`;
    const { share_token } = (await call(ada, "POST", `${path}share/`)).body;
    expect((await call(ada, "DELETE", path)).status).toBe(204);
    for (const [method, more] of [
      ["GET", ""],
      ["DELETE", ""],
      ["POST", "share/"],
      ["GET", "csv/"],
    ] as const)
      expect((await call(ada, method, path + more)).status).toBe(404);
    expect((await shared(share_token)).status).toBe(404);
    expect(await all(ada)).toEqual({ lists: [], favourites: [] });
    await deleteDeletedLists(server.services);
    expect((await call(ada, "POST", `${path}restore/`)).body).toMatchObject({ size: 1, share_token });
    expect((await contents(ada, list_id)).items).toMatchObject([{ note: "Ines" }]);
    expect((await shared(share_token)).status).toBe(200);

    await call(ada, "DELETE", path);
    await begin(ada, "Favourites");
    expect((await call(ada, "POST", `${path}restore/`)).status).toBe(409);
    server.clock.advance(hours(1) + minutes(1));
    expect((await call(ada, "POST", `${path}restore/`)).status).toBe(404);
    await deleteDeletedLists(server.services);
    const left = server.db.selectFrom("favourites").select("id").where("list_id", "=", list_id).execute();
    expect(await left).toEqual([]);
  });

  it("of another account is not there, nor what is in it, not even for an administrator", async () => {
    const ada = await server.member();
    const { id, list_id } = (await keep(ada, { profile_id: orchard.id })).body;
    for (const stranger of [bob, await server.administrator(), await server.manager()]) {
      for (const [method, path, body] of [
        ["GET", `/favourite_lists/${list_id}/`],
        ["PUT", `/favourite_lists/${list_id}/`, { name: "Yours" }],
        ["DELETE", `/favourite_lists/${list_id}/`],
        ["POST", `/favourite_lists/${list_id}/restore/`],
        ["POST", `/favourite_lists/${list_id}/share/`],
        ["DELETE", `/favourite_lists/${list_id}/share/`],
        ["POST", `/favourite_lists/${list_id}/seen/`],
        ["GET", `/favourite_lists/${list_id}/csv/`],
        ["PUT", `/favourites/${id}/`, { note: "yours" }],
        ["DELETE", `/favourites/${id}/`],
        ["POST", "/favourites/", { profile_id: orchard.id, list_id }],
      ] as const)
        expect([method, path, (await call(stranger, method, path, body)).status]).toEqual([
          method,
          path,
          404,
        ]);
      const kept = await keep(stranger, { profile_id: orchard.id });
      expect(kept.status).toBe(201);
      const own = kept.body;
      expect((await call(stranger, "PUT", `/favourites/${own.id}/`, { list_id })).status).toBe(404);
    }
    expect((await contents(ada, list_id)).items).toMatchObject([{ id, note: "" }]);
  });

  it("goes with its account", async () => {
    const ada = await server.member();
    const { list_id } = (await keep(ada, { profile_id: orchard.id })).body;
    await server.db.deleteFrom("accounts").where("id", "=", ada.accountId).execute();
    const left = server.db.selectFrom("favourite_lists").select("id").where("id", "=", list_id).execute();
    expect(await left).toEqual([]);
  });

  it("says of what is not public any more only that it was kept", async () => {
    const ada = await server.member();
    const farm = await writeProfile(server.db, { name: "Brief Farm" });
    const { list_id } = (await keep(ada, { profile_id: farm.id, note: "mine" })).body;
    await setPublished(farm.id, null);
    expect((await contents(ada, list_id)).items).toMatchObject([
      { kind: "profile", note: "mine", profile: null, classified: null },
    ]);
  });

  it("was added on the day that it was in Ontario, also in its spreadsheet", async () => {
    const ada = await server.member();
    const { id, list_id } = (await keep(ada, { profile_id: orchard.id })).body;
    // Half past eight in the evening of the 26th there.
    const added_at = new Date("2026-11-27T01:30:00Z");
    await server.db.updateTable("favourites").set({ added_at }).where("id", "=", id).execute();
    const { body } = await call(ada, "GET", `/favourite_lists/${list_id}/csv/`);
    expect(body).toContain(',"Nov 26, 2026",');
  });

  it("is a spreadsheet with its notes, none of them a formula", async () => {
    const ada = await server.member();
    const farm = await writeProfile(server.db, { name: '=HYPERLINK("x")', city: "Fergus" });
    const { list_id } = (await keep(ada, { profile_id: farm.id, note: '-2 "boxes",\nweekly' })).body;
    const { status, body, headers } = await call(ada, "GET", `/favourite_lists/${list_id}/csv/`);
    expect([status, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(headers["content-disposition"]).toBe("attachment; filename*=UTF-8''Favourites.csv");
    expect(body).toContain("Business,Classified,Business types,City,Note,Added,Page\r\n");
    expect(body).toContain(`"'=HYPERLINK(""x"")",,,Fergus,"'-2 ""boxes"",\nweekly",`);
    expect(body).toContain(`/profiles/${farm.slug}\r\n`);
    const french = await server.get(`/favourite_lists/${list_id}/csv/`, {
      token: ada.token,
      headers: { "accept-language": "fr" },
    });
    expect(french.body).toContain("Entreprise,Petite annonce,Types d’entreprise,Ville");
    expect(french.body).toContain("/fr/profils/");
  });
});

describe("a shared list", () => {
  it("is read by whoever has its address, without notes, until it is taken back", async () => {
    const ada = await server.member();
    const { list_id } = (await keep(ada, { profile_id: orchard.id, note: "Pays late" })).body;
    const share = () => call(ada, "POST", `/favourite_lists/${list_id}/share/`);
    const { share_token } = (await share()).body;
    expect(share_token).toMatch(/^[\w-]{32}$/);
    expect((await share()).body.share_token).toBe(share_token);
    const list = (await shared(share_token)).body;
    expect(list).toMatchObject({
      name: "Favourites",
      by: { slug: ada.slug },
      items: [{ note: "", profile: { slug: orchard.slug } }],
    });
    expect(JSON.stringify(list)).not.toContain("Pays late");
    expect(JSON.stringify(list)).not.toContain(ada.email);

    await call(ada, "PUT", `/favourite_lists/${list_id}/`, { share_notes: true });
    expect((await shared(share_token)).body.items).toMatchObject([{ note: "Pays late" }]);

    expect((await call(ada, "DELETE", `/favourite_lists/${list_id}/share/`)).status).toBe(204);
    expect(await shared(share_token)).toMatchObject({
      status: 404,
      body: { message: "This list is not shared any more." },
    });
    expect((await share()).body.share_token).not.toBe(share_token);
  });

  it("shows nothing that is hidden, and not who shares it while they are", async () => {
    const ada = await server.member();
    const farm = await writeProfile(server.db, { name: "Passing Farm" });
    const seller = await server.member();
    const ad = await post(seller, "Plums");
    const { list_id } = (await keep(ada, { profile_id: farm.id })).body;
    await keep(ada, { classified_id: ad.id });
    const { share_token } = (await call(ada, "POST", `/favourite_lists/${list_id}/share/`)).body;
    expect((await shared(share_token)).body.items).toHaveLength(2);
    await setPublished(farm.id, null);
    await setPublished(ada.accountId, null);
    server.clock.advance(hours(49));
    expect((await shared(share_token)).body).toMatchObject({ by: null, items: [] });
    await setPublished(farm.id, server.clock.now());
    expect((await shared(share_token)).body.items).toMatchObject([{ profile: { slug: farm.slug } }]);
    await server.db.deleteFrom("accounts").where("id", "=", farm.id).execute();
    expect((await shared(share_token)).body.items).toEqual([]);
  });

  it("is not found by an address that was made up", async () => {
    expect((await shared("x".repeat(32))).status).toBe(404);
    for (const wrong of ["x", `${"x".repeat(31)}%27`]) expect((await shared(wrong)).status).toBe(400);
  });
});
