import { DEMO_LOGINS, DEMO_PASSWORD } from "@foodshed/demo/demo-logins";
import { demoNetwork } from "@foodshed/demo/network";
import { isPassword } from "@foodshed/sdk/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SetupError } from "../../core/setup-error.ts";
import { alertsJob } from "../../modules/saved-searches/alerts.job.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { fillDemo, isEmpty } from "./fill-demo.ts";

const PROFILES = 150;

async function count(
  server: TestServer,
  table: "accounts" | "products" | "classifieds" | "images" | "mail_outbox",
) {
  const { n } = await server.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return Number(n);
}

describe("filling an empty database with the demo network", () => {
  let server: TestServer;
  const steps = new Map<string, [number, number]>();

  beforeAll(async () => {
    server = await buildTestServer();
    expect(await isEmpty(server.db)).toBe(true);
    await fillDemo(server.services, {
      profiles: PROFILES,
      onProgress: (step, done, total) => steps.set(step, [done, total]),
    });
  }, 120_000);
  afterAll(() => server.close());

  it("writes what was made up, and says how far it is", async () => {
    const made = demoNetwork({ profiles: PROFILES, seed: "foodshed", now: server.clock.now() });
    expect(await count(server, "accounts")).toBe(PROFILES);
    const products = made.businesses.flatMap((b) => b.roles.flatMap((role) => role.products));
    expect(await count(server, "products")).toBe(products.length);
    expect(await count(server, "classifieds")).toBe(made.classifieds.length);
    expect(await count(server, "images")).toBeGreaterThan(15);
    for (const [done, total] of steps.values()) expect(done).toBeLessThanOrEqual(total);
    expect(steps.get("Filling in profiles")).toEqual([PROFILES, PROFILES]);
  });

  it("sends no mail to the made-up people", async () => {
    expect(await count(server, "mail_outbox")).toBe(0);
  });

  it("uses a password that people could choose themselves", () => {
    expect(isPassword(DEMO_PASSWORD)).toBe(true);
  });

  it("lets only the demo people log in", async () => {
    for (const { email } of DEMO_LOGINS)
      expect(
        (await server.post("/accounts/login/", { username: email, password: DEMO_PASSWORD })).status,
      ).toBe(200);
    const hashes = await server.db
      .selectFrom("users")
      .select("email")
      .where("password_hash", "is not", null)
      .execute();
    expect(hashes.map(({ email }) => email).sort()).toEqual(DEMO_LOGINS.map(({ email }) => email).sort());
  });

  it("gives the creamery an owner, an editor and a reader, and one person two businesses and a network", async () => {
    const me = async (email: string) => {
      const token = await server.login(email, DEMO_PASSWORD);
      return { token, ...(await server.get("/people/me/", { token })).body };
    };
    const { token } = await me("demo@foodshed.example");
    const { people } = (await server.get("/people/", { token })).body;
    expect(people.map(({ email, role }: { email: string; role: string }) => [email, role])).toEqual([
      ["demo@foodshed.example", "owner"],
      ["editor@foodshed.example", "editor"],
      ["reader@foodshed.example", "reader"],
      ["several@foodshed.example", "reader"],
    ]);
    const { businesses } = await me("several@foodshed.example");
    const held = businesses.map((one: { role: string; is_organization: boolean }) => [
      one.role,
      one.is_organization,
    ]);
    expect(held.sort()).toEqual([
      ["editor", true],
      ["owner", false],
      ["reader", false],
    ]);
  });

  it("makes the administrator an administrator and the manager a manager", async () => {
    const session = async (email: string) => {
      const token = await server.login(email, DEMO_PASSWORD);
      return (await server.get("/accounts/session/", { token })).body;
    };
    expect(await session("admin@foodshed.example")).toMatchObject({ is_admin: true });
    expect(await session("network@foodshed.example")).toMatchObject({ is_manager: true, is_admin: false });
    expect(await session("demo@foodshed.example")).toMatchObject({ is_manager: false, is_admin: false });
  });

  it("has reports that wait, an appeal, and an author who was warned before, all said to be invented", async () => {
    const token = await server.login("admin@foodshed.example", DEMO_PASSWORD);
    const read = async (path: string) => (await server.get(path, { token })).body;
    const { counts, results } = await read("/moderation/cases/");
    expect(counts).toMatchObject({ open: 2, appeals: 1 });
    expect(results[0].urgency).toContainEqual({ code: "repeat_offender", count: 2, minutes: null });
    for (const { id } of results) {
      const { listed_reports } = await read(`/moderation/cases/${id}/`);
      for (const { details } of listed_reports) expect(details).toContain("Invented for the demo");
    }
  });

  it("shows the creamery of the demo member with everything it has", async () => {
    const { status, body } = await server.get("/accounts/profile_by_slug/?slug=saltlick-hill-creamery");
    expect(status).toBe(200);
    expect(body.roles.map(({ value }: { value: string }) => value).sort()).toEqual(["processor", "seller"]);
    expect(body.latitude).toBeCloseTo(43.77, 1);
    expect(body.media.photo).not.toBeNull();
    expect(body.media.photos).toHaveLength(4);
    expect(body.addresses).toHaveLength(2);
    expect(body.organizations.map(({ slug }: { slug: string }) => slug)).toContain(
      "grand-valley-local-food-network",
    );
    const processor = body.roles.find(({ value }: { value: string }) => value === "processor");
    expect(processor.data.role_details.business_scale).toEqual(["SML"]);
    expect(processor.data.processing_types.entries.map(({ value }: { value: string }) => value)).toContain(
      "cheese_making",
    );
    expect(processor.data.products.map(({ name }: { name: string }) => name)).toContain("Crème fraîche");
  });

  it("is found by words, by distance and by network", async () => {
    const search = async (body: object) =>
      (await server.post("/search/profiles/", { size: 240, ...body })).body;
    const slugs = (response: { hits: { hits: { _source: { slug: string } }[] } }) =>
      response.hits.hits.map(({ _source }) => _source.slug);
    const published = await server.db
      .selectFrom("accounts")
      .select("id")
      .where("published_at", "is not", null)
      .execute();
    expect((await search({})).hits.total).toBe(published.length);
    expect(slugs(await search({ keywords: "creme fraiche" }))).toContain("saltlick-hill-creamery");
    expect(slugs(await search({ near: "N0B 1S0", distance: 30 }))).toContain("saltlick-hill-creamery");
    const members = slugs(await search({ network: "grand-valley-local-food-network" }));
    expect(members.length).toBeGreaterThan(15);
    expect(members).toContain("saltlick-hill-creamery");
  });

  it("finds classifieds that are wanted, for sale and ending soon, but none that has expired", async () => {
    const search = async (body: object) =>
      (await server.post("/search/classifieds/", { size: 240, ...body })).body;
    const all = await search({});
    expect(all.hits.total).toBe(12);
    for (const looking_for of [true, false]) {
      const found = await search({ looking_for });
      expect(found.hits.total).toBeGreaterThan(0);
      for (const { _source } of found.hits.hits) expect(_source.looking_for).toBe(looking_for);
    }
    const inAWeek = new Date(server.clock.now().getTime() + 7 * 86_400_000).toISOString();
    const soon = await search({ expired_by: inAWeek });
    expect(soon.hits.total).toBeGreaterThan(2);
    expect(soon.hits.total).toBeLessThan(all.hits.total);
  });

  it("shows an expired classified to its owner only", async () => {
    const token = await server.login("demo@foodshed.example", DEMO_PASSWORD);
    const { body: profile } = await server.post("/accounts/profile_by_id/", { basic: true }, { token });
    const path = `/accounts/classifieds_list/?profile_id=${profile.id}`;
    const own = (await server.get(path, { token })).body;
    const others = (await server.get(path)).body;
    expect(own.filter(({ expired }: { expired: boolean }) => expired)).toHaveLength(1);
    expect(own).toHaveLength(4);
    expect(others).toHaveLength(3);
    expect(own.filter(({ media }: { media: { photo: unknown } }) => media.photo)).toHaveLength(2);
  });

  it("keeps conversations for the demo member, three of them unread and one blocked", async () => {
    const token = await server.login("demo@foodshed.example", DEMO_PASSWORD);
    const { results } = (await server.get("/conversations/conversations_by_user/", { token })).body;
    expect(results.length).toBeGreaterThanOrEqual(9);
    expect(results.filter(({ silenced }: { silenced: string | null }) => silenced)).toHaveLength(1);
    const { body: unread } = await server.get("/conversations/unread_messages_count/", { token });
    expect(unread.conversations_count).toBe(3);
    const [newest] = results;
    const path = `/conversations/messages_by_conversation/?conversation_id=${newest.id}`;
    const { body: messages } = await server.get(path, { token });
    expect(messages.results.at(-1).content).toContain("three wheels");
  });

  it("keeps two lists of the demo member, one of them shared, with their news", async () => {
    const token = await server.login("demo@foodshed.example", DEMO_PASSWORD);
    const { lists } = (await server.get("/favourites/", { token })).body;
    expect(lists.map(({ name }: { name: string }) => name)).toEqual([
      "Beside our cheese",
      "Kitchens to call in the new year",
    ]);
    const [shared, own] = lists;
    expect(own.share_token).toBeNull();
    const visible = (await server.get(`/shared_lists/${shared.share_token}/`)).body;
    expect(visible.items.length).toBeGreaterThan(3);
    expect(visible.items.some(({ note }: { note: string }) => note)).toBe(true);
  });

  it("compares three answers to the demo member's enquiry, and lets one wait for its own", async () => {
    const token = await server.login("demo@foodshed.example", DEMO_PASSWORD);
    const { results } = (await server.get("/enquiries/", { token })).body;
    expect(results).toMatchObject([{ sent: 5, answered: 3 }]);
    const { recipients } = (await server.get(`/enquiries/${results[0].id}/`, { token })).body;
    const answers = recipients.flatMap(({ answer }: { answer: object | null }) => answer ?? []);
    expect(answers).toHaveLength(3);
    const waiting = await server.db
      .selectFrom("enquiry_recipients as r")
      .innerJoin("enquiries as e", "e.id", "r.enquiry_id")
      .select(["r.enquiry_id", "r.answered_at"])
      .where("e.sender_account_id", "<>", 1)
      .execute();
    expect(waiting).toHaveLength(1);
    const asked = await server.get(`/enquiries/${waiting[0]?.enquiry_id}/received/`, { token });
    expect(asked.status).toBe(200);
    expect(asked.body.answer ?? null).toBeNull();
  });

  it("alerts the demo member to what is new in a saved search, and to ads that meet its own, once the alerts run", async () => {
    await alertsJob.run(server.services, new AbortController().signal);
    const mails = await server.db
      .selectFrom("mail_outbox")
      .where("recipient", "=", "demo@foodshed.example")
      .where("subject", "<>", "New login to your account")
      .selectAll()
      .orderBy("id")
      .execute();
    expect(mails).toHaveLength(2);
    const [search, matches] = mails.map((mail) => JSON.stringify(mail));
    expect(search).toContain("What others are looking for");
    expect(mails[1]?.subject).toBe("2 new matches for 2 of your classifieds");
    expect(matches).toContain("Wanted: sheep's milk cheese for a winter board");
    expect(matches).toContain("Black currants, frozen in July");
    const token = await server.login("demo@foodshed.example", DEMO_PASSWORD);
    const { body: news } = await server.get("/accounts/news/", { token });
    expect(news.searches.map(({ search }: { search: { name: string } }) => search.name)).toContain(
      "What others are looking for",
    );
  });

  it("shows ads on the pages of those that they meet", async () => {
    const found = await server.post("/search/classifieds/", { keywords: "black currants" });
    const pages = await Promise.all(
      found.body.hits.hits.map(({ _source }: { _source: { id: number } }) =>
        server.get(`/accounts/classified_page/${_source.id}/`),
      ),
    );
    const currants = pages.map(({ body }) => body).filter(({ matches }) => matches.classifieds.length > 0);
    expect(currants).toHaveLength(2);
  });

  it("leaves requests to answer, a feed to read and views to count", async () => {
    const token = await server.login("demo@foodshed.example", DEMO_PASSWORD);
    expect((await server.get("/accounts/connection_requests_list/", { token })).body).toHaveLength(2);
    const feed = (await server.post("/accounts/activity_feeds/", {}, { token })).body;
    expect(feed.hits.total).toBeGreaterThan(20);
    const verbs = new Set(feed.hits.hits.map(({ _source }: { _source: { verb: string } }) => _source.verb));
    expect(verbs).toContain("posted_classified");
    const stats = (await server.get("/accounts/dashboard_stats/", { token })).body;
    expect(stats.last_week).toBeGreaterThan(6);
    expect(stats.total).toBeGreaterThan(stats.last_week);
  });

  it("gives the demo manager members to manage, and the unclaimed accounts", async () => {
    const token = await server.login("network@foodshed.example", DEMO_PASSWORD);
    const managed = (await server.get("/accounts/managed_profiles/", { token })).body;
    expect(managed.count).toBeGreaterThan(6);
    expect((await server.get("/accounts/connection_requests_list/", { token })).body.length).toBeGreaterThan(
      0,
    );
    expect(
      (await server.get("/conversations/unread_messages_count/", { token })).body.conversations_count,
    ).toBe(2);
  });

  it("hides accounts that are unclaimed or not confirmed", async () => {
    const hidden = await server.db
      .selectFrom("accounts")
      .select(["slug", "claimed_at", "created_by_account_id"])
      .where("published_at", "is", null)
      .execute();
    expect(hidden.filter(({ claimed_at }) => claimed_at === null)).toHaveLength(6);
    for (const { slug } of hidden)
      expect((await server.get(`/accounts/profile_by_slug/?slug=${slug}`)).status).toBe(404);
  });

  it("refuses to fill a second time", async () => {
    const again = fillDemo(server.services, { profiles: PROFILES });
    await expect(again).rejects.toThrow(SetupError);
    await expect(again).rejects.toThrow("holds accounts already");
    expect(await count(server, "accounts")).toBe(PROFILES);
  });

  it("says that it is a demo", async () => {
    expect((await server.get("/network/")).body).toMatchObject({ demo: true });
  });
});
