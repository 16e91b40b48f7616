import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { sql } from "kysely";
import { migrations as knownMigrations } from "../migrations/migrations.ts";
import { countAnew, takeYourTime } from "../platform/bulk.ts";
import type { Connection, Services } from "../platform/context.ts";
import { doneMigrations, migrate } from "../platform/migrate.ts";
import { ifThere, isAbsence } from "../platform/reading.ts";
import { SetupError } from "../platform/setup-error.ts";
import { type Manifest, placesIn, readManifest, sha256 } from "./backup-folder.ts";
import { continueNumbering, countRows, tableNames, withoutForeignKeys, writableColumns } from "./tables.ts";

const ROWS_AT_ONCE = 500;

/**
 * Fills an empty database and the file store from a backup: all of it or nothing. A backup of an earlier version is
 * brought up to date.
 * @throws SetupError when the target is not empty, or the backup is damaged or of a newer version
 */
export async function restoreBackup(
  services: Services,
  folder: string,
  onStep: (step: string, done: number, total: number) => void = () => {},
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await prepareTarget(services, manifest);
  const secret = await readSecret(services, placesIn(folder).sessionSecret);
  await restoreFiles(services, manifest, placesIn(folder).files, onStep);
  await services.db.transaction().execute(async (trx) => {
    await takeYourTime(trx);
    await withoutForeignKeys(trx, async () => {
      const tables = Object.entries(manifest.tables);
      for (const [index, [table, count]] of tables.entries()) {
        onStep("Tables", index + 1, tables.length);
        await restoreTable(trx, table, placesIn(folder).table(table));
        if ((await countRows(trx, table)) !== count)
          throw new SetupError([
            `The backup is damaged: the table ${table} does not have its ${count} rows.`,
          ]);
      }
    });
    await continueNumbering(trx);
    await countAnew(trx);
  });
  await migrate(services.db);
  if (secret) await writeFile(join(services.config.dataDir, "session-secret"), secret, { mode: 0o600 });
  return manifest;
}

async function prepareTarget({ db }: Services, manifest: Manifest): Promise<void> {
  for (const table of await tableNames(db)) {
    if ((await countRows(db, table)) > 0)
      throw new SetupError([
        "There is something in this database already: a backup is restored into an empty one only.",
      ]);
  }
  const unknown = manifest.migrations.filter((name) => !Object.hasOwn(knownMigrations, name));
  if (unknown.length > 0)
    throw new SetupError(["This backup was made by a newer version of Foodshed: restore it with that one."]);
  await migrate(db, manifest.migrations.at(-1));
  if ((await doneMigrations(db)).length !== manifest.migrations.length)
    throw new SetupError([
      "The tables of this database are newer than the backup: restore it into a database without any tables.",
    ]);
  const here = new Set(await tableNames(db));
  const strange = Object.keys(manifest.tables).filter((table) => !here.has(table));
  if (strange.length > 0) throw new SetupError([`The backup is damaged: there is no table ${strange[0]}.`]);
}

async function restoreFiles(
  services: Services,
  manifest: Manifest,
  folder: string,
  onStep: (step: string, done: number, total: number) => void,
): Promise<void> {
  for (const [index, { key, sha256: expected }] of manifest.files.entries()) {
    onStep("Files", index + 1, manifest.files.length);
    const data = await ifThere(readFile(join(folder, key)));
    if (!data || sha256(data) !== expected)
      throw new SetupError([`The backup is damaged: the file ${key} is missing or changed.`]);
    await services.files.write(key, data);
  }
}

async function restoreTable(trx: Connection, table: string, file: string): Promise<void> {
  const columns = sql.join((await writableColumns(trx, table)).map((name) => sql.ref(name)));
  const insert = (rows: string[]) =>
    sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(",")}]`}::jsonb)`.execute(
      trx,
    );
  for await (const rows of rowsOf(table, file)) {
    try {
      await insert(rows);
    } catch (error) {
      throw isRefusedRow(error) ? damaged(table, error) : error;
    }
  }
}

/** The rows of a table as they were written, so many at once. */
async function* rowsOf(table: string, file: string): AsyncGenerator<string[]> {
  const unzipped = createGunzip();
  // An error on the way is the reader's to see: it ends the unzipped lines with it.
  pipeline(createReadStream(file), unzipped, () => {});
  let rows: string[] = [];
  try {
    for await (const line of createInterface({ input: unzipped })) {
      rows.push(line);
      if (rows.length < ROWS_AT_ONCE) continue;
      yield rows;
      rows = [];
    }
  } catch (error) {
    throw isAbsence(error) || isBadArchive(error) ? damaged(table, error) : error;
  }
  if (rows.length > 0) yield rows;
}

function damaged(table: string, cause: unknown): SetupError {
  return new SetupError([`The backup is damaged: the table ${table} cannot be read.`], { cause });
}

const isBadArchive = (error: unknown) => String((error as { code?: unknown }).code).startsWith("Z_");

/** Whether the database refused what a row says; everything else that fails is the database's own trouble. */
const isRefusedRow = (error: unknown) => /^2[23]\w{3}$/.test(String((error as { code?: unknown }).code));

/** With the secret of the original, links in mails that were sent before the restore go on working. */
async function readSecret({ config }: Services, file: string): Promise<string | undefined> {
  return config.sessionSecret ? undefined : await ifThere(readFile(file, "utf8"));
}
