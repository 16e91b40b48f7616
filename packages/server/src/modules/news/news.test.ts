import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hours, minutes } from "../../core/clock.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { alertsJob } from "../saved-searches/alerts.job.ts";
import { indexProfile } from "../search/search.indexing.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const news = async (person: Person) => (await server.get("/accounts/news/", { token: person.token })).body;
const check = () => alertsJob.run(server.services);
const sells = (name: string, product: string) =>
  writeProfile(server.db, {
    name,
    roles: { seller: { products: [[product, 2]] } },
    publishedAt: server.clock.now(),
  });

async function save(person: Person, keywords: string) {
  const search = { kind: "profiles", name: keywords, frequency: "never", search: { keywords } };
  const { body } = await server.post("/saved_searches/", search, { token: person.token });
  await check();
  server.clock.advance(minutes(1));
  return body.id as number;
}

async function unpublish(id: number) {
  await inTransaction(server.db, async (trx) => {
    await trx.updateTable("accounts").set({ published_at: null }).where("id", "=", id).execute();
    await indexProfile(trx, id);
  });
}

describe("the news of a saved search", () => {
  it("is what it found since one looked, with mails or without, and goes when seen", async () => {
    const ada = await server.member();
    const id = await save(ada, "gooseberries");
    expect(await news(ada)).toEqual({
      unread: 0,
      searches: [],
      lists: [],
      matches: { unread: 0, latest: [] },
    });
    for (const name of ["One", "Two", "Three", "Four"]) {
      await sells(`${name} Berries`, "Gooseberries");
      server.clock.advance(minutes(1));
      await check();
    }
    const { unread, searches } = await news(ada);
    expect([unread, searches[0].unread, searches[0].search.id]).toEqual([4, 4, id]);
    const names = searches[0].latest.map(
      ({ account }: { account: { business_name: string } }) => account.business_name,
    );
    expect(names).toEqual(["Four Berries", "Three Berries", "Two Berries"]);
    const seen = await server.post(`/saved_searches/${id}/seen/`, undefined, { token: ada.token });
    expect(seen.status).toBe(204);
    expect((await news(ada)).unread).toBe(0);
  });

  it("is without what visitors cannot see any more", async () => {
    const ada = await server.member();
    await save(ada, "medlars");
    const { id } = await sells("Medlar Farm", "Medlars");
    await check();
    expect((await news(ada)).unread).toBe(1);
    await unpublish(id);
    expect((await news(ada)).unread).toBe(0);
  });

  it("of another account is neither shown nor seen", async () => {
    const [ada, bob] = [await server.member(), await server.member()];
    const id = await save(ada, "sorrel");
    await sells("Sorrel Farm", "Sorrel");
    await check();
    expect((await news(bob)).unread).toBe(0);
    for (const stranger of [bob, await server.administrator()]) {
      const { status } = await server.post(`/saved_searches/${id}/seen/`, undefined, {
        token: stranger.token,
      });
      expect(status).toBe(404);
    }
    expect((await news(ada)).unread).toBe(1);
    expect((await server.get("/accounts/news/")).status).toBe(401);
  });
});

describe("the news of a list", () => {
  it("is what kept businesses posted or changed since they were kept and one looked", async () => {
    const [ada, seller] = [await server.member(), await server.member({ business_name: "Busy Farm" })];
    const post = async (title: string) => {
      const form = new FormData();
      const needed_by = new Date(server.clock.now().getTime() + hours(48)).toISOString();
      const ad = {
        profile_id: seller.accountId,
        title,
        description: "x",
        looking_for: false,
        category: 4,
        needed_by,
      };
      for (const [name, value] of Object.entries(ad)) form.set(name, String(value));
      await server.post("/accounts/create_classified/", form, { token: seller.token });
      server.clock.advance(minutes(1));
    };
    await post("Before");
    const { body } = await server.post(
      "/favourites/",
      { profile_id: seller.accountId },
      { token: ada.token },
    );
    server.clock.advance(minutes(1));
    await server.db
      .updateTable("classifieds")
      .set({ created_at: new Date(server.clock.now().getTime() - hours(1)) })
      .where("title", "=", "Before")
      .execute();
    expect((await news(ada)).unread).toBe(0);
    await post("Plums");
    await server.db
      .updateTable("classifieds")
      .set({ created_at: new Date(server.clock.now().getTime() - 1) })
      .where("title", "=", "Plums")
      .execute();
    await server.db
      .updateTable("accounts")
      .set({ updated_at: server.clock.now() })
      .where("id", "=", seller.accountId)
      .execute();
    expect(await news(ada)).toMatchObject({
      unread: 2,
      lists: [
        {
          id: body.list_id,
          name: "Favourites",
          unread: 2,
          latest: [
            { kind: "updated", account: { slug: seller.slug }, classified: null },
            { kind: "posted", classified: { title: "Plums", looking_for: false } },
          ],
        },
      ],
    });
    server.clock.advance(minutes(1));
    await server.post(`/favourite_lists/${body.list_id}/seen/`, undefined, { token: ada.token });
    expect((await news(ada)).unread).toBe(0);
  });
});
