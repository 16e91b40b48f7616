import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { hours } from "../../core/clock.ts";
import { createMailTransport } from "../../infra/mail/mail-transports.ts";
import { outboxJob } from "../../infra/mail/outbox.ts";
import { openNotifications } from "./testing.ts";

const { server, network, farm, run, notices, forgetMails, settle, mailsAfter, write, preferences, renew } =
  await openNotifications();
afterAll(() => server.close());
beforeEach(settle);

const oneClicks = [
  {
    type: "multipart/form-data; boundary=---FormBoundaryjWmhtjORrn",
    payload:
      '-----FormBoundaryjWmhtjORrn\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n-----FormBoundaryjWmhtjORrn--\r\n',
  },
  { type: "application/x-www-form-urlencoded", payload: "List-Unsubscribe=One-Click" },
];

/** The mails of all languages that end with one of these, after something was done. */
async function mailsIn(endings: string[], action: () => Promise<unknown>) {
  await action();
  await run();
  return (await server.mails()).filter(({ text }) => endings.some((ending) => text.includes(ending)));
}

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

  it("comes at once also when it was queued while the clock was ahead", async () => {
    const reader = await server.member();
    server.clock.advance(hours(12));
    await write(farm, reader, "See you at noon")();
    server.clock.advance(-hours(12));
    expect(await mailsAfter()).toMatchObject([{ to: reader.email }]);
  });

  it("is not sent when the message was read before, the sender was blocked, or no recipient agreed to it", async () => {
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

  it("reads each user of an account in their own language", async () => {
    const reader = await server.member();
    const zoe = await server.db
      .insertInto("users")
      .values({
        account_id: reader.accountId,
        email: "zoe@ferme.example",
        language: "fr-CA",
        activated_at: new Date(),
        created_at: new Date(),
        password_hash: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto("memberships")
      .values({
        user_id: zoe.id,
        account_id: reader.accountId,
        role: "reader",
        created_at: new Date(),
        email_consent_at: new Date(),
      })
      .execute();
    const mails = await mailsIn(["Unsubscribe:", "Se désabonner\u00a0:"], write(farm, reader, "Hello"));
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [reader.email, "New message from Fern Hollow <Farm>"],
      ["zoe@ferme.example", "Nouveau message de Fern Hollow <Farm>"],
    ]);
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
    const url = /^<https?:\/\/[^/]+(\/.*)>$/.exec(headers["List-Unsubscribe"] ?? "")?.[1] as string;
    const opened = await server.app.inject(url);
    expect([opened.statusCode, opened.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(opened.body).toContain("Unsubscribe from these mails?");
    expect((await preferences(person))[0].enable).toBe(true);
    // RFC 8058 prefers the first form and allows the second; what was sent before names the API.
    for (const path of [url, url.replace("/unsubscribe", "/api/v1/notifications/unsubscribe/")]) {
      for (const { type, payload } of oneClicks) {
        const clicked = await server.app.inject({
          method: "POST",
          url: path,
          headers: { "content-type": type },
          payload,
        });
        expect([clicked.statusCode, clicked.body]).toEqual([200, expect.stringContaining("Messaging")]);
      }
    }
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
      await forgetMails();
      await mailsAfter(write(farm, person, "Käse & <crème>"));
      const { port } = smtp.server.address() as AddressInfo;
      const carrier = createMailTransport({
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
      expect(header("list-unsubscribe")).toMatch(/^<https?:\/\/\S+\/unsubscribe\?token=v2\.\S+>$/);
      expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      expect(header("auto-submitted")).toBe("auto-generated");
      for (const line of mail.text?.split("\n") ?? [])
        if (!line.includes("://")) expect(line.length).toBeLessThan(80);
    } finally {
      await new Promise<void>((done) => smtp.close(() => done()));
    }
  });
});
