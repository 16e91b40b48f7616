import { ontarioDay } from "@foodshed/sdk/vocabulary";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { days, fromNow, hours, minutes } from "../../core/clock.ts";
import { inBothLanguages, tokenIn } from "../../testing/mails.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { confirmEnquiryMail, visitorAnswerMail } from "./visitor-enquiries.mails.ts";
import { deleteOldVisitorEnquiries } from "./visitor-enquiries.service.ts";
import { answersToken, answerToken } from "./visitor-enquiries.tokens.ts";

let server: TestServer;
let farm: Person;
let dairy: Person;
let quiet: Person;
beforeAll(async () => {
  server = await buildTestServer();
  farm = await server.member({ business_name: "Fern <Hollow>" });
  dairy = await server.member({ business_name: "Old Stone Goats" });
  quiet = await server.member({ business_name: "Quiet Barn" });
  await prefer(quiet, false);
});
afterAll(() => server.close());
// The limits of one test do not reach into the next.
beforeEach(() => server.clock.advance(days(15)));

const prefer = async (person: Person, enable: boolean) =>
  server.request("PUT", "/notifications/preference/4", {
    token: await server.login(person.email, person.password),
    body: { enable },
  });
const asked = {
  name: "Anna Ritter",
  product: "Goat <cheese>",
  quantity: 12,
  unit: "kg",
  content: "For the fair.",
};
const ask = (email: string, more: object = {}) =>
  server.post("/visitor_enquiries/", {
    recipients: [farm.accountId, dairy.accountId],
    email,
    ...asked,
    ...more,
  });
const open = (url: string, method: "GET" | "POST" = "GET") => server.app.inject({ method, url });
const send = (url: string, form: Record<string, string>) =>
  server.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(form).toString(),
  });
const lastText = async (email: string) => (await server.mails(email)).at(-1)?.text ?? "";
const confirmLink = async (email: string) => tokenIn(await lastText(email), /(\/enquiry\/confirm\?\S+)/);
const mailsAbout = async (subject: RegExp, to: string) =>
  (await server.mails(to)).filter((mail) => subject.test(mail.subject));
const kept = (email: string) =>
  server.db.selectFrom("visitor_enquiries").selectAll().where("email", "=", email).execute();

/** Asks and confirms. @returns the enquiry, the links of the answers and of one business's form */
async function enquire(email: string, more: object = {}) {
  expect(await ask(email, more)).toMatchObject({ status: 200 });
  expect((await open(await confirmLink(email), "POST")).statusCode).toBe(200);
  const id = (await kept(email)).at(-1)?.id ?? 0;
  const { secret } = server.services;
  return {
    id,
    answers: `/enquiry/answers?token=${answersToken(secret, id)}`,
    stop: `/enquiry/stop?token=${answersToken(secret, id)}`,
    formOf: ({ accountId }: Person) => `/enquiry/answer?token=${answerToken(secret, id, accountId)}`,
  };
}

describe("an enquiry of a visitor", () => {
  it("reaches nobody before its address is confirmed, and the first mail holds nothing of it", async () => {
    const email = "anna@ritter.example";
    expect(await ask(email)).toMatchObject({ status: 200, body: { msg: "success" } });
    const [first] = await server.mails(email);
    expect(`${first?.subject} ${first?.text} ${first?.html}`).not.toMatch(/Anna|cheese|fair|Fern/);
    const link = await confirmLink(email);
    const page = await open(link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Goat &#60;cheese&#62;, 12 kg");
    expect(page.headers["x-robots-tag"]).toBe("noindex");
    // A mail scanner opens every link.
    for (const { email: to } of [farm, dairy]) expect(await mailsAbout(/^Enquiry from Anna/, to)).toEqual([]);
    const pressed = await Promise.all([open(link, "POST"), open(link, "POST")]);
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const { email: to } of [farm, dairy]) {
      const [mail, ...more] = await mailsAbout(/^Enquiry from Anna/, to);
      expect(more).toEqual([]);
      expect(mail?.text).toContain("Goat <cheese>, 12 kg");
      expect(mail?.text).toContain("reply goes to anna@ritter.example");
      expect(mail?.html).not.toContain("<cheese>");
      expect(mail?.text).not.toContain("Old Stone");
    }
  });

  it("is answered by a form, by mail and side by side, the cheapest first", async () => {
    const email = "compare@ritter.example";
    const { answers, formOf } = await enquire(email);
    expect((await open(formOf(farm))).body).toContain("Answer the enquiry of Anna Ritter");
    const answered = await send(formOf(farm), {
      available: "yes",
      quantity: "10,5",
      unit: "kg",
      price: "24.50",
      price_unit: "kg",
      date: ontarioDay(fromNow(server.clock, days(3))),
      delivers: "yes",
      content: "Fresh <b>tomorrow</b>.",
    });
    expect(answered.statusCode).toBe(200);
    await send(formOf(dairy), { available: "yes", price: "19", price_unit: "kg" });
    const [mail] = await mailsAbout(/^Fern <Hollow> has answered/, email);
    expect(mail?.text).toContain("Price: $24.50 / kg");
    expect(mail?.text).toContain("Quantity: 10.5 kg");
    const page = await open(answers);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("Fresh &#60;b&#62;tomorrow&#60;/b&#62;.");
    expect(page.body.indexOf("Old Stone Goats")).toBeLessThan(page.body.indexOf("Fern &#60;Hollow&#62;"));
    expect(page.headers["cache-control"]).toBe("no-store");
  });

  it("loses nothing of an answer that is wrong, and says what to do", async () => {
    const { answers, formOf } = await enquire("wrong@ritter.example");
    for (const [form, says] of [
      [{ content: "Soon" }, "Please say whether you have it."],
      [{ available: "yes", price: "cheap", content: "Soon" }, "Please give the price as a number"],
      [{ available: "yes", quantity: "0", content: "Soon" }, "Please give the quantity as a number"],
      [{ available: "yes", date: "2020-01-01", content: "Soon" }, "Please choose today or a later day."],
    ] as [Record<string, string>, string][]) {
      const page = await send(formOf(farm), form);
      expect(page.statusCode).toBe(400);
      expect(page.body).toContain(says);
      expect(page.body).toContain(">Soon</textarea>");
    }
    expect((await open(answers)).body).not.toContain("Soon");
  });

  it("shows a later answer in place of the earlier, five of one business at most", async () => {
    const email = "often@ritter.example";
    const { answers, formOf } = await enquire(email);
    const statuses = [];
    for (const price of ["9", "8", "7", "6", "5", "4"])
      statuses.push((await send(formOf(farm), { available: "yes", price })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const { body } = await open(answers);
    expect(body).toContain("$5.00");
    expect(body).not.toContain("$9.00");
    expect(await mailsAbout(/has answered/, email)).toHaveLength(5);
  });

  it("ends with one press or one click of the mail program: nobody can answer any more", async () => {
    const email = "stop@ritter.example";
    const { answers, stop, formOf } = await enquire(email);
    await send(formOf(farm), { available: "no" });
    const { headers } = await server.db
      .selectFrom("mail_outbox")
      .select("headers")
      .where("subject", "like", "%has answered%")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(headers["List-Unsubscribe"]).toContain("/enquiry/stop?token=");
    expect((await open(stop)).body).toContain("End this enquiry?");
    expect((await send(formOf(farm), { available: "no" })).statusCode).toBe(200);
    expect((await send(stop, { "List-Unsubscribe": "One-Click" })).statusCode).toBe(200);
    expect((await send(formOf(dairy), { available: "yes" })).statusCode).toBe(409);
    expect((await open(formOf(dairy))).body).toContain("This enquiry is closed.");
    expect((await open(answers)).statusCode).toBe(200);
  });

  it("is erased by one press, 30 days after it was sent, and a day after it was not confirmed", async () => {
    const { answers } = await enquire("erase@ritter.example");
    expect((await open(answers, "POST")).body).toContain("are erased");
    expect((await open(answers)).statusCode).toBe(400);

    const month = await enquire("month@ritter.example");
    await ask("never@ritter.example");
    server.clock.advance(hours(25));
    await deleteOldVisitorEnquiries(server.services);
    expect(await kept("never@ritter.example")).toEqual([]);
    expect((await open(month.answers)).statusCode).toBe(200);
    server.clock.advance(days(30));
    await deleteOldVisitorEnquiries(server.services);
    expect((await open(month.answers)).statusCode).toBe(400);
    expect((await open(month.formOf(farm))).statusCode).toBe(400);
  });
});

describe("the links of a visitor's enquiry", () => {
  it("open nothing for who makes them up, or has another one", async () => {
    const one = await enquire("one@ritter.example");
    const two = await enquire("two@ritter.example", { product: "Eggs" });
    const signature = one.answers.split(".").at(-1);
    const refused = [
      `/enquiry/answers?token=v1.${two.id}.${signature}`,
      "/enquiry/answers?token=v1.1.x",
      "/enquiry/answers",
      `/enquiry/answer?token=v1.${two.id}.${farm.accountId}.${signature}`,
      one.formOf(quiet),
      one.answers.replace("answers", "answer"),
      one.formOf(farm).replace("answer", "answers"),
    ];
    for (const url of refused)
      for (const method of ["GET", "POST"] as const)
        expect([url, (await open(url, method)).statusCode]).toEqual([url, 400]);
    expect((await open(one.answers)).statusCode).toBe(200);
  });
});

describe("the limits of visitors' enquiries", () => {
  it("leave out who takes no mails of messages, and refuse when nobody does", async () => {
    const everybody = [farm.accountId, quiet.accountId];
    const { answers, formOf } = await enquire("some@ritter.example", { recipients: everybody });
    expect((await open(answers)).body).toContain("Not asked: takes enquiries of members only");
    expect((await open(formOf(quiet))).statusCode).toBe(400);
    expect(await ask("none@ritter.example", { recipients: [quiet.accountId] })).toMatchObject({
      status: 403,
    });
    expect(await server.mails("none@ritter.example")).toEqual([]);
  });

  it("make one mail of the same enquiry within ten minutes", async () => {
    const email = "again@ritter.example";
    await Promise.all([ask(email), ask(email)]);
    expect(await server.mails(email)).toHaveLength(1);
    server.clock.advance(minutes(11));
    await ask(email);
    expect(await server.mails(email)).toHaveLength(2);
    expect(await kept(email)).toHaveLength(1);
  });

  it("let an address ask one business twice without an answer in 14 days", async () => {
    const email = "waits@ritter.example";
    const others = { recipients: [farm.accountId] };
    await enquire(email, { ...others, product: "Milk" });
    const { formOf } = await enquire(email, { ...others, product: "Cream" });
    await ask(email, { ...others, product: "Butter" });
    const link = await confirmLink(email);
    expect((await open(link, "POST")).statusCode).toBe(409);
    await send(formOf(farm), { available: "no" });
    expect((await open(link, "POST")).statusCode).toBe(200);
  });

  it("let an address send five in a day", async () => {
    const email = "many@ritter.example";
    for (const product of ["A", "B", "C", "D", "E"]) {
      const { formOf } = await enquire(email, { product });
      for (const person of [farm, dairy]) await send(formOf(person), { available: "no" });
    }
    await ask(email, { product: "F" });
    const link = await confirmLink(email);
    expect((await open(link, "POST")).statusCode).toBe(429);
    server.clock.advance(hours(23));
    expect((await open(link, "POST")).statusCode).toBe(429);
  });

  it("refuse what the contract does not allow, and businesses that visitors do not see", async () => {
    const eleven = Array.from({ length: 11 }, (_, n) => n + 1);
    for (const more of [
      { recipients: [] },
      { recipients: eleven },
      { product: " " },
      { email: "nobody" },
      { wanted_by: "2020-01-01" },
    ])
      expect((await ask("bad@ritter.example", more)).status).toBe(400);
    expect((await ask("bad@ritter.example", { recipients: [farm.accountId, 99_999] })).status).toBe(404);
    expect(await kept("bad@ritter.example")).toEqual([]);
  });
});

describe("the mails of visitors' enquiries", () => {
  it("speak the visitor's language", () => {
    const { config } = server.services;
    inBothLanguages((language) =>
      confirmEnquiryMail(config, { email: "a@b.example", count: 3, token: "x", language }),
    );
    const { french } = inBothLanguages((language) =>
      visitorAnswerMail(
        server.services,
        {
          ...{
            id: 1,
            name: "Anna",
            email: "a@b.example",
            language,
            product: "Brebis",
            quantity: null,
            unit: null,
          },
          ...{ wanted_by: null, delivery: "either", content: "", sent_at: null, closed_at: null },
        },
        { business_name: "Nord", slug: "nord" },
        {
          ...{
            available: true,
            quantity: null,
            unit: null,
            price: 4,
            price_unit: null,
            date: null,
            delivers: null,
          },
          content: "",
        },
      ),
    );
    expect(french.subject).toBe("Nord a répondu à votre demande de prix");
  });
});
