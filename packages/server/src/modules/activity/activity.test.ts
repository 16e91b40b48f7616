import { ontarioDay } from "@foodshed/sdk/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days, fromNow, hours } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { emitActivity } from "./activity.events.ts";
import { jobs } from "./activity.routes.ts";

let server: TestServer;
let farm: Person;
let bistro: Person;

beforeAll(async () => {
  server = await buildTestServer();
  farm = await server.member({ business_name: "Fern Hollow Farm" });
  bistro = await server.member({ business_name: "Bob's Bistro" });
});
afterAll(() => server.close());

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1";

/** Moves the clock on to half past six or seven in the evening in Ontario, when a day of UTC is about to end. */
function untilEvening() {
  const now = server.clock.now().getTime();
  const evening = Math.floor(now / days(1)) * days(1) + hours(23.5);
  server.clock.advance(evening > now ? evening - now : evening + days(1) - now);
}

describe("the feed", () => {
  const feed = async (person: Person, body: object = {}) =>
    (await server.post("/accounts/activity_feeds/", body, { token: person.token })).body.hits;
  const record = (event: Parameters<typeof emitActivity>[2]) => emitActivity(server.db, server.clock, event);

  it("tells who joined, with the business that did it", async () => {
    const { total, hits } = await feed(farm);
    expect(total).toBe(2);
    expect(hits.map(({ _source }: { _source: unknown }) => _source)).toMatchObject([
      {
        verb: "joined",
        actor: {
          id: bistro.accountId,
          account: { slug: bistro.slug, business_name: "Bob's Bistro", photo_file_name: null },
        },
        actee: { id: bistro.accountId, kind: "account", slug: bistro.slug },
      },
      { verb: "joined", actor: { id: farm.accountId } },
    ]);
  });

  it("tells the same event to the same thing once a day, also when it happens twice at once", async () => {
    await Promise.all([1, 2, 3].map(() => record({ verb: "updated_profile", actor: farm.accountId })));
    const count = async () =>
      (await feed(bistro)).hits.filter(
        ({ _source }: { _source: { verb: string } }) => _source.verb === "updated_profile",
      ).length;
    expect(await count()).toBe(1);
    server.clock.advance(days(1));
    await record({ verb: "updated_profile", actor: farm.accountId });
    farm.token = await server.login(farm.email);
    bistro.token = await server.login(bistro.email);
    expect(await count()).toBe(2);
  });

  it("begins a day at midnight in Ontario, not in the evening", async () => {
    untilEvening();
    const tell = async () => {
      await record({ verb: "added_photo", actor: farm.accountId });
      const { hits } = await feed(bistro);
      return hits.filter(({ _source }: { _source: { verb: string } }) => _source.verb === "added_photo")
        .length;
    };
    farm.token = await server.login(farm.email);
    bistro.token = await server.login(bistro.email);
    expect(await tell()).toBe(1);
    server.clock.advance(hours(2));
    expect(await tell()).toBe(1);
    server.clock.advance(hours(4));
    expect(await tell()).toBe(2);
  });

  it("shows classifieds while they run, and expired ones to their owner only", async () => {
    const post = async (title: string, ends: number) => {
      const { id } = await server.db
        .insertInto("classifieds")
        .values({
          account_id: farm.accountId,
          title,
          description: "",
          looking_for: true,
          category: 1,
          needed_by: fromNow(server.clock, ends),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await record({ verb: "posted_classified", actor: farm.accountId, actee: { classified: id } });
      return id;
    };
    await post("Short", hours(1));
    const long = await post("Long", days(3));
    server.clock.advance(hours(2));
    const titles = async (person: Person) =>
      (await feed(person)).hits
        .map(({ _source }: { _source: { actee: { kind: string; name: string } } }) => _source.actee)
        .filter(({ kind }: { kind: string }) => kind === "classified")
        .map(({ name }: { name: string }) => name);
    expect(await titles(bistro)).toEqual(["Long"]);
    expect(await titles(farm)).toEqual(["Long", "Short"]);
    await server.db.deleteFrom("classifieds").where("id", "=", long).execute();
    expect(await titles(bistro)).toEqual([]);
  });

  it("shows only to the account itself that support acted for it", async () => {
    const admin = await server.administrator();
    await record({ verb: "acted_for", actor: admin.accountId, actee: { account: bistro.accountId } });
    const verbs = async (person: Person) =>
      (await feed(person)).hits.map(({ _source }: { _source: { verb: string } }) => _source.verb);
    expect(await verbs(bistro)).toContain("acted_for");
    expect(await verbs(farm)).not.toContain("acted_for");
    expect(await verbs(admin)).not.toContain("acted_for");
  });

  it("leaves out who is not published, is paged, and forgets after 90 days", async () => {
    const gone = await server.member({ business_name: "Gone Tomorrow" });
    const before = (await feed(farm)).total;
    await server.db
      .updateTable("accounts")
      .set({ published_at: null })
      .where("id", "=", gone.accountId)
      .execute();
    expect((await feed(farm)).total).toBe(before - 1);
    const [, second] = (await feed(farm)).hits;
    expect((await feed(farm, { size: 1, from: 1 })).hits).toEqual([second]);
    expect((await server.post("/accounts/activity_feeds/", { size: 0 }, { token: farm.token })).status).toBe(
      400,
    );
    expect((await server.post("/accounts/activity_feeds/")).status).toBe(401);
    server.clock.advance(days(91));
    for (const job of jobs) await job.run(server.services);
    farm.token = await server.login(farm.email);
    expect(await feed(farm)).toEqual({ total: 0, hits: [] });
    expect(await server.db.selectFrom("activities").select("id").execute()).toEqual([]);
  });
});

describe("views of a profile", () => {
  let shop: Person;
  let other: Person;
  beforeAll(async () => {
    shop = await server.member({ business_name: "Seed Shop" });
    other = await server.member();
  });

  const look = (address: string, more: { agent?: string; token?: string; slug?: string } = {}) =>
    server.get(`/accounts/profile_by_slug/?slug=${more.slug ?? shop.slug}`, {
      address,
      token: more.token,
      headers: { "user-agent": more.agent ?? browser },
    });
  const stats = async () => (await server.get("/accounts/dashboard_stats/", { token: shop.token })).body;

  it("count each visitor once a day", async () => {
    for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.2"]) await look(address);
    await look("192.0.2.1", { agent: phone });
    expect(await stats()).toMatchObject({ last_week: 3, total: 3 });
  });

  it("do not count bots, programs without a name, or the owner on any page", async () => {
    await look("192.0.2.9", {
      agent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    });
    await look("192.0.2.9", { agent: "" });
    await look("192.0.2.9", { agent: "curl/8.5.0" });
    await look("192.0.2.10", { token: shop.token });
    // The page as the server makes it, before the browser says whose it is.
    await look("192.0.2.10");
    await look("192.0.2.11");
    expect((await stats()).total).toBe(4);
    await look("192.0.2.11", { token: shop.token });
    expect((await stats()).total).toBe(3);
  });

  it("count a member once, with or without a page made before the login was known", async () => {
    await look("192.0.2.20");
    await look("192.0.2.20", { token: other.token });
    await look("192.0.2.20");
    await look("192.0.2.21", { token: other.token, agent: phone });
    expect(await stats()).toMatchObject({ total: 4, last_week: 4 });
  });

  it("begin again each day, and leave the week after seven", async () => {
    server.clock.advance(days(1));
    shop.token = await server.login(shop.email);
    await look("192.0.2.1");
    const { last_week, total, daily } = await stats();
    expect([last_week, total]).toEqual([5, 5]);
    expect(daily).toHaveLength(30);
    expect(daily.at(-1)).toEqual({ date: ontarioDay(server.clock.now()), views: 1 });
    expect(daily.at(-2).views).toBe(4);
    server.clock.advance(days(6));
    shop.token = await server.login(shop.email);
    expect(await stats()).toMatchObject({ last_week: 1, total: 5 });
    server.clock.advance(days(40));
    for (const job of jobs) await job.run(server.services);
    shop.token = await server.login(shop.email);
    expect(await stats()).toMatchObject({ last_week: 0, total: 5 });
    expect(await server.db.selectFrom("profile_views").select("day").execute()).toEqual([]);
  });

  it("belong to the day that it is in Ontario", async () => {
    untilEvening();
    const lookAndRead = async () => {
      shop.token = await server.login(shop.email);
      await look("192.0.2.70");
      return (await stats()).daily.slice(-2);
    };
    const evening = ontarioDay(server.clock.now());
    expect((await lookAndRead())[1]).toEqual({ date: evening, views: 1 });
    server.clock.advance(hours(2));
    expect((await lookAndRead())[1]).toEqual({ date: evening, views: 1 });
    server.clock.advance(hours(4));
    expect(await lookAndRead()).toEqual([
      { date: evening, views: 1 },
      { date: ontarioDay(server.clock.now()), views: 1 },
    ]);
  });

  it("of many at once are all counted, each once", async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => `198.51.100.${index % 6}`);
    const before = (await stats()).total;
    await Promise.all(addresses.map((address) => look(address)));
    expect((await stats()).total).toBe(before + 6);
  });

  it("keep no address", async () => {
    const viewers = await server.db.selectFrom("profile_views").select("viewer").execute();
    for (const { viewer } of viewers) expect(viewer).not.toMatch(/\d+\.\d+\.\d+/);
  });
});
