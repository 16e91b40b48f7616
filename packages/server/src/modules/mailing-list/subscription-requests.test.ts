import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hours } from "../../core/clock.ts";
import { englishIn } from "../../testing/english.ts";
import { inBothLanguages, tokenIn } from "../../testing/mails.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { confirmSubscriptionMail, subscribedAlreadyMail } from "./subscription-requests.mails.ts";
import { deleteExpiredRequests } from "./subscription-requests.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const ask = (email: unknown, headers = {}) => server.post("/mailing_list/request/", { email }, { headers });
const mailsTo = (email: string) => server.mails(email);
const onList = (email: string) =>
  server.db.selectFrom("mailing_list").selectAll().where("email", "=", email).executeTakeFirst();
const linkOf = async (email: string) => {
  const text = (await mailsTo(email)).at(-1)?.text ?? "";
  return tokenIn(text, /(\/mailing-list\/confirm\?\S+)/);
};
const open = (url: string, method: "GET" | "POST" = "GET") => server.app.inject({ method, url });

describe("a subscription from a partner's page", () => {
  it("is on the list once the link of its mail was opened and its button pressed", async () => {
    const email = "ada@maplehill.example";
    expect(await ask(email)).toMatchObject({ status: 200, body: { msg: "success" } });
    expect(await onList(email)).toBeUndefined();
    const link = await linkOf(email);
    const shown = await open(link);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain("<h1>Join our mailing list?</h1>");
    expect(shown.body).toContain("By subscribing you agree that Foodshed sends you news");
    expect(shown.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
    // A mail scanner opens every link.
    expect(await onList(email)).toBeUndefined();
    expect((await open(link, "POST")).body).toContain("<h1>You are on the list.</h1>");
    expect(await onList(email)).toMatchObject({
      consent_wording: expect.stringMatching(/^By subscribing you agree/),
      language: "en-CA",
      confirmed_at: expect.any(Date),
      unsubscribed_at: null,
    });
  });

  it("is confirmed once by a double press, and its link takes back nobody who has left", async () => {
    const email = "bob@bistro.example";
    await ask(email);
    const link = await linkOf(email);
    const pressed = await Promise.all([open(link, "POST"), open(link, "POST")]);
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await server.db
      .updateTable("mailing_list")
      .set({ unsubscribed_at: server.clock.now() })
      .where("email", "=", email)
      .execute();
    expect((await open(link, "POST")).statusCode).toBe(200);
    expect((await onList(email))?.unsubscribed_at).toBeInstanceOf(Date);
  });

  it("gets the same response for an address that is on the list, whom a mail tells so", async () => {
    const email = "eve@left.example";
    const first = await ask(email);
    await open(await linkOf(email), "POST");
    const again = await ask("EVE@left.example");
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const [told] = await mailsTo("EVE@left.example");
    expect(told?.subject).toBe("You are on our mailing list");
    expect(told?.text).not.toContain("/mailing-list/confirm");
  });

  it("is over after a day, and its address is forgotten", async () => {
    const email = "late@riser.example";
    await ask(email);
    const link = await linkOf(email);
    server.clock.advance(hours(24) + 1);
    for (const method of ["GET", "POST"] as const) {
      const response = await open(link, method);
      expect(response.statusCode).toBe(400);
      expect(response.body).toContain("This link is more than a day old");
    }
    expect(await onList(email)).toBeUndefined();
    await deleteExpiredRequests(server.services);
    const kept = await server.db.selectFrom("mailing_list_requests").selectAll().execute();
    expect(kept).toEqual([]);
  });

  it("is not confirmed by a link that was made up", async () => {
    for (const token of ["", "x", "a".repeat(32), "%00", "<b>"]) {
      const url = `/mailing-list/confirm?token=${encodeURIComponent(token)}`;
      expect([token, (await open(url, "POST")).statusCode]).toEqual([token, 400]);
    }
  });

  it("stores only a hash of the link", async () => {
    await ask("hash@only.example");
    const token = tokenIn(await linkOf("hash@only.example"), /token=([\w-]+)/);
    const rows = await server.db.selectFrom("mailing_list_requests").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("is French where the page was", async () => {
    await ask("zoe@ferme.example", { "accept-language": "fr-CA" });
    const link = await linkOf("zoe@ferme.example");
    const page = await open(link);
    expect(page.body).toContain('<html lang="fr">');
    expect(page.body).toMatch(/<form method="post" action="[^"]*lang=fr-CA"/);
    const done = await open(link, "POST");
    expect(done.body).toContain("Vous êtes sur la liste.");
    const refused = await open(link.replace(/token=[\w-]+/, "token=x"), "POST");
    expect([page, done, refused].flatMap(({ body }) => englishIn(body))).toEqual([]);
    expect((await onList("zoe@ferme.example"))?.language).toBe("fr-CA");
  });

  it.each([
    ["fr-CA", "en-CA,en;q=0.9", "fr"],
    ["en-CA", "fr-CA,fr;q=0.9", "en"],
  ])(
    "has a page in the mail's language, %s, in a browser that asks for %s",
    async (mail, browser, language) => {
      const email = `${language}@another-browser.example`;
      await ask(email, { "accept-language": mail });
      const headers = { "accept-language": browser };
      for (const method of ["GET", "POST"] as const) {
        const page = await server.app.inject({ method, url: await linkOf(email), headers });
        expect(page.headers["content-language"]).toBe(mail);
        expect(page.body).toContain(`<html lang="${language}">`);
      }
    },
  );

  it("may be asked for by any origin, without credentials or cookies", async () => {
    const origin = { origin: "https://partner.example" };
    const { headers } = await ask("cors@partner.example", origin);
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("refuses what is no address, and what is not asked for", async () => {
    for (const email of ["", "nobody", "a@b", undefined, 7, "a@b.example\nBcc: c@d.example"]) {
      expect([email, (await ask(email)).status]).toEqual([email, 400]);
    }
    const more = await server.post("/mailing_list/request/", { email: "a@b.example", wording: "Buy" });
    expect(more.status).toBe(400);
  });
});

describe("asking again and again", () => {
  it("stops at ten mails a day to one address, wherever it is asked from", async () => {
    const limited = await buildTestServer({ config: { rateLimits: true } });
    const from = (index: number) => ({ address: `203.0.${113 + index}.7` });
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const { status } = await limited.post(
        "/mailing_list/request/",
        { email: "many@crowd.example" },
        from(index),
      );
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect(await limited.mails("many@crowd.example")).toHaveLength(10);
    await limited.close();
  });
});

describe("its mails", () => {
  const config = { publicUrl: "https://foodshed.example" };

  it("speak the language that was asked for", () => {
    inBothLanguages((language) => confirmSubscriptionMail(config, "a@b.example", "token", language));
    inBothLanguages((language) => subscribedAlreadyMail(config, "a@b.example", language));
  });
});
