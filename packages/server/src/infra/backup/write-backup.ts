import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { SetupError } from "../../core/setup-error.ts";
import { disableTimeouts } from "../db/bulk.ts";
import type { Connection } from "../db/connection.ts";
import { doneMigrations, pendingMigrations, refuseNewerTables } from "../db/migrate.ts";
import { keysOfImage } from "../images/image-keys.ts";
import { type Manifest, placesIn, sign } from "./backup-folder.ts";
import type { BackupServices } from "./backup-services.ts";
import { writeRows, writeValuesAlike } from "./table-rows.ts";
import { estimateRows, tableNames } from "./tables.ts";
import { writeWhole } from "./unfinished-folder.ts";
import { withRetry } from "./with-retry.ts";

/** A store at the other end of a line answers several at once in the time of one. */
const FILES_AT_ONCE = 8;

type OnStep = (step: string, done: number, total: number) => void;

/**
 * Writes everything that members gave into an empty folder: each table as of one moment, and the files that they name. With the
 * operator's key the manifest, and by its hashes everything else, is signed.
 * @throws SetupError when the folder is not empty or the tables are older or newer than this version
 */
export async function writeBackup(
  services: BackupServices,
  folder: string,
  onStep: OnStep = () => {},
): Promise<Manifest> {
  await refuseNewerTables(services.db);
  if ((await pendingMigrations(services.db)).length > 0)
    throw new SetupError(["The tables are not up to date: run `migrate` first."]);
  return await writeWhole(folder, (unfinished) => writeInto(services, unfinished, onStep));
}

async function writeInto(services: BackupServices, folder: string, onStep: OnStep): Promise<Manifest> {
  const places = placesIn(folder);
  await mkdir(places.tables);
  const migrations = await doneMigrations(services.db);
  const { tables, keys } = await services.db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      await disableTimeouts(trx);
      await writeValuesAlike(trx);
      const written: Manifest["tables"] = {};
      const expected = await estimateRows(trx);
      let done = 0;
      const onRows = (count: number) => {
        done += count;
        onStep("Rows", done, Math.max(done, expected));
      };
      for (const name of await tableNames(trx))
        written[name] = await writeRows(trx, name, places.table(name, 3), onRows);
      return { tables: written, keys: await fileKeys(trx) };
    });
  const { files, missing_files } = await writeFiles(services, keys, places.files, onStep);
  const { sessionSecret, backupKey } = services.config;
  if (!sessionSecret) await writeFile(places.sessionSecret, services.secret, { mode: 0o600 });
  const manifest: Manifest = {
    format: 3,
    made_at: services.clock.now().toISOString(),
    migrations,
    tables,
    files,
    missing_files,
    session_secret: sessionSecret ? null : sha256(services.secret),
  };
  if (backupKey) manifest.signature = sign(manifest, backupKey);
  await writeFile(places.manifest, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
  return manifest;
}

/** Keys of all files that the tables name. */
export async function fileKeys(trx: Connection): Promise<string[]> {
  const images = await trx.selectFrom("images").select(["key", "width"]).orderBy("key").execute();
  const files = await trx.selectFrom("files").select("storage_key").orderBy("id").execute();
  return [...images.flatMap(keysOfImage), ...files.map(({ storage_key }) => storage_key)];
}

async function writeFiles(
  services: BackupServices,
  keys: string[],
  folder: string,
  onStep: OnStep,
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
