import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_PASSWORD } from "@foodshed/demo/demo-logins";
import { sql } from "kysely";
import { inject } from "vitest";
import { clusterAt } from "../../../../../scripts/lib/postgres.mjs";
import type { Database } from "../../infra/db/connection.ts";
import { openEmbedded, openPostgres } from "../../infra/db/database.ts";
import { administer, databaseUrl } from "../../testing/global-setup.ts";
import { freePort, type ServerProcess, serve } from "../../testing/server-process.ts";
import { findRecipient } from "./recipient.ts";

/** The cluster that tests may stop and start; absent where there is no PostgreSQL. Leave it running. */
export const cluster = (() => {
  const { postgres } = inject("templates");
  return postgres && { ...clusterAt(postgres.place), url: postgres.url };
})();

/** A demo network of its own for one test: its settings, and a way past the server to what it stored. */
export interface FaultNetwork {
  settings: { DATA_DIR: string; PORT: string; DATABASE_URL?: string } & Record<string, string>;
  /** Where a server with these settings listens. */
  address: string;
  /** Starts a server, or a second one at a port of its own. */
  serve(more?: Record<string, string>): Promise<ServerProcess>;
  /** Reads the database. With the embedded one no server may run meanwhile. */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

/** Copies the embedded demo network, or the one in PostgreSQL, with a data directory below `parent`. */
export async function makeNetwork(kind: "embedded" | "postgres", parent = tmpdir()): Promise<FaultNetwork> {
  const templates = inject("templates");
  const dataDir = mkdtempSync(join(parent, "foodshed-fault-"));
  const name = `foodshed_fault_${randomBytes(6).toString("hex")}`;
  const { postgres } = templates;
  if (kind === "postgres" && !postgres) throw new Error("There is no PostgreSQL here: skip this test.");
  cpSync(kind === "postgres" && postgres ? postgres.files : templates.embedded, dataDir, { recursive: true });
  if (kind === "postgres" && postgres) {
    await administer(postgres.url, `create database ${name} template ${postgres.database}`);
    // A copied sequence would be set back by a crash: only after a checkpoint its next number is written down first.
    await administer(postgres.url, "checkpoint");
  }
  const url = kind === "postgres" && postgres ? databaseUrl(postgres.url, name) : undefined;
  const port = await freePort();
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(port),
    RATE_LIMITS: "off",
    ...(url && { DATABASE_URL: url }),
  };
  return {
    settings,
    address: `http://127.0.0.1:${port}`,
    serve: (more = {}) => serve({ ...settings, ...more }),
    async read(work) {
      const opened = url
        ? await openPostgres(url)
        : await openEmbedded({ directory: join(dataDir, "database") });
      try {
        return await work(opened.db);
      } finally {
        await opened.close();
      }
    },
    async remove() {
      if (postgres && url) await administer(postgres.url, `drop database if exists ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A token of one of the demo network's people. */
export async function logIn(address: string, email: string): Promise<string> {
  const response = await fetch(`${address}/api/v1/accounts/login/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: email, password: DEMO_PASSWORD }),
  });
  if (response.status !== 200) throw new Error(`Login failed: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

/** Somebody to whom the demo's member may write. */
export const recipientOf = (network: FaultNetwork): Promise<number> => network.read(findRecipient);

/** Ends the backends that work for a network, as an administrator or a failover would. */
export async function terminateBackends({ settings }: FaultNetwork): Promise<void> {
  if (!cluster || !settings.DATABASE_URL) throw new Error("This network has no PostgreSQL.");
  const database = new URL(settings.DATABASE_URL).pathname.slice(1);
  await administer(
    cluster.url,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
  );
}

/** How often each message with these contents is stored. */
export async function countMessages(db: Database, beginning: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ content: string; count: number }>`
    select content, count(*) as count from messages where content like ${`${beginning}%`} group by content`.execute(
    db,
  );
  return new Map(rows.map(({ content, count }) => [content, Number(count)]));
}
