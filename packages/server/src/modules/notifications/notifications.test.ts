import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { days, fromNow, hours, minutes } from "../../platform/clock.ts";
import { createCarrier, outboxJob } from "../../platform/outbox.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { latestIssue } from "./classified-digest.ts";
import { jobs } from "./notifications.routes.ts";

let server: TestServer;
let network: Person;
let farm: Person;

beforeAll(async () => {
  server = await buildTestServer({ config: { postalAddress: "12 Main Street, Elora, Ontario N0B 1S0" } });
  network = await server.manager({ business_name: "Grand River Network" });
  farm = await server.member({ business_name: "Fern Hollow <Farm>" });
});
afterAll(() => server.close());
beforeEach(async () => {
  await run();
  await server.db.deleteFrom("mail_outbox").execute();
});

/** What the server does by itself, once. */
async function run() {
  for (const name of ["expired-classifieds", "classified-digest", "notifications"]) {
    await jobs.find((job) => job.name === name)?.run(server.services);
  }
}
async function mailsAfter(...deeds: (() => Promise<unknown>)[]) {
  for (const deed of deeds) await deed();
  await run();
  return notices();
}
/** The mails that one can unsubscribe from. */
async function notices() {
  return (await server.mails()).filter(({ text }) => text.includes("Unsubscribe:"));
}
const write = (from: Person, to: Person, content: string) => () =>
  server.post("/conversations/send_message/", { recipient: to.accountId, content }, { token: from.token });
const prefer = (person: Person, verb: number, enable: boolean) =>
  server.request("PUT", `/notifications/preference/${verb}`, { token: person.token, body: { enable } });
const preferences = async (person: Person) =>
  (await server.get("/notifications/preference", { token: person.token })).body;
const request = (from: Person, to: Person, manage = false) =>
  server.post("/accounts/request_connection/", { recipient: to.accountId, manage }, { token: from.token });
const answer = (person: Person, id: number, accept: boolean) =>
  server.post("/accounts/accept_connection_request/", { id, accept }, { token: person.token });
const advertise = (person: Person, title: string, ends = days(10)) => {
  const form = new FormData();
  const fields = {
    profile_id: String(person.accountId),
    title,
    description: "As described",
    needed_by: fromNow(server.clock, ends).toISOString(),
    looking_for: "false",
    category: "4",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return server.post("/accounts/create_classified/", form, { token: person.token });
};
async function renew(...people: Person[]) {
  for (const person of people) person.token = await server.login(person.email);
}

describe("preferences", () => {
  it("follow the consent at sign-up until they are set", async () => {
    const [agreed, silent] = [await server.member(), await server.member({ email_consent: false })];
    const verbs = [4, 5, 6, 7, 8, 9, 11];
    expect(await preferences(agreed)).toEqual(
      verbs.map((verb) => ({ notification_verb: verb, enable: true })),
    );
    expect(await preferences(silent)).toEqual(
      verbs.map((verb) => ({ notification_verb: verb, enable: false })),
    );
    expect(await prefer(silent, 4, true)).toMatchObject({
      status: 200,
      body: { notification_verb: 4, enable: true },
    });
    expect((await preferences(silent))[0]).toEqual({ notification_verb: 4, enable: true });
    expect((await preferences(agreed))[0].enable).toBe(true);
  });

  it("keep the time of the consent", async () => {
    const person = await server.member({ email_consent: false });
    await prefer(person, 11, true);
    const row = await server.db
      .selectFrom("notification_preferences")
      .selectAll()
      .where("account_id", "=", person.accountId)
      .executeTakeFirstOrThrow();
    expect(Math.abs(row.changed_at.getTime() - server.clock.now().getTime())).toBeLessThan(minutes(1));
  });

  it("know seven kinds of mail and are one's own", async () => {
    expect((await prefer(farm, 10, true)).status).toBe(400);
    expect((await server.get("/notifications/preference")).status).toBe(401);
    expect(
      (await server.request("PUT", "/notifications/preference/4", { body: { enable: true } })).status,
    ).toBe(401);
    const wrong = { token: farm.token, body: { enable: "yes" } };
    expect((await server.request("PUT", "/notifications/preference/4", wrong)).status).toBe(400);
  });
});

describe("a mail about a message", () => {
  it("comes once for a conversation until it is read, and never as markup", async () => {
    const mails = await mailsAfter(
      write(farm, network, "Any <b>stalls</b> left?"),
      write(farm, network, "Hello?"),
    );
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: network.email, subject: "New message from Fern Hollow <Farm>" });
    expect(mail?.text).toContain("Any <b>stalls</b> left?");
    expect(mail?.text).toContain(`/messages?recipient=${farm.accountId}`);
    expect(mail?.html).not.toMatch(/<b>|<Farm>/);
    expect(await mailsAfter()).toHaveLength(1);
    expect(await mailsAfter(write(network, farm, "Yes"))).toHaveLength(2);
    expect(await mailsAfter(write(farm, network, "Great"))).toHaveLength(3);
  });

  it("is not sent when the message was read before, the sender was blocked, or nobody agreed to it", async () => {
    const silent = await server.member({ email_consent: false });
    const reader = await server.member();
    const angry = await server.member();
    const { body } = await write(farm, reader, "Are you there?")();
    const mails = await mailsAfter(
      write(farm, silent, "Psst"),
      write(farm, angry, "Buy!"),
      () =>
        server.post(
          "/conversations/read_conversation/",
          { conversation_id: body.conversation },
          { token: reader.token },
        ),
      () =>
        server.post(
          "/conversations/silence_conversation/",
          { from: farm.slug, silenced: true },
          { token: angry.token },
        ),
    );
    expect(mails).toEqual([]);
  });

  it("names the sender's identity, postal address and a way out that works with one click", async () => {
    const person = await server.member();
    const [mail] = await mailsAfter(write(farm, person, "Hello"));
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain("12 Main Street, Elora, Ontario N0B 1S0");
      expect(form).toContain("Foodshed");
      expect(form).toContain("/unsubscribe?token=");
    }
    const { headers } = await server.db
      .selectFrom("mail_outbox")
      .select("headers")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const path = /^<http.*\/api\/v1(\/notifications\/unsubscribe\/\?token=.*)>$/.exec(
      headers["List-Unsubscribe"] ?? "",
    )?.[1];
    const click = () =>
      server.post(path as string, "List-Unsubscribe=One-Click", {
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    expect(await click()).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining("Messaging") },
    });
    expect((await click()).status).toBe(200);
    expect((await preferences(person)).filter(({ enable }: { enable: boolean }) => !enable)).toEqual([
      { notification_verb: 4, enable: false },
    ]);
    expect((await preferences(farm))[0].enable).toBe(true);
    await server.post(
      "/conversations/send_message/",
      { recipient: farm.accountId, content: "ok" },
      { token: person.token },
    );
    expect(
      (await mailsAfter(write(farm, person, "Again"))).filter(({ to }) => to === person.email),
    ).toHaveLength(1);
  });
});

describe("unsubscribing", () => {
  const tokenFor = async (person: Person) => {
    const [mail] = (await mailsAfter(write(farm, person, "Hello"))).filter(({ to }) => to === person.email);
    return /unsubscribe\?token=([\w.-]+)/.exec(mail?.text ?? "")?.[1] as string;
  };

  it("refuses a token that was made up or changed", async () => {
    const token = await tokenFor(await server.member());
    const forged = token.replace(/^v1\.\d+/, `v1.${farm.accountId}`);
    for (const bad of [forged, `${token}x`, "v1.1.4.aaaaaaaaaaaaaaaaaaaa", "v1.1.99999.aaaaaaaaaaaaaa"]) {
      expect((await server.post(`/notifications/unsubscribe/?token=${bad}`)).status).toBe(400);
    }
    expect((await preferences(farm))[0].enable).toBe(true);
  });

  it("has a page that changes nothing until its button is pressed", async () => {
    const person = await server.member();
    const url = `/unsubscribe?token=${await tokenFor(person)}`;
    const shown = await server.app.inject({ method: "GET", url });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers["content-security-policy"]).toContain("default-src 'none'");
    expect((await preferences(person))[0].enable).toBe(true);
    const pressed = await server.app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "",
    });
    expect(pressed.statusCode).toBe(200);
    expect(pressed.body).toContain("Messaging");
    expect((await preferences(person))[0].enable).toBe(false);
    expect((await server.app.inject({ method: "GET", url: "/unsubscribe?token=<script>" })).statusCode).toBe(
      400,
    );
  });
});

describe("mails about membership", () => {
  it("tell of a request, of one with managing, and of its acceptance", async () => {
    const [plain, granting] = [
      await server.member(),
      await server.member({ business_name: "Granting Goats" }),
    ];
    const requests = [await request(plain, network), await request(granting, network, true)];
    const mails = await mailsAfter();
    expect(mails.map(({ to }) => to)).toEqual([network.email, network.email]);
    expect(mails[0]?.text).not.toContain("manage");
    expect(mails[1]?.text.replaceAll(/\s+/g, " ")).toContain(
      "grants you permission to edit and manage its profile",
    );
    await answer(network, requests[0]?.body.id, true);
    await answer(network, requests[1]?.body.id, false);
    const accepted = (await mailsAfter()).slice(2);
    expect(accepted).toMatchObject([
      { to: plain.email, subject: "Grand River Network accepted your membership request" },
    ]);
  });

  it("keep silent about a request that was answered before the mail left, and about kinds turned off", async () => {
    const [quick, other] = [await server.member(), await server.member()];
    await prefer(network, 7, false);
    await request(other, network);
    await prefer(network, 9, false);
    const { body } = await request(network, quick, true);
    await answer(quick, body.id, true);
    expect(await mailsAfter()).toEqual([]);
    await prefer(network, 7, true);
    await prefer(network, 9, true);
  });
});

describe("mails about classifieds", () => {
  it("tell the owner once that an ad has expired", async () => {
    const owner = await server.member();
    expect((await advertise(owner, "Twelve crates", hours(2))).status).toBe(201);
    expect(await mailsAfter()).toEqual([]);
    server.clock.advance(hours(3));
    const mails = await mailsAfter();
    expect(mails).toMatchObject([{ to: owner.email, subject: "Your classified has expired: Twelve crates" }]);
    expect(mails[0]?.text).toContain("/profile/classifieds");
    server.clock.advance(hours(1));
    expect(await mailsAfter()).toHaveLength(1);
  });

  it("gather the new ads of an hour for those connected to the business, but not for itself", async () => {
    const [seller, stranger] = [
      await server.member({ business_name: "Selling Swans" }),
      await server.member(),
    ];
    await renew(network);
    const { body } = await request(seller, network);
    await answer(network, body.id, true);
    await mailsAfter();
    await server.db.deleteFrom("mail_outbox").execute();
    for (const title of ["Eggs", "Feathers", "Nests"]) await advertise(seller, title);
    expect(await mailsAfter()).toEqual([]);
    server.clock.advance(hours(1));
    const mails = await mailsAfter();
    expect(mails.map(({ to }) => to)).toEqual([network.email]);
    expect(mails[0]?.subject).toBe("3 new classifieds from your connections");
    for (const title of ["Eggs", "Feathers", "Nests"]) expect(mails[0]?.text).toContain(`For Sale: ${title}`);
    expect(mails.map(({ to }) => to)).not.toContain(stranger.email);
  });

  it("come weekly as a digest, once, without one's own ads, to those who want it", async () => {
    await server.db.deleteFrom("classifieds").execute();
    await server.db.deleteFrom("notifications").where("verb", "in", [4, 5, 6]).execute();
    await run();
    await renew(farm, network);
    await advertise(farm, "Sweet corn");
    await prefer(network, 11, false);
    server.clock.advance(days(7));
    const mails = await mailsAfter();
    const recipients = mails.map(({ to }) => to);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(["1 new classified this week"]));
    expect(new Set(recipients).size).toBe(recipients.length);
    expect(recipients).not.toContain(farm.email);
    expect(recipients).not.toContain(network.email);
    expect(mails.length).toBeGreaterThan(3);
    const before = mails.length;
    await mailsAfter();
    server.clock.advance(hours(1));
    expect(await mailsAfter()).toHaveLength(before);
  });

  it("wait for Monday noon", () => {
    const at = (time: string) => latestIssue({ now: () => new Date(time) }).toISOString();
    expect(at("2026-11-23T11:59:59Z")).toBe("2026-11-16T12:00:00.000Z");
    expect(at("2026-11-23T12:00:00Z")).toBe("2026-11-23T12:00:00.000Z");
    expect(at("2026-11-29T23:00:00Z")).toBe("2026-11-23T12:00:00.000Z");
  });
});

describe("the sending", () => {
  it("makes one mail when it runs twice at once", async () => {
    const person = await server.member();
    await renew(farm);
    await write(farm, person, "Only one mail, please")();
    await Promise.all([run(), run()]);
    expect(await notices()).toHaveLength(1);
  });
});

describe("a mail program", () => {
  it("gets plain text and HTML with an unsubscribe header, from a real mail server", async () => {
    const received: Buffer[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData(stream, _session, done) {
        const parts: Buffer[] = [];
        stream.on("data", (part: Buffer) => parts.push(part));
        stream.on("end", () => {
          received.push(Buffer.concat(parts));
          done();
        });
      },
    });
    await new Promise<void>((done) => smtp.listen(0, "127.0.0.1", done));
    try {
      const person = await server.member();
      await renew(farm);
      await server.db.deleteFrom("mail_outbox").execute();
      await mailsAfter(write(farm, person, "Käse & <crème>"));
      const { port } = smtp.server.address() as AddressInfo;
      const carrier = createCarrier({
        smtpUrl: `smtp://127.0.0.1:${port}`,
        dataDir: server.services.config.dataDir,
      });
      await outboxJob(carrier).run(server.services);
      expect(received).toHaveLength(1);
      const mail = await PostalMime.parse(received[0] as Buffer);
      const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
      expect(mail.to?.[0]?.address).toBe(person.email);
      expect(mail.text).toContain("Käse & <crème>");
      expect(mail.html).toContain("Käse &#38; &#60;crème&#62;");
      expect(header("list-unsubscribe")).toMatch(
        /^<https?:\/\/\S+\/notifications\/unsubscribe\/\?token=v1\.\S+>$/,
      );
      expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      for (const line of mail.text?.split("\n") ?? [])
        if (!line.includes("://")) expect(line.length).toBeLessThan(80);
    } finally {
      await new Promise<void>((done) => smtp.close(() => done()));
    }
  });
});
