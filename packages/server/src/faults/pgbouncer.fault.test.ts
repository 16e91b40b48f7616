import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { disableTimeouts } from "../infra/db/bulk.ts";
import { openPostgres } from "../infra/db/database.ts";
import { migrate } from "../infra/db/migrate.ts";
import { migrations } from "../migrations/migrations.ts";
import { administer, databaseUrl } from "../testing/global-setup.ts";
import { freePort, killServers } from "../testing/server-process.ts";
import { expectKeptAndOnce, startLoad } from "./support/load.ts";
import {
  cluster,
  type FaultNetwork,
  logIn,
  makeNetwork,
  recipientOf,
  terminateBackends,
} from "./support/network.ts";
import { type Daemon, findProgram, startDaemon } from "./support/programs.ts";

const program = await findProgram(
  ["pgbouncer"],
  "pgbouncer",
  "everything works behind PgBouncer, which gives each transaction another connection",
);

let network: FaultNetwork | undefined;
let bouncer: Daemon | undefined;
let folder: string | undefined;
afterEach(async () => {
  await killServers();
  await bouncer?.end();
  if (cluster) await administer(cluster.url, "alter role foodshed reset all");
  await network?.remove();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** PgBouncer in transaction mode, with fewer connections than a process of ours opens. @returns the cluster's address through it */
async function startBouncer(): Promise<URL> {
  const behind = new URL((cluster as { url: string }).url);
  const port = await freePort();
  folder = mkdtempSync(join(tmpdir(), "foodshed-pgbouncer-"));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "users.txt"), `"${behind.username}" "${behind.password}"\n`);
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    `[databases]
* = host=${behind.hostname} port=${behind.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 4
`,
  );
  const asRoot = process.getuid?.() === 0;
  const idOf = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  // It refuses to run as root.
  const as = asRoot ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  bouncer = await startDaemon(program as string, [join(folder, "pgbouncer.ini")], port, as);
  behind.port = String(port);
  return behind;
}

const giveLimits = async (statement = "20s") => {
  const { url } = cluster as { url: string };
  await administer(url, `alter role foodshed set statement_timeout = '${statement}'`);
  await administer(url, "alter role foodshed set idle_in_transaction_session_timeout = '30s'");
};

describe.skipIf(!cluster || !program)("behind PgBouncer in transaction mode", () => {
  it("a start is refused without limits of the role, with what to do", async () => {
    const url = await startBouncer();
    await expect(openPostgres(url.href)).rejects.toThrow(
      "Nothing limits how long a statement of foodshed may take: behind PgBouncer the role must have the limits. Run ALTER ROLE foodshed SET statement_timeout = '20s', then",
    );
  });

  it("the role's limit ends a statement, and a transaction may lift it for itself alone", async () => {
    await giveLimits("1s");
    const url = await startBouncer();
    const { db, close } = await openPostgres(url.href, { max: 8 });
    const slow = sql`select pg_sleep(1.5)`;
    const ended = expect(slow.execute(db)).rejects.toMatchObject({ code: "57014" });
    await db.transaction().execute(async (trx) => {
      await disableTimeouts(trx);
      await slow.execute(trx);
    });
    await ended;
    // Whichever connection of PgBouncer's it gets: none was left without the limit.
    const shown = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`;
    const all = await Promise.all(Array.from({ length: 8 }, () => shown.execute(db)));
    expect(new Set(all.map(({ rows }) => rows[0]?.limit))).toEqual(new Set(["1s"]));
    await close();
  });

  it("two processes migrate at once, also after a failure, and hold no lock when they are done", async () => {
    await giveLimits();
    const url = await startBouncer();
    const { url: direct } = cluster as { url: string };
    await administer(direct, "create database bounced");
    const own = databaseUrl(url.href, "bounced");
    const databases = await Promise.all([openPostgres(own), openPostgres(own)]);
    const names = Object.keys(migrations);
    const last = names.at(-1) as string;
    const before = migrations[last] as (typeof migrations)[string];
    migrations[last] = {
      async up(db) {
        await sql`select no_such_column from accounts`.execute(db);
      },
    };
    try {
      await expect(migrate((databases[0] as (typeof databases)[0]).db)).rejects.toThrow("no_such_column");
    } finally {
      migrations[last] = before;
    }
    const done = await Promise.all(databases.map(({ db }) => migrate(db)));
    expect(done.map((list) => list.length).sort((a, b) => a - b)).toEqual([0, names.length]);
    const { rows } = await sql`select pid from pg_locks where locktype = 'advisory'`.execute(
      (databases[0] as (typeof databases)[0]).db,
    );
    expect(rows).toEqual([]);
    for (const { close } of databases) await close();
    await administer(direct, "drop database bounced with (force)");
  });

  it("acknowledged messages are kept and sent once, while connections behind it are ended", async () => {
    await giveLimits();
    const url = await startBouncer();
    network = await makeNetwork("postgres");
    const recipient = await recipientOf(network);
    const database = new URL(network.settings.DATABASE_URL as string).pathname.slice(1);
    const server = await network.serve({ DATABASE_URL: databaseUrl(url.href, database) });
    const token = await logIn(network.address, "demo@foodshed.example");
    const load = startLoad({ server, address: network.address, token, recipient, senders: 12 });
    await load.goesOn(100);
    await terminateBackends(network);
    await load.goesOn();
    await load.stop();
    expect(load).toMatchObject({ broken: 0 });
    await expectKeptAndOnce(network, load);
  });
});
