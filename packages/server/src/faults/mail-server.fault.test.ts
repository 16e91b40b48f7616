import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { freePort, killServers, type ServerProcess } from "../testing/server-process.ts";
import { type MailServer, startMailServer } from "./support/mail-server.ts";
import { cluster, type FaultNetwork, makeNetwork } from "./support/network.ts";

let network: FaultNetwork;
let mailServer: MailServer | undefined;
afterEach(async () => {
  await killServers();
  await mailServer?.close();
  mailServer = undefined;
  await network.remove();
});

/** Mails that wait, as if members' doings had caused them. */
async function queue(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => `<${randomUUID()}@queued.example>`);
  await network.read((db) =>
    db
      .insertInto("mail_outbox")
      .values(
        ids.map((message_id, n) => ({
          message_id,
          recipient: `farm-${n}@farm.example`,
          subject: "Hello",
          text: "Hello",
          html: "<p>Hello</p>",
          headers: "{}",
          created_at: new Date(),
          send_after: new Date(),
        })),
      )
      .execute(),
  );
  return ids;
}

const unsent = () =>
  network.read(async (db) => {
    const rows = await db
      .selectFrom("mail_outbox")
      .select(["message_id", "attempts"])
      .where("sent_at", "is", null)
      .where("message_id", "like", "%@queued.example>")
      .execute();
    return rows.length;
  });

async function until(
  reached: () => boolean | Promise<boolean>,
  what: string,
  milliseconds = 60_000,
): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!(await reached())) {
    if (Date.now() > deadline) throw new Error(`Not within ${milliseconds / 1000} seconds: ${what}`);
    await wait(50);
  }
}

async function stop(server: ServerProcess): Promise<void> {
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
}

describe.skipIf(!cluster)("a slow mail server and two processes", () => {
  it("get each mail once, over few connections", async () => {
    network = await makeNetwork("postgres");
    mailServer = await startMailServer(await freePort(), 400);
    const more = { SMTP_URL: mailServer.url };
    const ids = await queue(60);
    const first = await network.serve(more);
    const second = await network.serve({ ...more, PORT: String(await freePort()) });
    await until(async () => (await unsent()) === 0, "all mails are sent");
    await stop(first);
    await stop(second);
    expect(mailServer.taken.toSorted()).toEqual(ids.toSorted());
    expect(mailServer.connections).toBeLessThan(ids.length / 2);
  });

  it("lose nothing when one is stopped and the other killed in the middle of a backlog", async () => {
    network = await makeNetwork("postgres");
    mailServer = await startMailServer(await freePort(), 200);
    const more = { SMTP_URL: mailServer.url };
    const first = await network.serve(more);
    const second = await network.serve({ ...more, PORT: String(await freePort()) });
    // So many, and only once both are up: none may be through before the second is killed, however slow the machine.
    const ids = await queue(900);
    await until(() => (mailServer?.taken.length ?? 0) > 10, "some mails are sent");
    await stop(first);
    second.process.kill("SIGKILL");
    await second.ended;
    const inFlight = await unsent();
    expect(inFlight).toBeGreaterThan(0);
    mailServer.pause = 0;
    // What the killed one had taken comes again when its lease is over: here at once.
    await network.read((db) =>
      db.updateTable("mail_outbox").set({ send_after: new Date() }).where("sent_at", "is", null).execute(),
    );
    const third = await network.serve(more);
    await until(async () => (await unsent()) === 0, "all mails are sent");
    await stop(third);
    expect(new Set(mailServer.taken)).toEqual(new Set(ids));
    // Only what the killed process had just handed over may come twice, and then under the same Message-ID.
    expect(mailServer.taken.length - ids.length).toBeLessThanOrEqual(3);
  });
});

describe.each([
  ["embedded", false],
  ["postgres", !cluster],
] as const)("a backlog of mails (%s)", (kind, missing) => {
  it.skipIf(missing)("ends in seconds with exit code 0 when the mail server hangs", async () => {
    network = await makeNetwork(kind);
    mailServer = await startMailServer(await freePort(), undefined);
    await queue(50);
    const server = await network.serve({ SMTP_URL: mailServer.url });
    await until(() => (mailServer?.connections ?? 0) > 0, "the mail server is asked");
    await stop(server);
    expect(await unsent()).toBe(50);
  });

  it.skipIf(missing)("waits for a mail server that is dead, and goes out when it lives", async () => {
    network = await makeNetwork(kind);
    const port = await freePort();
    // So many that most of them are not tried before there is a mail server: those that were wait for a minute.
    const ids = await queue(60);
    const server = await network.serve({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await until(() => server.output().includes("A mail could not be sent"), "the first attempt");
    mailServer = await startMailServer(port, 0);
    // On a slow machine all of them may have been tried.
    await until(() => (mailServer?.taken.length ?? 0) > ids.length / 2, "most mails are sent", 150_000);
    await stop(server);
    expect(new Set(mailServer.taken).size).toBe(mailServer.taken.length);
  });
});
