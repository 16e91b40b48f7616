import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type ClusterPlace, startPostgres } from "../../../../../scripts/lib/postgres.mjs";
import { administer, databaseUrl } from "../../testing/global-setup.ts";
import { runServer } from "../../testing/server-process.ts";

/** A small demo network, copied for each test. */
export interface Templates {
  /** A data directory with its embedded database. */
  embedded: string;
  /** Absent where there is no PostgreSQL. */
  postgres?: {
    place: ClusterPlace;
    url: string;
    database: string;
    /** The data directory that goes with the database: files only. */
    files: string;
  };
}

declare module "vitest" {
  export interface ProvidedContext {
    templates: Templates;
  }
}

const DATABASE = "foodshed_fault_template";

/** Makes a cluster that the suite may stop, and the networks that tests copy. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "foodshed-fault-templates-"));
  const embedded = join(folder, "embedded");
  const files = join(folder, "postgres");
  const cluster = await startPostgres({ keepsCommits: true });
  if (cluster) await administer(cluster.url, `create database ${DATABASE}`);
  await Promise.all([
    fill({ DATA_DIR: embedded }),
    cluster && fill({ DATA_DIR: files, DATABASE_URL: databaseUrl(cluster.url, DATABASE) }),
  ]);
  project.provide("templates", {
    embedded,
    ...(cluster && { postgres: { ...cluster, database: DATABASE, files } }),
  });
  return () => rmSync(folder, { recursive: true, force: true });
}

async function fill(settings: Record<string, string>): Promise<void> {
  const filling = runServer(["demo", "--profiles", "60"], settings);
  if ((await filling.ended) !== 0) throw new Error(filling.output());
}
