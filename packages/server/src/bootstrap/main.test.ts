import type { SpawnOptions } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ontarioDay } from "@foodshed/sdk/vocabulary";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openEmbedded } from "../infra/db/database.ts";
import { freePort, killServers, runServer, says, serve as serveIn } from "../testing/server-process.ts";

const PORT = await freePort();
const secondPort = await freePort();
const unusedPort = await freePort();
const address = `http://127.0.0.1:${PORT}`;

const folders: string[] = [];

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-main-"));
  folders.push(folder);
  return folder;
}

/** A data directory with up-to-date tables, copied from one that was made once. */
function migratedDataDir(): string {
  const folder = dataDir();
  cpSync(template, folder, { recursive: true });
  return folder;
}
let template: string;

const port = { PORT: String(PORT) };
const run = (args: string[], settings: Record<string, string>, input?: string, as: SpawnOptions = {}) =>
  runServer(args, { ...port, ...settings }, { ...(input !== undefined && { input }), as });
const serve = (settings: Record<string, string>) => serveIn({ ...port, ...settings });

const signUp = (n: number) =>
  fetch(`${address}/api/v1/accounts/signup/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email: `person-${n}@farm.example`,
      password: "harvest#2026",
      first_name: "Ada",
      last_name: "Okafor",
      title: "Owner",
      business_name: `Farm ${n}`,
      roles: [2],
      email_consent: false,
    }),
  });

beforeAll(async () => {
  template = dataDir();
  const made = run(["migrate"], { DATA_DIR: template });
  if ((await made.ended) !== 0) throw new Error(made.output());
});
afterEach(killServers);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe("starting", { timeout: 120_000 }, () => {
  it("serves the API, keeps its own session secret to itself, and says what to open", async () => {
    const DATA_DIR = migratedDataDir();
    const started = await serve({ DATA_DIR });
    expect(started.output()).toContain(`Foodshed is running at http://localhost:${PORT}`);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await fetch(`${address}/api/v1/accounts/categories_list/`)).status).toBe(200);
    const secret = join(DATA_DIR, "session-secret");
    expect(statSync(secret).mode & 0o077).toBe(0);
    expect(started.output()).not.toContain(readFileSync(secret, "utf8"));
  });

  it("answers from its first moment on, and says what it is at until it is ready", async () => {
    const started = run(["start"], { DATA_DIR: dataDir() });
    const ask = async (path: string, accept = "application/json") => {
      const response = await fetch(address + path, { headers: { accept } });
      const { status, headers } = response;
      return { status, retryAfter: headers.get("retry-after"), body: await response.text() };
    };
    const steps = new Set<string>();
    let page: string | undefined;
    const deadline = Date.now() + 60_000;
    for (let isOpen = false; Date.now() < deadline; await wait(20)) {
      const ready = await ask("/readyz").catch((error) => {
        // Once it listens, it never refuses a connection again.
        if (isOpen) throw error;
      });
      if (!ready) continue;
      isOpen = true;
      if (ready.status === 200) break;
      expect(ready).toMatchObject({ status: 503, retryAfter: "5" });
      const { status, loading } = JSON.parse(ready.body);
      expect(status).toBe("starting");
      steps.add(loading.step);
      if (page !== undefined) continue;
      expect((await ask("/healthz")).status).toBe(200);
      expect(await ask("/api/v1/accounts/categories_list/")).toMatchObject({ status: 503, retryAfter: "5" });
      page = (await ask("/", "text/html")).body;
    }
    expect((await ask("/readyz")).status).toBe(200);
    expect(steps.size).toBeGreaterThan(0);
    expect(["database", "tables", "site", "search index"]).toEqual(expect.arrayContaining([...steps]));
    expect(page).toContain("<h1>Foodshed is starting</h1>");
    expect(page).toContain('http-equiv="refresh"');
    await says(started, "Foodshed is running");
  });

  it("saves the search index at a stop, begins with it, and reads everything after kill -9 during a write", async () => {
    const DATA_DIR = migratedDataDir();
    const first = await serve({ DATA_DIR });
    expect((await signUp(1)).status).toBe(201);
    first.process.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    const index = join(DATA_DIR, "search-index");
    expect(statSync(index).mode & 0o077).toBe(0);
    const second = await serve({ DATA_DIR });
    await says(second, "The saved search index is read");
    second.process.kill("SIGKILL");
    await second.ended;
    writeFileSync(index, readFileSync(index).subarray(0, 1000));
    const third = await serve({ DATA_DIR });
    await says(third, "The saved search index is not used, everything is read instead: it is cut off.");
    const found = await fetch(`${address}/api/v1/search/profiles/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(found.status).toBe(200);
  });

  it("refuses a second process on the same data, and lets one in again after kill -9", async () => {
    const DATA_DIR = migratedDataDir();
    const first = await serve({ DATA_DIR });
    const second = run(["start"], { DATA_DIR, PORT: String(secondPort) });
    expect(await second.ended).toBe(78);
    expect(second.output().trim()).toMatch(
      new RegExp(
        `^Another process \\(number ${first.process.pid}\\) is using the data directory .*; stop it first, or set DATA_DIR to another directory\\.$`,
      ),
    );
    first.process.kill("SIGKILL");
    await first.ended;
    await serve({ DATA_DIR });
  });

  it("keeps every sign-up that it acknowledged through kill -9", async () => {
    const DATA_DIR = migratedDataDir();
    const started = await serve({ DATA_DIR, RATE_LIMITS: "off" });
    const acknowledged: number[] = [];
    const asking = Array.from({ length: 40 }, async (_, n) => {
      const response = await signUp(n).catch(() => undefined);
      if (response?.status === 201) acknowledged.push(n);
      if (acknowledged.length === 10) started.process.kill("SIGKILL");
    });
    await Promise.all(asking);
    await started.ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);

    const { db, close } = await openEmbedded({ directory: join(DATA_DIR, "database") });
    const users = await db.selectFrom("users").select("email").execute();
    await close();
    const kept = users.map(({ email }) => email);
    for (const n of acknowledged) expect(kept).toContain(`person-${n}@farm.example`);
  });

  it("finishes running requests on SIGTERM, and is gone within ten seconds", async () => {
    const started = await serve({ DATA_DIR: migratedDataDir(), RATE_LIMITS: "off" });
    const responses = Array.from({ length: 8 }, (_, n) => signUp(n));
    await Promise.race(responses);
    const told = Date.now();
    started.process.kill("SIGTERM");
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(await started.ended).toBe(0);
    expect(Date.now() - told).toBeLessThan(10_000);
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
    expect(statuses).toContain(201);
  });
});

describe("a problem that prevents a start gets one sentence and exit code 78", { timeout: 120_000 }, () => {
  const refuses = async (settings: Record<string, string>, sentence: RegExp, as = {}) => {
    const started = run(["start"], settings, undefined, as);
    expect(await started.ended).toBe(78);
    expect(started.output().trim().split("\n").at(-1)).toMatch(sentence);
    expect(started.output()).not.toMatch(/\n\s+at /);
    return started.output();
  };

  it("a wrong setting", () => refuses({ PORT: "eighty" }, /^PORT must be a number/));

  it("a port that another program has, before anything is made", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const taken = (other.address() as AddressInfo).port;
    const output = await refuses(
      { DATA_DIR: dataDir(), PORT: String(taken) },
      new RegExp(`^Port ${taken} is in use by another program`),
    );
    expect(output).not.toMatch(/tables/);
    await new Promise((resolve) => other.close(resolve));
  });

  it("a data directory that is a file", async () => {
    const file = join(dataDir(), "file");
    writeFileSync(file, "");
    await refuses({ DATA_DIR: file }, /^The data directory .* cannot be used: it is not a directory\.$/);
  });

  it("a data directory that this user may not read", async () => {
    const folder = dataDir();
    chmodSync(folder, 0o000);
    // Root may read everything, so the server runs as nobody then.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    await refuses({ DATA_DIR: folder }, /cannot be used: this user may not read and write it\.$/, nobody);
    chmodSync(folder, 0o700);
  });
});

describe("a database server that is away", { timeout: 120_000 }, () => {
  const nobody = { DATABASE_URL: `postgres://user:hunter2@127.0.0.1:${unusedPort}/foodshed` };
  const unknown = { DATABASE_URL: "postgres://user@no-such-host.invalid/foodshed" };

  it.each([
    [nobody, `Waiting for the database. Nothing listens at 127.0.0.1:${unusedPort}`],
    [unknown, 'Waiting for the database. The host \\"no-such-host.invalid\\" of DATABASE_URL is not known'],
  ])("is waited for, with 503 meanwhile, until the process is stopped", async (settings, sentence) => {
    const started = run(["start"], { DATA_DIR: dataDir(), ...settings });
    await says(started, sentence);
    expect(started.output()).not.toContain("hunter2");
    await says(started, sentence);
    const responses = async (path: string) => {
      const { status, headers } = await fetch(address + path);
      return [status, headers.get("retry-after")];
    };
    expect(await responses("/healthz")).toEqual([200, null]);
    expect(await responses("/readyz")).toEqual([503, "5"]);
    expect(await responses("/api/v1/accounts/categories_list/")).toEqual([503, "5"]);
    expect(await responses("/")).toEqual([503, "5"]);
    started.process.kill("SIGTERM");
    expect(await started.ended).toBe(0);
  });

  it("is no wrong setting to the other commands: they say it and ask to be tried again, with exit code 75", async () => {
    const started = run(["migrate"], { DATA_DIR: dataDir(), ...nobody });
    expect(await started.ended).toBe(75);
    expect(started.output().trim()).toBe(
      `Nothing listens at 127.0.0.1:${unusedPort}: start PostgreSQL there, or correct DATABASE_URL.`,
    );
  });
});

describe("tables that a newer version changed", { timeout: 120_000 }, () => {
  const sentence =
    /^This database was brought up to date by a newer version of Foodshed \(9999-later\): run that version or a later one, or restore a backup of before into an empty database\.$/;
  let DATA_DIR: string;
  beforeAll(async () => {
    DATA_DIR = migratedDataDir();
    const { db, close } = await openEmbedded({ directory: join(DATA_DIR, "database") });
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(db);
    await close();
  });

  it.each([
    ["start"],
    ["migrate"],
    ["demo"],
    ["create-admin", "--email", "admin@foodshed.example"],
    ["search-log"],
    ["search-rebuild"],
    ["backup", join(tmpdir(), "foodshed-no-backup")],
  ])("are refused in one sentence with exit code 78: %s", async (...args) => {
    const started = run(args, { DATA_DIR });
    expect(await started.ended).toBe(78);
    expect(started.output().trim()).toMatch(sentence);
    expect(existsSync(join(tmpdir(), "foodshed-no-backup"))).toBe(false);
  });

  it("are what the doctor finds", async () => {
    const started = run(["doctor"], { DATA_DIR });
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(/^BAD {3}This database was brought up to date by a newer version/m);
  });
});

describe("looking after a server", { timeout: 120_000 }, () => {
  let DATA_DIR: string;
  beforeAll(() => {
    DATA_DIR = dataDir();
  });

  it("brings the tables up to date once", async () => {
    const first = run(["migrate"], { DATA_DIR });
    expect(await first.ended).toBe(0);
    expect(first.output()).toMatch(/^Changed: 0001-/);
    const second = run(["migrate"], { DATA_DIR });
    await second.ended;
    expect(second.output().trim()).toBe("The tables were up to date already.");
  });

  it("builds no indexes where there is no cluster, and says why", async () => {
    const started = run(["search-rebuild"], { DATA_DIR: migratedDataDir() });
    expect(await started.ended).toBe(0);
    expect(started.output().trim()).toBe(
      "There is nothing to build. SEARCH_URL is not set: each process has an index of its own.",
    );
  });

  it("prints what was searched for, and why there is nothing", async () => {
    const folder = migratedDataDir();
    const off = run(["search-log"], { DATA_DIR: folder });
    expect(await off.ended).toBe(0);
    expect(off.output()).toMatch(/^There is nothing to show\. SEARCH_LOG is off/);
    const on = run(["search-log"], { DATA_DIR: folder, SEARCH_LOG: "on" });
    await on.ended;
    expect(on.output()).toMatch(/once 3 networks have searched for them\.$/m);

    const { db, close } = await openEmbedded({ directory: join(folder, "database") });
    const counts = { without_hits: 0, few_hits: 1, relaxed: 0, corrected: 0, kind: "profiles" } as const;
    const day = ontarioDay(new Date());
    await db
      .insertInto("search_log")
      .values([
        { ...counts, day, words: "cheese", searches: 9, without_complete_hits: 0 },
        { ...counts, day, words: "yuzu", searches: 4, without_complete_hits: 3 },
      ])
      .execute();
    await close();
    const unanswered = run(["search-log", "--unanswered", "--format", "csv"], { DATA_DIR: folder });
    expect(await unanswered.ended).toBe(0);
    expect(unanswered.output().trim().split("\n").slice(1)).toEqual([
      `profiles,yuzu,4,0,3,1,0,0,${day},${day}`,
    ]);
    const wrong = run(["search-log", "--format", "xml"], { DATA_DIR: folder });
    expect(await wrong.ended).toBe(1);
  });

  it("creates an administrator with a password from standard input, who can log in", async () => {
    const weak = run(["create-admin", "--email", "admin@foodshed.example"], { DATA_DIR }, "password\n");
    expect(await weak.ended).toBe(78);
    const made = run(["create-admin", "--email", "admin@foodshed.example"], { DATA_DIR }, "barley#1867\n");
    expect(await made.ended).toBe(0);
    expect(made.output()).toContain("can log in as an administrator");
    await serve({ DATA_DIR });
    const login = await fetch(`${address}/api/v1/accounts/login/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "admin@foodshed.example", password: "barley#1867" }),
    });
    const { token } = (await login.json()) as { token: string };
    const session = await fetch(`${address}/api/v1/accounts/session/`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await session.json()).toMatchObject({ is_admin: true });
  });

  it("says when there are too many businesses for an index in memory", async () => {
    const folder = migratedDataDir();
    const { db, close } = await openEmbedded({ directory: join(folder, "database") });
    await sql`insert into search_documents (kind, id) select 'profile', n from generate_series(1, 200001) n`.execute(
      db,
    );
    await close();
    const started = run(["doctor"], { DATA_DIR: folder });
    expect(await started.ended).toBe(0);
    expect(started.output()).toMatch(
      /^note {2}The search keeps its index in memory: 200,001 businesses take about 161 MB of each process, and it is made for up to 200,000\. Beyond that OpenSearch/m,
    );
  });

  it("examines everything and says what is good and what is not", async () => {
    const healthy = run(["doctor"], { DATA_DIR });
    expect(await healthy.ended).toBe(0);
    expect(healthy.output()).toMatch(/ok {4}The tables are up to date\./);
    expect(healthy.output()).toMatch(
      /ok {4}The search keeps its index in memory: \d+ businesses take about \d+ MB of each process\. It (was|is) saved/,
    );
    expect(healthy.output()).toMatch(/ok {4}The \d+ audit entries are what was recorded/);
    const ill = run(["doctor"], { DATA_DIR, SMTP_URL: `smtp://127.0.0.1:${unusedPort}` });
    expect(await ill.ended).toBe(1);
    expect(ill.output()).toMatch(/BAD {3}The mail server of SMTP_URL cannot be used/);
  });
});
