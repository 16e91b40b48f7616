import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, describe, expect, inject, it } from "vitest";
import { clusterAt, startStandby } from "../../../../scripts/lib/postgres.mjs";
import type { Database } from "../infra/db/connection.ts";
import { openPostgres } from "../infra/db/database.ts";
import { databaseUrl } from "../testing/global-setup.ts";
import { killServers } from "../testing/server-process.ts";
import { expectKeptAndOnce, startLoad } from "./support/load.ts";
import { cluster, type FaultNetwork, logIn, makeNetwork, recipientOf } from "./support/network.ts";

/** A server serves again within this time after the new primary takes writes, in milliseconds. */
const RECOVERY = 10_000;

const { postgres } = inject("templates");
const ends: (() => unknown)[] = [];
afterEach(async () => {
  await killServers();
  for (const end of ends.splice(0).reverse()) await end();
});

/** Lets each commit of the primary wait for its standby, until it is started again. */
async function waitForStandby(): Promise<void> {
  if (!postgres) return;
  const { place } = postgres;
  const primary = clusterAt({ ...place, options: `${place.options} -c synchronous_standby_names=*` });
  await cluster?.stop();
  await primary.start();
  ends.push(async () => {
    await primary.stop("immediate").catch(() => {});
    await cluster?.start();
  });
}

/** The address of a network's database with both hosts in it. */
function bothHosts(first: string, second: string): string {
  const url = new URL(first);
  return first.replace(url.host, `${url.host},${new URL(second).host}`);
}

describe.skipIf(!cluster)("a primary that is lost under load", () => {
  it("is replaced by its standby: what was acknowledged is kept, and the server goes on by itself", async () => {
    if (!postgres) return;
    const network = await makeNetwork("postgres");
    ends.push(() => network.remove());
    const standby = await startStandby(postgres.place, postgres.url);
    ends.push(() => clusterAt(standby.place).remove());
    await waitForStandby();
    const own = network.settings.DATABASE_URL as string;
    const promoted = databaseUrl(standby.url, new URL(own).pathname.slice(1));
    const recipient = await recipientOf(network);
    const server = await network.serve({ DATABASE_URL: bothHosts(own, promoted) });
    const token = await logIn(network.address, "demo@foodshed.example");
    const load = startLoad({ server, address: network.address, token, recipient });
    await load.goesOn();

    await cluster?.stop("immediate");
    await load.isRefused();
    await clusterAt(standby.place).promote();
    const since = Date.now();
    await load.goesOn(1);
    expect(Date.now() - since).toBeLessThan(RECOVERY);
    await load.goesOn();

    // The old primary comes back as it was: nothing is written to it any more.
    await cluster?.start();
    await load.goesOn();
    await load.stop();
    expect(load).toMatchObject({ broken: 0 });
    const after: FaultNetwork = { ...network, read: (work) => readAt(promoted, work) };
    await expectKeptAndOnce(after, load);
  });

  it("that takes no writes any more is left, also while it still answers", async () => {
    const network = await makeNetwork("postgres");
    ends.push(() => network.remove());
    const { db, close } = await openPostgres(network.settings.DATABASE_URL as string, { max: 3 });
    ends.push(close);
    const pid = async () => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      return rows[0]?.pid as number;
    };
    const all = () => Promise.all([pid(), pid(), pid()]);
    const before = await all();
    // What a statement meets that writes to a server which was demoted under it.
    const write = db
      .transaction()
      .setAccessMode("read only")
      .execute((trx) => sql`create table written (n integer)`.execute(trx));
    await expect(write).rejects.toMatchObject({ code: "25006" });
    await wait(50);
    const kept = (await all()).filter((one) => before.includes(one));
    expect(kept).toEqual([]);
  });
});

async function readAt<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const opened = await openPostgres(url);
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}
