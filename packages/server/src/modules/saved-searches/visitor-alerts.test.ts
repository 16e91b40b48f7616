import { VISITOR_ALERTS_MAX } from "@foodshed/sdk/vocabulary";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hours } from "../../core/clock.ts";
import { englishIn } from "../../testing/english.ts";
import { inBothLanguages, tokenIn } from "../../testing/mails.ts";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { alertsJob } from "./alerts.job.ts";
import { confirmAlertMail } from "./visitor-alerts.mails.ts";
import { deleteExpiredAlertRequests } from "./visitor-alerts.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer({ config: { postalAddress: "12 Main Street, Elora, Ontario N0B 1S0" } });
});
afterAll(() => server.close());

const ask = (email: unknown, keywords: string, more: object = {}, headers = {}) =>
  server.post(
    "/alerts/request/",
    { email, kind: "profiles", name: keywords, frequency: "at_once", search: { keywords }, ...more },
    { headers },
  );
const lastMail = async (email: string) => (await server.mails(email)).at(-1);
const linkOf = async (email: string, path: string) =>
  tokenIn((await lastMail(email))?.text ?? "", new RegExp(`(${path}\\?\\S+)`));
const open = (url: string, method: "GET" | "POST" = "GET", form?: Record<string, string>) =>
  server.app.inject({
    method,
    url,
    ...(form && {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(form).toString(),
    }),
  });
const searchesOf = (email: string) =>
  server.db
    .selectFrom("saved_searches as s")
    .innerJoin("alert_subscribers as a", "a.id", "s.subscriber_id")
    .selectAll("s")
    .select(["a.consent_wording", "a.confirmed_at"])
    .where("a.email", "=", email)
    .orderBy("s.id")
    .execute();
const run = () => alertsJob.run(server.services);
const sells = (name: string, product: string) =>
  writeProfile(server.db, {
    name,
    city: "Elora",
    roles: { seller: { products: [[product, 2]] } },
    publishedAt: server.clock.now(),
  });

/** Asks and confirms. */
async function begin(email: string, keywords: string, more: object = {}) {
  expect((await ask(email, keywords, more)).status).toBe(200);
  const pressed = await open(await linkOf(email, "/alerts/confirm"), "POST");
  await run();
  return pressed;
}

describe("an alert without an account", () => {
  it("begins once the link of its mail was opened and its button pressed, with the consent and its time", async () => {
    const email = "chef@bistro.example";
    expect(await ask(email, "quince")).toMatchObject({ status: 200, body: { msg: "success" } });
    const link = await linkOf(email, "/alerts/confirm");
    const shown = await open(link);
    expect(shown.body).toContain("<h1>Get alerts of this search?</h1>");
    expect(shown.body).toContain("What “quince” newly finds goes to chef@bistro.example.");
    expect(shown.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    // A mail scanner opens every link.
    expect(await searchesOf(email)).toEqual([]);
    expect((await open(link, "POST")).body).toContain("<h1>You will be told.</h1>");
    expect(await searchesOf(email)).toMatchObject([
      {
        account_id: null,
        user_id: null,
        frequency: "at_once",
        frequency_chosen_at: expect.any(Date),
        consent_wording: expect.stringMatching(/^By confirming you agree/),
        confirmed_at: expect.any(Date),
      },
    ]);
  });

  it("tells of what is new with its town and reason, of nothing twice, and of nothing when there is nothing", async () => {
    const email = "told@bistro.example";
    await sells("Old Medlars", "Medlar");
    await begin(email, "medlar");
    const before = (await server.mails(email)).length;
    await run();
    expect(await server.mails(email)).toHaveLength(before);
    const { slug } = await sells("New Medlars", "Medlar");
    await run();
    const mail = await lastMail(email);
    expect(mail?.subject).toBe("1 new result for “medlar”");
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain(`/profiles/${slug}`);
      expect(form).toContain("12 Main Street, Elora, Ontario N0B 1S0");
      expect(form).not.toContain("Old Medlars");
    }
    await run();
    expect(await server.mails(email)).toHaveLength(before + 1);
  });

  it("comes in one mail for all searches, and not before its day", async () => {
    const email = "daily@bistro.example";
    await begin(email, "sorrel", { frequency: "daily" });
    await begin(email, "lovage", { frequency: "daily" });
    const before = (await server.mails(email)).length;
    await sells("Sorrel Farm", "Sorrel");
    await sells("Lovage Farm", "Lovage");
    await run();
    expect(await server.mails(email)).toHaveLength(before);
    server.clock.advance(hours(24));
    await run();
    expect((await lastMail(email))?.subject).toBe("2 new results for 2 saved searches");
    expect(await server.mails(email)).toHaveLength(before + 1);
  });

  it("tells nobody whether an address is known: response and mail are the same", async () => {
    const member = await server.member();
    await begin("known@bistro.example", "dill");
    const answers = [];
    for (const email of ["known@bistro.example", "unknown@bistro.example", member.email]) {
      const { status, body } = await ask(email, "dill");
      const { subject, text = "" } = (await lastMail(email)) ?? {};
      answers.push({ status, body, subject, text: text.replaceAll(/token=\S+/g, "") });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it("puts nothing into the first mail that a stranger has written", async () => {
    await ask("spam@bistro.example", "buy this", { name: "Cheap pills at pills.example" });
    expect(JSON.stringify(await lastMail("spam@bistro.example"))).not.toMatch(/pills|buy this/);
  });

  it("is confirmed once by a double press, and its link takes back nobody who has left", async () => {
    const email = "twice@bistro.example";
    await ask(email, "fennel");
    const link = await linkOf(email, "/alerts/confirm");
    const pressed = await Promise.all([open(link, "POST"), open(link, "POST")]);
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await searchesOf(email)).toHaveLength(1);
    await server.db.deleteFrom("alert_subscribers").where("email", "=", email).execute();
    expect((await open(link, "POST")).statusCode).toBe(200);
    expect(await searchesOf(email)).toEqual([]);
  });

  it("of the same search is one alert, as often as was asked last", async () => {
    const email = "again@bistro.example";
    await begin(email, "chervil", { frequency: "weekly" });
    await begin("AGAIN@bistro.example", " chervil ");
    const searches = await server.db
      .selectFrom("saved_searches")
      .select("frequency")
      .where("name", "=", "chervil")
      .execute();
    expect(searches).toEqual([{ frequency: "at_once" }]);
  });

  it("is one of ten at most, which the page of the link says", async () => {
    const email = "many@bistro.example";
    for (let n = 0; n < VISITOR_ALERTS_MAX; n++) await begin(email, `herb ${n}`);
    const refused = await begin(email, "one more");
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain("You get alerts of 10 searches");
    expect(await searchesOf(email)).toHaveLength(VISITOR_ALERTS_MAX);
  });

  it("is over after a day, and its address is forgotten", async () => {
    const email = "late@bistro.example";
    await ask(email, "parsley");
    const link = await linkOf(email, "/alerts/confirm");
    server.clock.advance(hours(24) + 1);
    for (const method of ["GET", "POST"] as const) {
      const { statusCode, body } = await open(link, method);
      expect([statusCode, body.includes("more than a day old")]).toEqual([400, true]);
    }
    await deleteExpiredAlertRequests(server.services);
    const kept = server.db.selectFrom("alert_requests").select("email").where("email", "=", email).execute();
    expect(await kept).toEqual([]);
  });

  it("is refused where the search would be, and for what is no address", async () => {
    for (const email of ["", "nobody", undefined, 7, "a@b.example\nBcc: c@d.example"])
      expect([email, (await ask(email, "x")).status]).toEqual([email, 400]);
    for (const more of [
      { search: { near: "Atlantis" } },
      { search: { size: 24 } },
      { frequency: "never" },
      { kind: "classifieds", search: { profiletype_filters: "SELLS" } },
      { name: " " },
    ])
      expect([more, (await ask("a@b.example", "x", more)).status]).toEqual([more, 400]);
  });

  it("stores only a hash of the link", async () => {
    await ask("hash@bistro.example", "chives");
    const token = tokenIn(await linkOf("hash@bistro.example", "/alerts/confirm"), /token=([\w-]+)/);
    expect(JSON.stringify(await server.db.selectFrom("alert_requests").selectAll().execute())).not.toContain(
      token,
    );
  });

  it("is French where the page was, to its end", async () => {
    const email = "zoe@ferme.example";
    await ask(email, "cresson", {}, { "accept-language": "fr-CA" });
    const confirm = await linkOf(email, "/alerts/confirm");
    const pages = [await open(confirm), await open(confirm, "POST")];
    await run();
    await sells("Ferme du cresson", "Cresson");
    await run();
    expect((await lastMail(email))?.subject).toContain("1 nouveau résultat");
    pages.push(await open(await linkOf(email, "/alerts")), await open(await linkOf(email, "/alerts/stop")));
    pages.push(await open(confirm.replace(/token=[\w-]+/, "token=x"), "POST"));
    expect(pages.flatMap(({ body }) => englishIn(body))).toEqual([]);
  });
});

describe("the page of a mail's link", () => {
  async function told(email: string, keywords: string) {
    await begin(email, keywords);
    await sells(`${keywords} farm`, keywords);
    await run();
  }

  it("shows the alerts, changes how often one comes, and ends one", async () => {
    const email = "page@bistro.example";
    await told(email, "tarragon");
    await begin(email, "hyssop");
    await told(email, "marjoram");
    const link = await linkOf(email, "/alerts");
    const [first, second] = await searchesOf(email);
    expect((await open(link)).body).toContain(">tarragon</a>");
    const changed = await open(link, "POST", { search: String(first?.id), frequency: "weekly" });
    expect(changed.body).toContain('<option value="weekly" selected>');
    await open(link, "POST", { search: String(second?.id), frequency: "never" });
    expect((await searchesOf(email)).map(({ name, frequency }) => [name, frequency])).toEqual([
      ["tarragon", "weekly"],
      ["marjoram", "at_once"],
    ]);
    for (const form of [{}, { search: "x", frequency: "weekly" }] as Record<string, string>[])
      expect((await open(link, "POST", form)).statusCode).toBe(400);
    await open(link, "POST", { search: String(first?.id), frequency: "hourly" });
    expect((await searchesOf(email))[0]?.frequency).toBe("weekly");
  });

  it("changes nothing of another address or account", async () => {
    const member = await server.member();
    const own = { kind: "profiles", name: "basil", frequency: "daily", search: { keywords: "basil" } };
    const saved = (await server.post("/saved_searches/", own, { token: member.token })).body;
    await begin("victim@bistro.example", "basil", { frequency: "daily" });
    const [theirs] = await searchesOf("victim@bistro.example");
    await told("attacker@bistro.example", "borage");
    const link = await linkOf("attacker@bistro.example", "/alerts");
    for (const id of [saved.id, theirs?.id]) {
      for (const frequency of ["weekly", "never"])
        await open(link, "POST", { search: String(id), frequency });
    }
    expect((await searchesOf("victim@bistro.example"))[0]?.frequency).toBe("daily");
    const listed = (await server.get("/saved_searches/", { token: member.token })).body;
    expect(listed).toMatchObject([{ frequency: "daily" }]);
    for (const [method, body] of [
      ["PUT", { name: "mine" }],
      ["DELETE", undefined],
    ] as const) {
      const path = `/saved_searches/${theirs?.id}/`;
      expect((await server.request(method, path, { token: member.token, body })).status).toBe(404);
    }
  });

  it("ends all of them by one click without opening it, and forgets the address", async () => {
    const email = "leaves@bistro.example";
    await told(email, "savory");
    const stop = (await server.db
      .selectFrom("mail_outbox")
      .select("headers")
      .where("recipient", "=", email)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow()) as { headers: Record<string, string> };
    const [, url = ""] = /<https?:\/\/[^/]+([^>]+)>/.exec(stop.headers["List-Unsubscribe"] ?? "") ?? [];
    expect(stop.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect((await open(url)).body).toContain("<h1>End all alerts?</h1>");
    expect(await searchesOf(email)).toHaveLength(1);
    expect((await open(url, "POST", { "List-Unsubscribe": "One-Click" })).statusCode).toBe(200);
    expect(await searchesOf(email)).toEqual([]);
    const left = server.db.selectFrom("alert_subscribers").select("id").where("email", "=", email).execute();
    expect(await left).toEqual([]);
    expect((await open(url, "POST")).statusCode).toBe(200);
    const before = (await server.mails(email)).length;
    await sells("More Savory", "savory");
    await run();
    expect(await server.mails(email)).toHaveLength(before);
  });

  it("is not opened by a link that was made up", async () => {
    for (const path of ["/alerts", "/alerts/stop"])
      for (const token of ["", "x", `v1.1.${"a".repeat(43)}`, "%00", "<b>"])
        for (const method of ["GET", "POST"] as const)
          expect([
            path,
            token,
            (await open(`${path}?token=${encodeURIComponent(token)}`, method)).statusCode,
          ]).toEqual([path, token, 400]);
  });
});

describe("asking again and again", () => {
  it("stops at ten mails a day to one address, wherever it is asked from", async () => {
    const limited = await buildTestServer({ config: { rateLimits: true } });
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const body = { email: "a@b.example", kind: "profiles", name: "x", frequency: "daily", search: {} };
      const { status } = await limited.post("/alerts/request/", body, { address: `203.0.${113 + index}.7` });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
    await limited.close();
  });
});

it("The mail of the link speaks the language that was asked for", () => {
  const config = { publicUrl: "https://foodshed.example" };
  inBothLanguages((language) => confirmAlertMail(config, "a@b.example", "token", language));
});
