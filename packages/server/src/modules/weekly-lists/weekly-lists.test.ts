import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days, hours } from "../../core/clock.ts";
import { englishIn } from "../../testing/english.ts";
import { tokenIn } from "../../testing/mails.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { sendWeeklyLists, weeklyListsJob } from "./weekly-lists.job.ts";

let server: TestServer;
let network: { id: number; slug: string };
let other: { id: number; slug: string };
let farm: { id: number; slug: string };
let stranger: Person;

beforeAll(async () => {
  server = await buildTestServer();
  // Wednesday noon in Ontario.
  server.clock.advance(Date.parse("2027-06-16T16:00:00Z") - server.clock.now().getTime());
  network = await writeProfile(server.db, { name: "Grand River Food Link", roles: { organization: {} } });
  other = await writeProfile(server.db, { name: "Other Network", roles: { organization: {} } });
  stranger = await server.manager();
  const member = (name: string, more: Partial<Parameters<typeof writeProfile>[1]> = {}) =>
    writeProfile(server.db, {
      name,
      city: "Elora",
      networks: [network.id],
      roles: { seller: { products: [["Strawberries", 4, ["06", "07"]]] } },
      ...more,
    });
  farm = await member("Berry Patch", {
    roles: {
      seller: {
        products: [
          ["Strawberries", 4, ["06", "07"]],
          ["Asparagus", 10, ["04-25", "06-20"]],
          ["Apples", 4, ["09", "04"]],
          ["__CATEGORY__", 9, ["01", "12"]],
        ],
      },
      vendor: { products: [["Strawberries", 4, ["06", "07"]]] },
    },
  });
  await member("Zed Farm", { roles: { processor: { products: [["=Jam", 9, ["01", "12"]]] } } });
  await member("Unpublished Farm", { published: false });
  await member("Hiding Farm", { hidden: true });
  await member("Buyer", { roles: { buyer: { products: [["Strawberries", 4, ["06", "07"]]] } } });
  await member("Stranger's Farm", { networks: [] });
});
afterAll(() => server.close());

const read = async (slug = network.slug, more = "") =>
  (await server.get(`/weekly_list/?network=${slug}${more}`)).body;
const listed = async (slug?: string) =>
  (await read(slug)).products.map(
    (one: { name: string; account: { business_name: string } }) =>
      `${one.name}, ${one.account.business_name}`,
  );

describe("A network's weekly list", () => {
  it("has what its published members have this week: by category, once, with where", async () => {
    expect(await listed()).toEqual(["Strawberries, Berry Patch", "Asparagus, Berry Patch", "=Jam, Zed Farm"]);
    const list = await read();
    expect(list).toMatchObject({
      network: { slug: network.slug, business_name: "Grand River Food Link" },
      days: { from: "2027-06-16", to: "2027-06-20" },
      total: 3,
    });
    expect(list.products[0]).toMatchObject({
      city: "Elora",
      category: 4,
      availability: { from: "06", to: "07" },
    });
  });

  it("comes page by page, and is empty for a network without any", async () => {
    const page = await read(network.slug, "&from=1&size=1");
    expect([page.total, page.products.length, page.products[0].name]).toEqual([3, 1, "Asparagus"]);
    expect(await read(other.slug)).toMatchObject({ total: 0, products: [] });
    expect((await server.get("/weekly_list/?network=nobody")).status).toBe(404);
    expect((await server.get(`/weekly_list/?network=${farm.slug}`)).status).toBe(404);
    expect((await server.get("/weekly_list/")).status).toBe(400);
  });

  it("cannot be changed by the manager of another network", async () => {
    const [{ id }] = (await read()).products;
    const change = { product_id: id, availability: null };
    const { status } = await server.post("/accounts/update_product/", change, { token: stranger.token });
    expect(status).toBe(403);
    expect((await read()).total).toBe(3);
  });

  it("ends and begins as the days pass, also where the response is kept", async () => {
    expect(await listed()).toContain("Asparagus, Berry Patch");
    server.clock.advance(days(5));
    expect(await listed()).not.toContain("Asparagus, Berry Patch");
    server.clock.advance(-days(5));
  });

  it("loses a member who hides, or leaves, at once", async () => {
    const set = (hide_personal_info: boolean) =>
      server.db.updateTable("accounts").set({ hide_personal_info }).where("id", "=", farm.id).execute();
    await set(true);
    expect(await listed()).toEqual(["=Jam, Zed Farm"]);
    await set(false);
    expect(await listed()).toHaveLength(3);
  });
});

describe("The list as a file", () => {
  const file = (path: string) => server.app.inject({ url: path });

  it("is a feed with one entry for the week, the same all week", async () => {
    const path = `/feeds/networks/${network.slug}/this-week.atom`;
    const feed = await file(path);
    expect(feed.headers["content-type"]).toContain("application/atom+xml");
    expect(feed.body.match(/<entry>/g)).toHaveLength(1);
    expect(feed.body).toContain("This week from members of Grand River Food Link");
    expect(feed.body).toContain(`this-week-${network.id}-2027-06-14`);
    expect(feed.body).toContain("June to July");
    // The beginning of that Monday in Ontario: nothing in a feed is still to come.
    expect(feed.body).toContain("<updated>2027-06-14T04:00:00.000Z</updated>");
    const again = await server.app.inject({
      url: path,
      headers: { "if-none-match": feed.headers.etag as string },
    });
    expect(again.statusCode).toBe(304);
    const french = await file(`/fr/feeds/networks/${network.slug}/this-week.atom`);
    expect(french.body).toMatch(/<title>Cette semaine chez les membres de [^<]+\u00a0: \d+/);
    expect(french.statusCode === 200 ? french.body : "").toContain("Cette semaine chez les membres");
    expect((await file(`/feeds/networks/${other.slug}/this-week.atom`)).body).not.toContain("<entry>");
    expect((await file("/feeds/networks/nobody/this-week.atom")).statusCode).toBe(404);
  });

  it("is a spreadsheet that runs no formulas", async () => {
    const csv = await file(`/feeds/networks/${network.slug}/this-week.csv`);
    expect(csv.headers["content-disposition"]).toContain(`${network.slug}-2027-06-16.csv`);
    const lines = csv.body.replace("\uFEFF", "").trim().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^Fruit,Strawberries,Berry Patch,Elora,June to July,,/);
    expect(lines[3]).toContain(",'=Jam,");
  });
});

describe("The list by mail", () => {
  const ask = (email: unknown, slug = network.slug, headers = {}) =>
    server.post("/weekly_list/request/", { network: slug, email }, { headers });
  const linkOf = async (email: string) =>
    tokenIn((await server.mails(email)).at(-1)?.text ?? "", /(\/weekly-list\/\w+\?\S+)/);
  const open = (url: string, method: "GET" | "POST" = "GET") => server.app.inject({ method, url });
  const rows = () => server.db.selectFrom("weekly_list_subscriptions").selectAll().orderBy("id").execute();
  const subscribe = async (email: string, headers = {}) => {
    expect((await ask(email, network.slug, headers)).status).toBe(200);
    return await open(await linkOf(email), "POST");
  };
  const run = () => sendWeeklyLists(server.services);
  const lists = async (email: string) =>
    (await server.mails(email)).filter(({ subject }) => /^(This week|Cette semaine)/.test(subject));

  it("is asked for, confirmed by the address itself, and consented to", async () => {
    const email = "chef@bistro.example";
    await ask(email);
    const link = await linkOf(email);
    expect((await open(link)).body).toContain("<h1>Get this list every week?</h1>");
    // A mail scanner opens every link.
    expect((await rows())[0]).toMatchObject({ confirmed_at: null });
    const pressed = await Promise.all([open(link, "POST"), open(link, "POST")]);
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await rows())[0]).toMatchObject({
      confirmed_at: expect.any(Date),
      consent_wording: expect.stringContaining(
        "on Mondays, the list of what members of Grand River Food Link have",
      ),
      language: "en-CA",
    });
    await ask(email);
    expect((await server.mails(email)).at(-1)?.subject).toBe(
      "You get the weekly list of Grand River Food Link",
    );
  });

  it("comes on Monday morning, once, in the reader's language", async () => {
    await subscribe("zoe@ferme.example", { "accept-language": "fr-CA" });
    await run();
    expect(await lists("chef@bistro.example")).toEqual([]);
    // Five in the morning of Monday.
    server.clock.advance(Date.parse("2027-06-21T09:00:00Z") - server.clock.now().getTime());
    await run();
    expect(await lists("chef@bistro.example")).toEqual([]);
    server.clock.advance(hours(2));
    await Promise.all([run(), run()]);
    await run();
    const [mail, ...more] = await lists("chef@bistro.example");
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Strawberries · Berry Patch");
    expect(mail?.text).toContain("June to July");
    const queued = await server.db
      .selectFrom("mail_outbox")
      .where("subject", "=", mail?.subject ?? "")
      .select("headers")
      .executeTakeFirstOrThrow();
    expect(queued.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    const [french] = await lists("zoe@ferme.example");
    expect(french?.text).toContain("juin à juillet");
    expect(englishIn(french?.html ?? "")).toEqual([]);
    server.clock.advance(days(7));
    await run();
    expect(await lists("chef@bistro.example")).toHaveLength(2);
  });

  it("ends by one press, of a mail program too, and stays ended", async () => {
    const mail = (await lists("chef@bistro.example")).at(-1);
    const link = tokenIn(mail?.text ?? "", /(\/weekly-list\/unsubscribe\?\S+)/);
    expect((await open(link)).body).toContain("Unsubscribe?");
    const before = (await rows()).length;
    expect(
      (
        await open(
          link.replace(/.$/, (end) => (end === "A" ? "B" : "A")),
          "POST",
        )
      ).statusCode,
    ).toBe(400);
    expect(await rows()).toHaveLength(before);
    expect((await open(link, "POST")).body).toContain("You are unsubscribed.");
    expect((await open(link, "POST")).statusCode).toBe(200);
    expect(await rows()).toHaveLength(before - 1);
    server.clock.advance(days(7));
    await run();
    expect(await lists("chef@bistro.example")).toHaveLength(2);
  });

  it("says nothing when there is nothing, nor for a network that is gone", async () => {
    const chef = "none@bistro.example";
    expect((await ask(chef, other.slug)).status).toBe(200);
    await open(await linkOf(chef), "POST");
    server.clock.advance(days(7));
    await run();
    expect(await lists(chef)).toEqual([]);
  });

  it("forgets who never confirmed, and refuses what is no address or no network", async () => {
    await ask("late@riser.example");
    const link = await linkOf("late@riser.example");
    server.clock.advance(hours(25));
    expect((await open(link, "POST")).statusCode).toBe(400);
    await weeklyListsJob.run(server.services, new AbortController().signal);
    expect((await rows()).map(({ email }) => email)).not.toContain("late@riser.example");
    for (const email of ["", "nobody", undefined, "a@b.example\nBcc: c@d.example"])
      expect([email, (await ask(email)).status]).toEqual([email, 400]);
    expect((await ask("a@b.example", "nobody")).status).toBe(404);
    for (const token of ["", "x", "v1.1.x"])
      expect((await open(`/weekly-list/unsubscribe?token=${token}`, "POST")).statusCode).toBe(400);
  });
});
