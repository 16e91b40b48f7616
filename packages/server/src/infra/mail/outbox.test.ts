import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { days, hours, minutes } from "../../core/clock.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import { createMailTransport, type MailTransport } from "./mail-transports.ts";
import { LEASE, outboxJob } from "./outbox.ts";

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
const send = (carry: MailTransport) => outboxJob(carry).run(server.services);
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
    const carry: MailTransport = async ({ text }) => void sent.push(text);
    await send(carry);
    await send(carry);
    expect(sent).toEqual(["Käse – plain"]);
    expect((await rows())[0]).toMatchObject({ text: "", html: "", sent_at: expect.any(Date) });
  });

  it("gives a mail up at once when the address is refused for good, and tries others again", async () => {
    const refusal = (responseCode: number, response: string, command = "RCPT TO") =>
      Object.assign(new Error(response), { code: "EENVELOPE", responseCode, response, command });
    const answers: [error: Error, bounced: boolean][] = [
      [refusal(550, "550 5.1.1 No such user here"), true],
      [refusal(550, "550 No such user"), true],
      [refusal(553, "553 5.1.3 Bad address syntax"), true],
      [refusal(550, "550 5.2.1 Mailbox disabled"), true],
      [refusal(550, "550 5.7.1 Your address is on a list"), false],
      [refusal(552, "552 5.2.2 Mailbox full"), false],
      [refusal(450, "450 4.2.0 Greylisted, try later"), false],
      [refusal(550, "550 5.7.1 Looks like spam", "DATA"), false],
    ];
    for (const [error, bounced] of answers) {
      await server.db.deleteFrom("mail_outbox").execute();
      await queue();
      await send(async () => {
        throw error;
      });
      const [row] = await rows();
      expect([error.message, row?.bounced_at !== null, row?.failed_at !== null]).toEqual([
        error.message,
        bounced,
        bounced,
      ]);
    }
  });

  it("sends nothing twice when two workers look at the same time", async () => {
    for (let n = 0; n < 30; n += 1) await queue();
    const sent: string[] = [];
    const carry: MailTransport = async ({ messageId }) => void sent.push(messageId);
    await Promise.all([send(carry), send(carry)]);
    expect(sent).toHaveLength(30);
    expect(new Set(sent).size).toBe(30);
  });

  it("tries a mail that failed again, later and later, under the same Message-ID", async () => {
    await queue();
    const tried: string[] = [];
    const fail: MailTransport = async ({ messageId }) => {
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
    const fail: MailTransport = async () => {
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
      const killed: MailTransport = () => {
        taken();
        return new Promise(() => {});
      };
      void send(killed);
    });
    const sent: string[] = [];
    const carry: MailTransport = async ({ messageId }) => void sent.push(messageId);
    await send(carry);
    expect(sent).toHaveLength(0);
    server.clock.advance(LEASE + 1_000);
    await send(carry);
    expect(sent).toHaveLength(1);
  });

  it("sends nothing that it is sending, also when the clock jumps", async () => {
    await queue();
    const sent: string[] = [];
    const carry: MailTransport = async ({ messageId }) => {
      sent.push(messageId);
      if (sent.length === 1) {
        server.clock.advance(days(1));
        await queue();
      }
    };
    await send(carry);
    expect(new Set(sent).size).toBe(2);
    expect(sent).toHaveLength(2);
  });

  it("sends at once what was queued while the clock was ahead, be it an hour or a year", async () => {
    for (const ahead of [hours(1), days(365)]) {
      server.clock.advance(ahead);
      await queue();
      server.clock.advance(-ahead);
      const sent: string[] = [];
      await send(async ({ messageId }) => void sent.push(messageId));
      expect(sent).toHaveLength(1);
    }
  });

  it("does not wait with the next attempt for the time of a clock that was ahead", async () => {
    server.clock.advance(days(365));
    await queue();
    await send(async () => {
      throw new Error("no route to host");
    });
    server.clock.advance(-days(365));
    const sent: string[] = [];
    await send(async ({ messageId }) => void sent.push(messageId));
    expect(sent).toHaveLength(1);
  });

  it("uses up no attempts while there is no mail server", async () => {
    for (let n = 0; n < 30; n += 1) await queue();
    const away: MailTransport = async () => {
      throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET", command: "CONN" });
    };
    await send(away);
    expect((await rows()).filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(3);
  });

  it("does not count what a stop cut off, and leaves it to the next process", async () => {
    await queue();
    const stopping = new AbortController();
    const slow: MailTransport = (_mail, signal) =>
      new Promise((_resolve, reject) => {
        stopping.abort();
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    await outboxJob(slow).run(server.services, stopping.signal);
    expect((await rows())[0]).toMatchObject({ attempts: 0, sent_at: null, last_error: null });
    const sent: string[] = [];
    await send(async ({ messageId }) => void sent.push(messageId));
    expect(sent).toHaveLength(1);
  });
});

describe("a mail that was sent and cannot be noted yet", () => {
  /** No mail can be noted as sent, for a reason that PostgreSQL gives as `code`. */
  async function refuseToNote(code: string) {
    await sql`create function refuse_to_note() returns trigger language plpgsql as $$
      begin raise exception using errcode = ${sql.lit(code)}, message = 'not noted'; end $$`.execute(
      server.db,
    );
    await sql`create trigger refuse_to_note before update on mail_outbox for each row
      when (new.sent_at is not null) execute function refuse_to_note()`.execute(server.db);
  }
  const letNote = () => sql`drop function if exists refuse_to_note cascade`.execute(server.db);
  afterEach(letNote);

  it.each([
    ["only lets itself be read", "25006"],
    ["has a full disk", "53100"],
    ["has too much to do", "57014"],
    ["refuses this server for a moment", "28P01"],
  ])("goes out once where the database %s", async (_why, code) => {
    await queue();
    const sent: string[] = [];
    let again: Promise<unknown> | undefined;
    await send(async ({ messageId }) => {
      sent.push(messageId);
      await refuseToNote(code);
      again = wait(500).then(letNote);
    });
    await again;
    expect((await rows())[0]).toMatchObject({ attempts: 1, sent_at: expect.any(Date), last_error: null });
    await send(async ({ messageId }) => void sent.push(messageId));
    expect(sent).toHaveLength(1);
  });

  it.each([
    ["the server stops", "25006", true],
    ["noting fails for good", "23514", false],
  ])("is left to its lease when %s", async (_why, code, stops) => {
    await queue();
    const stopping = new AbortController();
    const sent: string[] = [];
    const carry: MailTransport = async ({ messageId }) => {
      sent.push(messageId);
      await refuseToNote(code);
      if (stops) stopping.abort();
    };
    await expect(outboxJob(carry).run(server.services, stopping.signal)).rejects.toThrow("not noted");
    await letNote();
    expect((await rows())[0]).toMatchObject({ attempts: 1, sent_at: null, last_error: null });
    const next: MailTransport = async ({ messageId }) => void sent.push(messageId);
    await send(next);
    expect(sent).toHaveLength(1);
    server.clock.advance(LEASE + 1_000);
    await send(next);
    expect(new Set(sent).size).toBe(1);
    expect(sent).toHaveLength(2);
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
    await send(createMailTransport({ dataDir }));
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

  it("knows a bounce by what a mail server says at hand-over", async () => {
    const smtp = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error("5.1.1 No such user here"), { responseCode: 550 })),
    });
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    try {
      await queue();
      const { port } = smtp.server.address() as AddressInfo;
      await send(createMailTransport({ dataDir, smtpUrl: `smtp://127.0.0.1:${port}` }));
    } finally {
      await new Promise<void>((resolve) => smtp.close(resolve));
    }
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 1, bounced_at: expect.any(Date), failed_at: expect.any(Date) });
    expect(row?.last_error).toContain("No such user here");
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
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    try {
      await queue();
      const { port } = smtp.server.address() as AddressInfo;
      await send(createMailTransport({ dataDir, smtpUrl: `smtp://127.0.0.1:${port}` }));
    } finally {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    }
    const mail = await PostalMime.parse(received[0] as string);
    expect(mail.from?.address).toBe("no-reply@localhost");
    expect(mail.to?.[0]?.address).toBe("ada@farm.example");
    expect(mail.text).toContain("Käse – plain");
    expect(mail.html).toContain("<p>Käse</p>");
    // Vacation notices do not answer what no person wrote (RFC 3834).
    expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
    expect(mail.messageId).toBe((await rows())[0]?.message_id);
  });
});
