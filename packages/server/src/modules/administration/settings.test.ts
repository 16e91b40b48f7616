import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createServices } from "../../bootstrap/create-services.ts";
import { hours } from "../../core/clock.ts";
import { outboxJob } from "../../infra/mail/outbox.ts";
import { settingsJob } from "../../infra/settings/runtime-settings.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let admin: Person;
let member: Person;

beforeAll(async () => {
  server = await buildTestServer({
    config: {
      sessionSecret: "a secret that nobody is shown, ever",
      smtpUrl: "smtp://user:pear@mail.example",
    },
  });
  admin = await server.administrator();
  member = await server.member();
});
afterAll(() => server.close());

const NAMES = [
  "notice",
  "registration",
  "posting",
  "mail_sending",
  "search_log",
  "rate_limit_factor",
  "log_level",
];
const update = (body: object, by = admin) =>
  server.post("/administration/update_settings/", body, { token: by.token });
const read = async () => (await server.get("/administration/settings/", { token: admin.token })).body;
afterEach(() => update({ reset: NAMES }));

describe("settings that change while the server runs", () => {
  it("begin with what the environment says, and tell who changed what", async () => {
    const { values, defaults, changes } = await read();
    expect(values).toEqual(defaults);
    expect(changes).toEqual([]);
    const { status, body } = await update({ posting: false, rate_limit_factor: 2 });
    expect(status).toBe(200);
    expect(body.values).toMatchObject({ posting: false, rate_limit_factor: 2, mail_sending: true });
    expect(body.changes).toMatchObject([
      { name: "posting", by: admin.email },
      { name: "rate_limit_factor", by: admin.email },
    ]);
    const { results } = (
      await server.get("/administration/audit/?operation=updateSettings&size=1", { token: admin.token })
    ).body;
    expect(results[0].details).toEqual({ posting: false, rate_limit_factor: 2 });
    expect((await update({ reset: ["posting"] })).body.values.posting).toBe(true);
  });

  it("are for administrators only, also not for one who acts for a member", async () => {
    expect((await update({ posting: false }, member)).status).toBe(403);
    expect((await server.get("/administration/settings/")).status).toBe(401);
    const { body } = await server.post(
      `/accounts/hijack/${member.accountId}/`,
      { reason: "Ticket 1881" },
      { token: admin.token },
    );
    expect((await server.get("/administration/settings/", { token: body.token })).status).toBe(403);
  });

  it("are refused where they make no sense, and stay as they were", async () => {
    const notice = { en: "Soon", fr: "Bientôt", from: "2027-01-02T00:00:00Z", until: "2027-01-01T00:00:00Z" };
    expect((await update({ notice })).body.errors).toEqual({
      notice: ["The notice must end after it begins."],
    });
    expect((await update({ rate_limit_factor: 0 })).status).toBe(400);
    expect((await update({ log_level: "loud" })).status).toBe(400);
    expect((await update({ posting: false, reset: ["posting"] })).status).toBe(400);
    expect((await update({ colour: "green" })).status).toBe(400);
    expect((await read()).changes).toEqual([]);
  });

  it("keep every one of many changes at once", async () => {
    await Promise.all([
      update({ posting: false }),
      update({ mail_sending: false }),
      update({ rate_limit_factor: 3 }),
      update({ search_log: true }),
    ]);
    expect((await read()).values).toMatchObject({
      posting: false,
      mail_sending: false,
      rate_limit_factor: 3,
      search_log: true,
    });
  });

  it("hold in another process once it has looked", async () => {
    const { db, config, log, secret } = server.services;
    const other = createServices({ db, config, log, secret });
    await update({ mail_sending: false });
    expect(other.settings.current().values.mail_sending).toBe(true);
    await settingsJob.run(other);
    expect(other.settings.current().values.mail_sending).toBe(false);
  });

  it("show no secret, only that it is set", async () => {
    const report = await read();
    expect(JSON.stringify(report)).not.toMatch(/nobody is shown|pear/);
    const named = (name: string) => report.environment.find((one: { name: string }) => one.name === name);
    expect(named("SESSION_SECRET")).toEqual({ name: "SESSION_SECRET", value: null, secret: true, set: true });
    expect(named("BACKUP_KEY")).toMatchObject({ secret: true, set: false });
    expect(named("PUBLIC_URL").value).toMatch(/^http/);
  });
});

describe("what they change", () => {
  it("a notice is told to everybody from its beginning to its end", async () => {
    const at = (offset: number) => new Date(server.clock.now().getTime() + offset).toISOString();
    await update({
      notice: { en: "Closed on Monday.", fr: "Fermé lundi.", from: at(hours(1)), until: at(hours(3)) },
    });
    const told = async () => (await server.get("/network/")).body.notice;
    expect(await told()).toBeUndefined();
    server.clock.advance(hours(2));
    expect(await told()).toEqual({ en: "Closed on Monday.", fr: "Fermé lundi." });
    server.clock.advance(hours(2));
    expect(await told()).toBeUndefined();
  });

  it("closed sign-ups say why in the reader's language, and leave those on behalf alone", async () => {
    await update({ registration: { open: false, en: "We begin again in May.", fr: "Reprise en mai." } });
    const body = {
      email: "new@farm.example",
      password: "harvest#2026",
      first_name: "Lou",
      last_name: "Roy",
      title: "Owner",
      business_name: "New Farm",
      roles: [2],
      email_consent: true,
    };
    const refused = await server.post("/accounts/signup/", body);
    expect([refused.status, refused.body.message]).toEqual([403, "We begin again in May."]);
    const french = await server.post("/accounts/signup/", body, { headers: { "accept-language": "fr-CA" } });
    expect(french.body.message).toBe("Reprise en mai.");
    const { password: _, title: __, email_consent: ___, ...onBehalf } = body;
    const made = await server.post(
      "/accounts/signup/",
      { ...onBehalf, on_behalf: true },
      { token: admin.token },
    );
    expect(made.status).toBe(201);
    expect((await server.get("/network/")).body.registration_closed).toEqual({
      en: "We begin again in May.",
      fr: "Reprise en mai.",
    });
  });

  it("ads wait while posting is closed", async () => {
    await update({ posting: false });
    const form = () => {
      const data = new FormData();
      const fields = {
        profile_id: String(member.accountId),
        title: "Cider press",
        description: "Hardly used.",
        looking_for: "false",
        category: "0",
        needed_by: "2099-01-01",
      };
      for (const [name, value] of Object.entries(fields)) data.append(name, value);
      return server.post("/accounts/create_classified/", data, { token: member.token });
    };
    const refused = await form();
    expect([refused.status, refused.body.message]).toEqual([
      403,
      "Ads cannot be posted at the moment. Please come back later.",
    ]);
    await update({ posting: true });
    expect((await form()).status).not.toBe(403);
  });

  it("mails wait while sending is paused, and go out afterwards", async () => {
    await server.db.deleteFrom("mail_outbox").execute();
    await server.services.mail.queue(server.db, { to: "a@farm.example", subject: "A", text: "A", html: "A" });
    const sent: string[] = [];
    const outbox = outboxJob(async ({ to }) => void sent.push(to));
    await update({ mail_sending: false });
    await outbox.run(server.services);
    expect(sent).toEqual([]);
    await update({ mail_sending: true });
    await outbox.run(server.services);
    expect(sent).toEqual(["a@farm.example"]);
  });
});
