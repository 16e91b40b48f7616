import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "kysely";
import { takeYourTime } from "../platform/bulk.ts";
import type { Connection, Services } from "../platform/context.ts";
import { keysOfImage } from "../platform/images.ts";
import { doneMigrations, pendingMigrations } from "../platform/migrate.ts";
import { SetupError } from "../platform/setup-error.ts";
import { type Manifest, placesIn, sha256 } from "./backup-folder.ts";
import { tableNames } from "./tables.ts";

const ROWS_AT_ONCE = 1_000;

/**
 * Writes everything that members gave into an empty folder: each table as of one moment, and the files that they name.
 * @throws SetupError when the folder is not empty or the tables are not up to date
 */
export async function writeBackup(
  services: Services,
  folder: string,
  onStep: (step: string, done: number, total: number) => void = () => {},
): Promise<Manifest> {
  const places = placesIn(folder);
  if ((await pendingMigrations(services.db)).length > 0)
    throw new SetupError(["The tables are not up to date: run `migrate` first."]);
  await emptyFolder(folder);
  await mkdir(dirname(places.table("x")), { recursive: true });

  const migrations = await doneMigrations(services.db);
  const { tables, keys } = await services.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      await takeYourTime(trx);
      const counts: Record<string, number> = {};
      const names = await tableNames(trx);
      for (const [index, name] of names.entries()) {
        onStep("Tables", index + 1, names.length);
        counts[name] = await writeTable(trx, name, places.table(name));
      }
      return { tables: counts, keys: await fileKeys(trx) };
    });
  const { files, missing_files } = await writeFiles(services, keys, places.files, onStep);
  if (!services.config.sessionSecret) await writeFile(places.sessionSecret, services.secret, { mode: 0o600 });
  const made_at = services.clock.now().toISOString();
  const manifest: Manifest = { format: 1, made_at, migrations, tables, files, missing_files };
  await writeFile(places.manifest, `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

async function emptyFolder(folder: string): Promise<void> {
  try {
    // Members' addresses and messages stand in here.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length > 0)
      throw new SetupError([`${folder} is not empty: choose another folder for this backup.`]);
  } catch (error) {
    if (error instanceof SetupError) throw error;
    throw new SetupError([`${folder} cannot be written: ${(error as Error).message}.`], { cause: error });
  }
}

async function writeTable(trx: Connection, table: string, file: string): Promise<number> {
  let count = 0;
  await sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(
    trx,
  );
  async function* lines() {
    while (true) {
      const { rows } = await sql<{
        row: string;
      }>`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`.execute(trx);
      if (rows.length === 0) return;
      count += rows.length;
      yield `${rows.map(({ row }) => row).join("\n")}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  await sql`close backup_rows`.execute(trx);
  return count;
}

async function fileKeys(trx: Connection): Promise<string[]> {
  const images = await trx.selectFrom("images").select(["key", "width"]).orderBy("key").execute();
  const files = await trx.selectFrom("files").select("storage_key").orderBy("id").execute();
  return [...images.flatMap(keysOfImage), ...files.map(({ storage_key }) => storage_key)];
}

async function writeFiles(
  services: Services,
  keys: string[],
  folder: string,
  onStep: (step: string, done: number, total: number) => void,
): Promise<Pick<Manifest, "files" | "missing_files">> {
  const files: Manifest["files"] = [];
  const missing_files: string[] = [];
  for (const [index, key] of keys.entries()) {
    onStep("Files", index + 1, keys.length);
    const data = await services.files.read(key);
    if (!data) {
      missing_files.push(key);
      continue;
    }
    const path = join(folder, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, data, { mode: 0o600 });
    files.push({ key, size: data.byteLength, sha256: sha256(data) });
  }
  return { files, missing_files };
}
