import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { clusterAt, startStandby } from "../../../../scripts/lib/postgres.mjs";
import { buildApp } from "../bootstrap/app.ts";
import { createServices } from "../bootstrap/create-services.ts";
import { readConfig } from "../infra/config/config.ts";
import { type OpenDatabase, openPostgres } from "../infra/db/database.ts";
import { openReplicas, type Replicas } from "../infra/db/replicas.ts";
import { createLog } from "../infra/log/log.ts";
import { databaseReads } from "../infra/metrics/process-metrics.ts";
import { rebuildSearchIndex } from "../modules/search/search.indexing.ts";
import { administer, databaseUrl } from "../testing/global-setup.ts";
import { cluster, type FaultNetwork, makeNetwork } from "./support/network.ts";

const { postgres } = inject("templates");

/**
 * Tables that the change feed does not watch and visitors' reads look into. What visitors are shown of them changes with a watched
 * table in one transaction, or may be as old as a kept response: think about a table before you add it.
 */
const READ_WITH_OTHERS = [
  "match_alerts",
  "memberships",
  "reply_times",
  "role_requests",
  "running_counts",
  "users",
];

type Standby = Awaited<ReturnType<typeof startStandby>>;

let standby: Standby;
let network: FaultNetwork;
let database: OpenDatabase;
let replicas: Replicas;
let app: Awaited<ReturnType<typeof buildApp>>;

const onStandby = (statement: string) => administer(standby.url, statement);

/** A server in this process with a replica. */
async function serveWithReplica() {
  const { DATABASE_URL = "", DATA_DIR } = network.settings;
  const name = new URL(DATABASE_URL).pathname.slice(1);
  database = await openPostgres(DATABASE_URL);
  const config = readConfig({ ...network.settings, DATA_DIR, NODE_ENV: "test", LOG_LEVEL: "silent" });
  const log = createLog(config);
  replicas = openReplicas(database.db, { urls: [databaseUrl(standby.url, name)], max: 4, log });
  const secret = "a secret of at least thirty-two characters";
  const services = createServices({ config, db: database.db, log, secret });
  app = await buildApp({ services, apiOnly: true });
  await app.ready();
}

async function get(path: string) {
  const response = await app.inject({ url: `/api/v1${path}` });
  return { status: response.statusCode, body: response.json() };
}

/** How often a replica, and how often the primary, answered while `work` ran. */
async function readsOf(work: () => Promise<unknown>): Promise<{ replica: number; primary: number }> {
  databaseReads.reset();
  await work();
  const reads = { replica: 0, primary: 0 };
  for (const { labels, value } of (await databaseReads.get()).values)
    reads[labels.from as keyof typeof reads] += value;
  return reads;
}

/** Waits until the replica has everything, and is known to. */
async function caughtUp() {
  const deadline = Date.now() + 20_000;
  for (;;) {
    await replicas.probe();
    const { rows } = await sql<{ late: boolean }>`
      select pg_current_wal_insert_lsn() <> replay_lsn as late from pg_stat_replication`.execute(database.db);
    if (replicas.all[0]?.isUsable && rows.length === 1 && rows[0]?.late === false) return;
    if (Date.now() > deadline) throw new Error(`The replica is ${replicas.all[0]?.trouble ?? "late"}.`);
    await wait(50);
  }
}

const rename = (slug: string, name: string) =>
  database.db.updateTable("accounts").set({ business_name: name }).where("slug", "=", slug).execute();

async function someSlug(): Promise<string> {
  const { slug } = await database.db
    .selectFrom("accounts")
    .select("slug")
    .where("published_at", "is not", null)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return slug;
}

describe.skipIf(!cluster)("a replica", () => {
  beforeAll(async () => {
    if (!postgres) return;
    standby = await startStandby(postgres.place, postgres.url);
    network = await makeNetwork("postgres");
    await serveWithReplica();
    await caughtUp();
  });
  afterEach(async () => {
    await onStandby("select pg_wal_replay_resume()").catch(() => {});
    await caughtUp();
  });
  afterAll(async () => {
    await app?.close();
    await replicas?.close();
    await database?.close();
    clusterAt(standby.place).remove();
    await network?.remove();
  });

  it("answers what visitors read, and only reads what the change feed watches", async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct tgrelid::regclass::text as table from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where proname = 'note_public_change'`.execute(database.db);
    const watched = new Set(rows.map(({ table }) => table));
    const before = await scannedTables();
    const slug = await someSlug();
    // The first of all reads learns from the primary what a replica must have replayed.
    await get("/search/profiles/?keywords=pears");
    const reads = await readsOf(async () => {
      for (const path of [
        `/accounts/profile_by_slug/?slug=${slug}`,
        "/accounts/public_classifieds/?size=5",
        "/accounts/networks/",
        "/search/new_profiles/?size=3",
        "/search/featured_profiles/",
        "/search/profiles/?keywords=cheese",
      ])
        expect([path, (await get(path)).status]).toEqual([path, 200]);
      for (const path of ["/sitemap.xml", "/sitemaps/profiles-0.xml", "/feeds/classifieds.atom"])
        expect([path, (await app.inject({ url: path })).statusCode]).toEqual([path, 200]);
    });
    expect(reads.replica).toBeGreaterThanOrEqual(8);
    // On a busy machine one may come while the replica is a moment late.
    expect(reads.primary).toBeLessThanOrEqual(1);
    // What a connection has read is counted when it ends, and otherwise some seconds later.
    await onStandby(`select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`);
    const read = async () =>
      [...(await scannedTables())]
        .filter(([table, count]) => count > (before.get(table) ?? 0))
        .map(([table]) => table);
    const soon = { timeout: 10_000 };
    await expect.poll(async () => (await read()).length, soon).toBeGreaterThan(5);
    const others = async () =>
      (await read()).filter((table) => !watched.has(table) && table !== "replication_heartbeats").sort();
    await expect.poll(others, soon).toEqual(READ_WITH_OTHERS);
  });

  it("never brings back what was before a change, however late it is", async () => {
    const slug = await someSlug();
    const nameNow = async () => (await get(`/accounts/profile_by_slug/?slug=${slug}`)).body.business_name;
    await rename(slug, "Before Farm");
    await caughtUp();
    expect(await nameNow()).toBe("Before Farm");
    await onStandby("select pg_wal_replay_pause()");
    await rename(slug, "After Farm");
    const late = await readsOf(async () => expect(await nameNow()).toBe("After Farm"));
    expect(late).toEqual({ replica: 0, primary: 1 });
    // What is asked for later is not read from it either, and what was kept is what is true.
    expect((await get("/search/new_profiles/?size=24")).status).toBe(200);
    await onStandby("select pg_wal_replay_resume()");
    await caughtUp();
    expect(await nameNow()).toBe("After Farm");
  });

  it("goes on answering while what visitors do not see is written", async () => {
    const slug = await someSlug();
    await get(`/accounts/profile_by_slug/?slug=${slug}`);
    await caughtUp();
    await onStandby("select pg_wal_replay_pause()");
    await sql`insert into job_runs (job, started_at, milliseconds) values ('test', now(), 1)`.execute(
      database.db,
    );
    const reads = await readsOf(() => get("/accounts/public_classifieds/?size=7"));
    expect(reads).toEqual({ replica: 1, primary: 0 });
  });

  it("never puts what was before a change among the hits that are kept", async () => {
    const slug = await someSlug();
    const found = async () => (await app.inject({ url: "/api/v1/search/profiles/?keywords=Zephyrine" })).body;
    const saveAs = async (name: string) => {
      await rename(slug, name);
      await rebuildSearchIndex(database.db);
    };
    await saveAs("Zephyrine Orchard");
    await caughtUp();
    expect(await found()).toContain("Zephyrine Orchard");
    await onStandby("select pg_wal_replay_pause()");
    await saveAs("Zephyrine Creamery");
    expect(await found()).toContain("Zephyrine Creamery");
    await onStandby("select pg_wal_replay_resume()");
    await caughtUp();
    expect(await found()).toContain("Zephyrine Creamery");
  });

  it("is not believed when it follows another history", async () => {
    const read = (timeline: string) =>
      replicas.all[0]?.read(database.db, { lsn: "0/1", timeline }, async () => "read");
    expect(await read("00000001")).toEqual({ outcome: "read", value: "read" });
    expect(await read("00000002")).toEqual({ outcome: "behind" });
  });

  it("lets the primary answer when it is lost, and answers again when it is back", async () => {
    // Its connections are ended under it, as by an administrator.
    await onStandby(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foodshed' and pid <> pg_backend_pid()",
    );
    expect((await get("/accounts/public_classifieds/?size=11")).status).toBe(200);
    await clusterAt(standby.place).stop("immediate");
    const lost = await readsOf(async () => {
      for (let n = 0; n < 5; n += 1)
        expect((await get(`/accounts/public_classifieds/?size=${n + 13}`)).status).toBe(200);
    });
    expect(lost.replica).toBe(0);
    expect(lost.primary).toBeGreaterThanOrEqual(5);
    await replicas.probe();
    expect(replicas.all[0]?.trouble).toBe("away");
    await clusterAt(standby.place).start();
    await caughtUp();
    expect(await readsOf(() => get("/accounts/public_classifieds/?size=18"))).toEqual({
      replica: 1,
      primary: 0,
    });
  });

  it("answers nothing while it is too late, and says how late it is", async () => {
    await onStandby("select pg_wal_replay_pause()");
    await database.db
      .updateTable("replication_heartbeats")
      .set({ at: new Date(Date.now() - 60_000) })
      .execute();
    await onStandby("select pg_wal_replay_resume()");
    const [replica] = replicas.all;
    await expect
      .poll(async () => {
        await replica?.probe();
        return replica?.trouble;
      })
      .toBe("late");
    expect(replica?.lag).toBeGreaterThan(50_000);
    expect(await readsOf(() => get("/accounts/public_classifieds/?size=19"))).toEqual({
      replica: 0,
      primary: 1,
    });
    await caughtUp();
    expect(replica?.lag).toBeLessThan(10_000);
  });
});

/** How often each table of the network was scanned on the replica. */
async function scannedTables(): Promise<Map<string, number>> {
  const name = new URL(network.settings.DATABASE_URL as string).pathname.slice(1);
  const { db, close } = await openPostgres(databaseUrl(standby.url, name), { max: 1 });
  try {
    // Backends report what they did within a second of being idle.
    await sql`select pg_sleep(1.2)`.execute(db);
    const { rows } = await sql<{ table: string; scans: number }>`
      select relname as table, coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_user_tables`.execute(
      db,
    );
    return new Map(rows.map(({ table, scans }) => [table, Number(scans)]));
  } finally {
    await close();
  }
}
