import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { days, hours, minutes } from "../../core/clock.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
// What one test posts is no news in the next.
beforeEach(() => server.clock.advance(days(40)));

const news = async (person: Person) =>
  (await server.get("/accounts/news/", { token: person.token })).body.matches;
const titles = async (person: Person) =>
  (await news(person)).latest.map(({ classified }: { classified: { title: string } }) => classified.title);

async function post(person: Person, title: string, looking_for: boolean): Promise<number> {
  const form = new FormData();
  const needed_by = new Date(server.clock.now().getTime() + hours(20 * 24)).toISOString();
  const ad = {
    profile_id: person.accountId,
    title,
    description: "Ask us.",
    looking_for,
    category: 4,
    needed_by,
  };
  for (const [name, value] of Object.entries(ad)) form.set(name, String(value));
  const { status, body } = await server.post("/accounts/create_classified/", form, { token: person.token });
  expect(status).toBe(201);
  server.clock.advance(minutes(1));
  return body.id;
}

async function sells(person: Person, product: string, role: "seller" | "buyer" = "seller") {
  const { id } = await writeProfile(server.db, {
    name: `${product} of ${person.accountId}`,
    roles: { [role]: { products: [[product, 4]] } },
    publishedAt: server.clock.now(),
  });
  await server.db.deleteFrom("roles").where("account_id", "=", person.accountId).execute();
  await server.db
    .updateTable("roles")
    .set({ account_id: person.accountId })
    .where("account_id", "=", id)
    .execute();
}

describe("the news of matches", () => {
  it("are ads that meet an ad of one's own, until they were seen", async () => {
    const [chef, farm] = [await server.member(), await server.member()];
    const own = await post(chef, "Wanted: parsnips", true);
    await post(farm, "Turnips, 20 cases", false);
    const id = await post(farm, "Parsnips, 20 cases", false);
    expect(await news(chef)).toMatchObject({
      unread: 1,
      latest: [
        {
          account: { id: farm.accountId, slug: farm.slug },
          classified: { id, title: "Parsnips, 20 cases", looking_for: false },
          meets: { classified: { id: own, title: "Wanted: parsnips", looking_for: true }, product: null },
        },
      ],
    });
    const seen = await server.post("/accounts/news/matches_seen/", undefined, { token: chef.token });
    expect(seen.status).toBe(204);
    expect(await news(chef)).toEqual({ unread: 0, latest: [] });
    await post(farm, "More parsnips", false);
    expect(await titles(chef)).toEqual(["More parsnips"]);
  });

  it("are wanted ads for what one sells, and ads for sale of what one buys", async () => {
    const [grower, kitchen] = [await server.member(), await server.member()];
    await sells(grower, "Celeriac");
    await sells(kitchen, "Celeriac", "buyer");
    const other = await server.member();
    await post(other, "Looking for celeriac", true);
    await post(other, "Celeriac in bulk", false);
    expect(await news(grower)).toMatchObject({
      unread: 1,
      latest: [
        { classified: { title: "Looking for celeriac" }, meets: { classified: null, product: "Celeriac" } },
      ],
    });
    expect(await titles(kitchen)).toEqual(["Celeriac in bulk"]);
  });

  it("are neither one's own, nor old, nor ended, nor those of a business with which messages are blocked", async () => {
    const [grower, kitchen] = [await server.member(), await server.member()];
    await sells(grower, "Kohlrabi");
    await post(grower, "Wanted: kohlrabi for a trial", true);
    await post(kitchen, "Wanted: kohlrabi", true);
    expect(await titles(grower)).toEqual(["Wanted: kohlrabi"]);
    await server.post(
      "/conversations/silence_conversation/",
      { from: grower.slug, silenced: true },
      { token: kitchen.token },
    );
    expect(await titles(grower)).toEqual([]);
    await server.post(
      "/conversations/silence_conversation/",
      { from: grower.slug, silenced: false },
      { token: kitchen.token },
    );
    expect(await titles(grower)).toEqual(["Wanted: kohlrabi"]);
    const change = (values: { created_at?: Date; needed_by?: Date }) =>
      server.db.updateTable("classifieds").set(values).where("title", "=", "Wanted: kohlrabi").execute();
    const now = server.clock.now().getTime();
    await change({ created_at: new Date(now - days(15)) });
    expect(await titles(grower)).toEqual([]);
    await change({ created_at: new Date(now - days(13)) });
    expect(await titles(grower)).toEqual(["Wanted: kohlrabi"]);
    await change({ needed_by: new Date(now - minutes(1)) });
    expect(await titles(grower)).toEqual([]);
  });

  it("are not of what lies more than 100 km away", async () => {
    const [grower, kitchen] = [await server.member(), await server.member()];
    await sells(grower, "Salsify");
    const at = (latitude: number, longitude: number, { accountId }: Person) =>
      server.db.updateTable("accounts").set({ latitude, longitude }).where("id", "=", accountId).execute();
    await at(43.68, -80.43, grower);
    await at(46.49, -81.0, kitchen);
    await post(kitchen, "Wanted: salsify", true);
    expect(await titles(grower)).toEqual([]);
  });

  it("are shown to their account alone", async () => {
    const [chef, farm, stranger] = [await server.member(), await server.member(), await server.member()];
    await post(chef, "Wanted: rutabagas", true);
    await post(farm, "Rutabagas by the skid", false);
    await server.post("/accounts/news/matches_seen/", undefined, { token: stranger.token });
    expect(await titles(stranger)).toEqual([]);
    expect(await titles(chef)).toEqual(["Rutabagas by the skid"]);
    expect((await server.post("/accounts/news/matches_seen/")).status).toBe(401);
  });
});
