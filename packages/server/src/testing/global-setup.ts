import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openEmbedded, openPostgres } from "../infra/db/database.ts";
import { migrate } from "../infra/db/migrate.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A file with a migrated embedded database, or the name of a migrated PostgreSQL database to copy. */
    template: { snapshot: string } | { database: string };
  }
}

/** Migrates once; every test server starts from a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    project.provide("template", { snapshot: await embeddedSnapshot() });
    return async () => {};
  }
  const database = `foodshed_template_${process.pid}`;
  await administer(url, `create database ${database}`);
  const template = await openPostgres(databaseUrl(url, database));
  await migrate(template.db);
  await template.close();
  project.provide("template", { database });
  return () => administer(url, `drop database if exists ${database} with (force)`);
}

/** Kept between runs for as long as the migrations stay the same. */
async function embeddedSnapshot(): Promise<string> {
  const folder = join(import.meta.dirname, "..", "migrations");
  const hash = createHash("sha256");
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  hash.update(readFileSync(join(import.meta.dirname, "..", "..", "package.json")));
  const file = join(tmpdir(), `foodshed-test-${hash.digest("hex").slice(0, 16)}.tar`);
  if (existsSync(file)) return file;
  const { db, pglite, close } = await openEmbedded({});
  await migrate(db);
  const dump = await pglite.dumpDataDir("none");
  await close();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return file;
}

export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
