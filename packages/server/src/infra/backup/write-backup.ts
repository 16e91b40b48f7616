import { createHash } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { SetupError } from "../../core/setup-error.ts";
import { disableTimeouts } from "../db/bulk.ts";
import type { Connection } from "../db/connection.ts";
import { doneMigrations, pendingMigrations, refuseNewerTables } from "../db/migrate.ts";
import { keysOfImage } from "../images/images.ts";
import type { InfraServices } from "../services.ts";
import { type Manifest, placesIn, sign } from "./backup-folder.ts";
import { writeRows } from "./table-rows.ts";
import { tableNames } from "./tables.ts";
import { withRetry } from "./with-retry.ts";

/** A store at the other end of a line answers several at once in the time of one. */
const FILES_AT_ONCE = 8;

/**
 * Writes everything that members gave into an empty folder: each table as of one moment, and the files that they name. With the
 * operator's key the manifest, and by its hashes everything else, is signed.
 * @throws SetupError when the folder is not empty or the tables are older or newer than this version
 */
export async function writeBackup(
  services: InfraServices,
  folder: string,
  onStep: (step: string, done: number, total: number) => void = () => {},
): Promise<Manifest> {
  const places = placesIn(folder);
  await refuseNewerTables(services.db);
  if ((await pendingMigrations(services.db)).length > 0)
    throw new SetupError(["The tables are not up to date: run `migrate` first."]);
  await emptyFolder(folder);
  await mkdir(dirname(places.table("x")), { recursive: true });

  const migrations = await doneMigrations(services.db);
  const { tables, keys } = await services.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      await disableTimeouts(trx);
      const written: Manifest["tables"] = {};
      const names = await tableNames(trx);
      for (const [index, name] of names.entries()) {
        onStep("Tables", index + 1, names.length);
        written[name] = await writeRows(trx, name, places.table(name));
      }
      return { tables: written, keys: await fileKeys(trx) };
    });
  const { files, missing_files } = await writeFiles(services, keys, places.files, onStep);
  const { sessionSecret, backupKey } = services.config;
  if (!sessionSecret) await writeFile(places.sessionSecret, services.secret, { mode: 0o600 });
  const manifest: Manifest = {
    format: 2,
    made_at: services.clock.now().toISOString(),
    migrations,
    tables,
    files,
    missing_files,
    session_secret: sessionSecret ? null : sha256(services.secret),
  };
  if (backupKey) manifest.signature = sign(manifest, backupKey);
  await writeFile(places.manifest, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
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

/** Keys of all files that the tables name. */
export async function fileKeys(trx: Connection): Promise<string[]> {
  const images = await trx.selectFrom("images").select(["key", "width"]).orderBy("key").execute();
  const files = await trx.selectFrom("files").select("storage_key").orderBy("id").execute();
  return [...images.flatMap(keysOfImage), ...files.map(({ storage_key }) => storage_key)];
}

async function writeFiles(
  services: InfraServices,
  keys: string[],
  folder: string,
  onStep: (step: string, done: number, total: number) => void,
): Promise<Pick<Manifest, "files" | "missing_files">> {
  const written = new Map<string, Manifest["files"][number]>();
  const waiting = keys.entries();
  const work = async () => {
    for (const [index, key] of waiting) {
      onStep("Files", index + 1, keys.length);
      const data = await withRetry(() => services.files.read(key));
      if (!data) continue;
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, data, { mode: 0o600 });
      written.set(key, { key, size: data.byteLength, sha256: sha256(data) });
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, work));
  return {
    files: keys.flatMap((key) => written.get(key) ?? []),
    missing_files: keys.filter((key) => !written.has(key)),
  };
}

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest("hex");
