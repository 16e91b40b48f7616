import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days, fromNow, hours, minutes } from "../../core/clock.ts";
import { englishIn } from "../../testing/english.ts";
import { inBothLanguages, tokenIn } from "../../testing/mails.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { confirmMessageMail } from "./visitor-messages.mails.ts";
import { deleteOldVisitorMessages } from "./visitor-messages.service.ts";

let server: TestServer;
let farm: Person;
beforeAll(async () => {
  server = await buildTestServer();
  farm = await server.member({ business_name: "Fern <Hollow>" });
});
afterAll(() => server.close());

const written = { name: "Anna Ritter", content: "Do you have <b>cider</b>?\nFor the fair." };
const write = (email: string, more: object = {}, headers = {}) =>
  server.post("/conversations/visitor_messages/", { to: farm.slug, email, ...written, ...more }, { headers });
const linkOf = async (email: string) => {
  const text = (await server.mails(email)).at(-1)?.text ?? "";
  return tokenIn(text, /(\/confirm-message\?\S+)/);
};
const open = (url: string, method: "GET" | "POST" = "GET") => server.app.inject({ method, url });
const kept = (email: string) =>
  server.db.selectFrom("visitor_messages").selectAll().where("email", "=", email).execute();
const mailsFrom = async (subject: string, to = farm.email) =>
  (await server.mails(to)).filter((mail) => mail.subject === subject);
const prefer = (person: Person, enable: boolean) =>
  server.request("PUT", "/notifications/preference/4", { token: person.token, body: { enable } });

describe("a visitor's message to a business", () => {
  it("is mailed once the visitor confirmed the address, with the visitor's address for the reply", async () => {
    const email = "anna@ritter.example";
    expect(await write(email)).toMatchObject({ status: 200, body: { msg: "success" } });
    expect(await mailsFrom("Message from Anna Ritter")).toEqual([]);
    const link = await linkOf(email);
    const page = await open(link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Do you have &#60;b&#62;cider&#60;/b&#62;?");
    expect(page.body).toContain("Send this message to Fern &#60;Hollow&#62;?");
    // A mail scanner opens every link.
    expect(await mailsFrom("Message from Anna Ritter")).toEqual([]);
    expect((await open(link, "POST")).body).toContain("Your message is on its way.");
    const [mail] = await mailsFrom("Message from Anna Ritter");
    expect(mail?.text).toContain("> Do you have <b>cider</b>?\n> For the fair.");
    expect(mail?.text).toContain("your reply goes to anna@ritter.example");
    expect(mail?.text).toContain("Unsubscribe:");
    expect(mail?.html).not.toContain("<b>");
    const { headers } = await server.db
      .selectFrom("mail_outbox")
      .select("headers")
      .where("subject", "=", "Message from Anna Ritter")
      .executeTakeFirstOrThrow();
    expect(headers).toMatchObject({ "Reply-To": email });
  });

  it("sends nothing of what was written, and nothing of the business's, to an address that nobody confirmed", async () => {
    const email = "victim@elsewhere.example";
    await write(email, { name: "Buy cheap pills", content: "https://spam.example" });
    const [mail] = await server.mails(email);
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/pills|spam\.example/);
    expect(JSON.stringify(mail)).not.toContain(farm.email);
    expect((await open(await linkOf(email))).body).not.toContain(farm.email);
  });

  it("is sent once by a double press, and leaves a record", async () => {
    const email = "twice@ritter.example";
    await write(email, { name: "Twice" });
    const link = await linkOf(email);
    const pressed = await Promise.all([open(link, "POST"), open(link, "POST"), open(link, "POST")]);
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await open(link)).body).toContain("Your message is on its way.");
    expect(await mailsFrom("Message from Twice")).toHaveLength(1);
    const [message] = await kept(email);
    const entries = await server.db
      .selectFrom("audit_entries")
      .select(["account_id", "details"])
      .where("operation", "=", "requestVisitorMessage")
      .execute();
    const own = entries.filter(({ details }) => details.visitor_message === message?.id);
    expect(own).toEqual([{ account_id: farm.accountId, details: { visitor_message: message?.id } }]);
  });

  it("asked for twice at once makes one mail, and a new link when it is asked for later", async () => {
    const email = "impatient@ritter.example";
    const asked = await Promise.all([write(email), write(email), write(email)]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await server.mails(email)).toHaveLength(1);
    const first = await linkOf(email);
    server.clock.advance(minutes(11));
    await write(email);
    expect(await server.mails(email)).toHaveLength(2);
    expect(await kept(email)).toHaveLength(1);
    expect((await open(first)).statusCode).toBe(400);
    expect((await open(await linkOf(email))).statusCode).toBe(200);
  });

  it("is over after a day and erased, and a month after it was sent", async () => {
    await write("late@ritter.example");
    await write("sent@ritter.example");
    const late = await linkOf("late@ritter.example");
    await open(await linkOf("sent@ritter.example"), "POST");
    server.clock.advance(hours(24) + 1);
    expect((await open(late, "POST")).statusCode).toBe(400);
    await deleteOldVisitorMessages(server.services);
    expect(await kept("late@ritter.example")).toEqual([]);
    expect(await kept("sent@ritter.example")).toHaveLength(1);
    server.clock.advance(days(30));
    await deleteOldVisitorMessages(server.services);
    expect(await kept("sent@ritter.example")).toEqual([]);
    farm.token = await server.login(farm.email);
  });

  it("goes to no business that wants no such mails, also when it decides so before the confirmation", async () => {
    const shy = await server.member({ email_consent: false });
    const to = { to: shy.slug };
    const refused = await write("anna@shy.example", to);
    expect(refused).toMatchObject({
      status: 403,
      body: { message: "This business takes messages from members only." },
    });
    await prefer(shy, true);
    expect((await write("anna@shy.example", to)).status).toBe(200);
    const link = await linkOf("anna@shy.example");
    await prefer(shy, false);
    const page = await open(link, "POST");
    expect(page.statusCode).toBe(403);
    expect(page.body).toContain("This business takes messages from members only.");
    expect(await mailsFrom("Message from Anna Ritter", shy.email)).toEqual([]);
    await prefer(shy, true);
    expect((await open(link, "POST")).statusCode).toBe(200);
  });

  it("finds no business that is not public", async () => {
    const hidden = await server.member();
    await server.db
      .updateTable("accounts")
      .set({ published_at: null })
      .where("id", "=", hidden.accountId)
      .execute();
    for (const to of [hidden.slug, "nobody-at-all", "../fern"])
      expect([to, (await write("anna@nobody.example", { to })).status]).toEqual([to, 404]);
    expect(await server.mails("anna@nobody.example")).toEqual([]);
  });

  it("is confirmed by its own link only", async () => {
    for (const token of ["", "x", "a".repeat(32), farm.token.slice(0, 200)]) {
      const url = `/confirm-message?token=${encodeURIComponent(token)}`;
      expect((await open(url, "POST")).statusCode).toBe(400);
    }
    await server.post("/mailing_list/request/", { email: "list@ritter.example" });
    const text = (await server.mails("list@ritter.example")).at(-1)?.text ?? "";
    const other = tokenIn(text, /token=([\w-]+)/);
    expect((await open(`/confirm-message?token=${other}`, "POST")).statusCode).toBe(400);
  });

  it("refuses what cannot be sent", async () => {
    const bad = [
      { email: "nobody" },
      { email: "a@b.example, c@d.example" },
      { name: " " },
      { name: "Anna\nBcc: all@d.example" },
      { name: "x".repeat(101) },
      { content: " \n " },
      { content: "x".repeat(1001) },
      { files: [1] },
    ];
    for (const more of bad) {
      const { status } = await write("anna@bad.example", more);
      expect([more, status]).toEqual([more, 400]);
    }
    expect(await server.mails("anna@bad.example")).toEqual([]);
  });

  it("may be written on any page, without credentials or cookies", async () => {
    const { headers } = await write("cors@ritter.example", {}, { origin: "https://partner.example" });
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-allow-credentials"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it("is confirmed in French where the page was, and reaches the business in its own language", async () => {
    const ferme = await server.member({ language: "fr-CA", business_name: "La Ferme" });
    const french = { "accept-language": "fr" };
    await write("zoe@ferme.example", { to: ferme.slug, name: "Zoé" }, french);
    const link = await linkOf("zoe@ferme.example");
    const page = await open(link);
    expect(page.body).toContain('<html lang="fr">');
    const sent = await open(link, "POST");
    const again = await open(link, "POST");
    expect([page, sent, again].flatMap(({ body }) => englishIn(body))).toEqual([]);
    expect(await mailsFrom("Message de Zoé", ferme.email)).toHaveLength(1);
    inBothLanguages((language) =>
      confirmMessageMail(
        { publicUrl: "https://foodshed.example" },
        { email: "a@b.example", business: "La Ferme", token: "token", language },
      ),
    );
  });

  it("comes to a business whose mails are French without an English sentence of ours", async () => {
    const ferme = await server.member({ language: "fr-CA", business_name: "La Bergerie" });
    await write("leon@ferme.example", { to: ferme.slug, name: "Léon" });
    await open(await linkOf("leon@ferme.example"), "POST");
    const [mail] = await mailsFrom("Message de Léon", ferme.email);
    expect(mail?.text).toContain("leon@ferme.example");
    expect(englishIn(`${mail?.subject}\n${mail?.text}\n${mail?.html}`)).toEqual([]);
  });

  it("is one of fifty a day at most, and the rest can be sent tomorrow", async () => {
    const busy = await server.member();
    await server.db
      .insertInto("visitor_messages")
      .values(
        Array.from({ length: 50 }, (_, index) => ({
          token_hash: `sent-${index}`,
          account_id: busy.accountId,
          name: "Anna",
          email: `a${index}@b.example`,
          content: "Hello",
          language: "en-CA" as const,
          created_at: server.clock.now(),
          expires_at: server.clock.now(),
          sent_at: fromNow(server.clock, -hours(12)),
        })),
      )
      .execute();
    await write("late@busy.example", { to: busy.slug });
    const link = await linkOf("late@busy.example");
    expect((await open(link, "POST")).statusCode).toBe(429);
    server.clock.advance(hours(13));
    expect((await open(link, "POST")).statusCode).toBe(200);
  });
});
