import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../testing/server.ts";
import { days, minutes } from "./clock.ts";
import { type Carrier, createCarrier, outboxJob } from "./outbox.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom("mail_outbox").execute());

const message = {
  to: "ada@farm.example",
  subject: "Hello\r\nBcc: all@farm.example",
  text: "Käse – plain",
  html: "<p>Käse</p>",
};
const queue = () => server.services.mail.queue(server.db, message);
const send = (carry: Carrier) => outboxJob(carry).run(server.services);
const rows = () => server.db.selectFrom("mail_outbox").selectAll().orderBy("id").execute();

describe("the outbox", () => {
  it("holds a mail only when the change that caused it is committed", async () => {
    const broken = server.db.transaction().execute(async (trx) => {
      await server.services.mail.queue(trx, message);
      throw new Error("changed my mind");
    });
    await expect(broken).rejects.toThrow("changed my mind");
    expect(await rows()).toHaveLength(0);
  });

  it("sends each mail once and forgets its words, which may hold a link", async () => {
    await queue();
    const sent: string[] = [];
    const carry: Carrier = async ({ text }) => void sent.push(text);
    await send(carry);
    await send(carry);
    expect(sent).toEqual(["Käse – plain"]);
    expect((await rows())[0]).toMatchObject({ text: "", html: "", sent_at: expect.any(Date) });
  });

  it("sends nothing twice when two workers look at the same time", async () => {
    for (let n = 0; n < 30; n += 1) await queue();
    const sent: string[] = [];
    const carry: Carrier = async ({ messageId }) => void sent.push(messageId);
    await Promise.all([send(carry), send(carry)]);
    expect(sent).toHaveLength(30);
    expect(new Set(sent).size).toBe(30);
  });

  it("tries a mail that failed again, later and later, under the same Message-ID", async () => {
    await queue();
    const tried: string[] = [];
    const fail: Carrier = async ({ messageId }) => {
      tried.push(messageId);
      throw new Error("no route to host");
    };
    await send(fail);
    await send(fail);
    expect(tried).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ attempts: 1, last_error: "no route to host", sent_at: null });
    server.clock.advance(minutes(1) + 1_000);
    await send(fail);
    expect(tried).toHaveLength(2);
    server.clock.advance(minutes(1) + 1_000);
    await send(fail);
    expect(tried).toHaveLength(2);
    server.clock.advance(minutes(1));
    await send(fail);
    expect(new Set(tried).size).toBe(1);
    expect(tried).toHaveLength(3);
  });

  it("gives a mail up in the end", async () => {
    await queue();
    const fail: Carrier = async () => {
      throw new Error("mailbox unknown");
    };
    for (let n = 0; n < 14; n += 1) {
      await send(fail);
      server.clock.advance(days(1));
    }
    expect((await rows())[0]?.failed_at).toBeInstanceOf(Date);
  });

  it("sends what a killed process had taken, once its time is over", async () => {
    await queue();
    await new Promise<void>((taken) => {
      const killed: Carrier = () => {
        taken();
        return new Promise(() => {});
      };
      void send(killed);
    });
    server.clock.advance(minutes(2));
    const sent: string[] = [];
    await send(async ({ messageId }) => void sent.push(messageId));
    expect(sent).toHaveLength(1);
  });
});

describe("a mail on its way", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "foodshed-mail-"));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it("becomes a file that only its owner can read where no mail server is set", async () => {
    await queue();
    await send(createCarrier({ dataDir }));
    const [name] = await readdir(join(dataDir, "outbox"));
    const file = join(dataDir, "outbox", name as string);
    const mail = await PostalMime.parse(await readFile(file));
    expect(mail).toMatchObject({
      subject: "Hello Bcc: all@farm.example",
      text: expect.stringContaining("Käse – plain"),
    });
    expect(mail.bcc).toBeUndefined();
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it("reaches a mail server over SMTP, both forms and the sender as set", async () => {
    const received: string[] = [];
    const smtp = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onData(stream, _session, done) {
        let text = "";
        stream.on("data", (chunk) => {
          text += chunk;
        });
        stream.on("end", () => {
          received.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(4220, "127.0.0.1", resolve));
    try {
      await queue();
      await send(createCarrier({ dataDir, smtpUrl: "smtp://127.0.0.1:4220" }));
    } finally {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    }
    const mail = await PostalMime.parse(received[0] as string);
    expect(mail.from?.address).toBe("no-reply@localhost");
    expect(mail.to?.[0]?.address).toBe("ada@farm.example");
    expect(mail.text).toContain("Käse – plain");
    expect(mail.html).toContain("<p>Käse</p>");
    expect(mail.messageId).toBe((await rows())[0]?.message_id);
  });
});
