import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { SetupError } from "../../core/setup-error.ts";
import { ifExists } from "../config/missing-files.ts";
import { analyze, disableTimeouts } from "../db/bulk.ts";
import type { Connection, Database } from "../db/connection.ts";
import { type CopiedTable, copyIn } from "../db/copy.ts";
import { doneMigrations, migrate } from "../db/migrate.ts";
import { placesIn, type ReadManifest } from "./backup-folder.ts";
import type { BackupServices } from "./backup-services.ts";
import type { CheckedBackup } from "./check-backup.ts";
import { linesIn, readBytes, readJsonRows, unreadable, writeValuesAlike } from "./table-rows.ts";
import { continueNumbering, countRows, tableNames, withoutForeignKeys, writableColumns } from "./tables.ts";
import { withRetry } from "./with-retry.ts";
import { fileKeys } from "./write-backup.ts";

/** Characters of rows that one statement takes. */
const CHUNK = 1_000_000;

/**
 * Fills an empty database and the file store from a backup: all of it or nothing. Tables are made, filled and brought up to date in
 * one transaction; what was written beside it is taken back when it fails.
 * @throws SetupError when the target is not empty, or the backup's rows do not fit together
 */
export async function restoreBackup(
  services: BackupServices,
  backup: CheckedBackup,
  onStep: (step: string, done: number, total: number) => void = () => {},
): Promise<ReadManifest> {
  const { manifest } = backup;
  const undo: (() => Promise<void>)[] = [];
  try {
    await services.db.transaction().execute(async (trx) => {
      await disableTimeouts(trx);
      await writeValuesAlike(trx);
      await prepareTarget(trx, manifest);
      await withoutForeignKeys(trx, async () => {
        const total = Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0);
        let done = 0;
        for (const table of Object.keys(manifest.tables)) {
          await restoreTable(trx, table, backup, (rows) => {
            done += rows;
            onStep("Rows", done, total);
          });
        }
      });
      await continueNumbering(trx);
      await checkNamedFiles(trx, manifest);
      await analyze(trx);
      await migrate(trx);
      await restoreFiles(services, backup, undo, onStep);
      await restoreSecret(services, backup, undo);
    });
  } catch (error) {
    for (const takeBack of undo.reverse()) await takeBack().catch(() => {});
    throw error;
  }
  return manifest;
}

async function prepareTarget(trx: Database, manifest: ReadManifest): Promise<void> {
  for (const table of await tableNames(trx)) {
    if ((await countRows(trx, table)) > 0)
      throw new SetupError([
        "There is something in this database already: a backup is restored into an empty one only.",
      ]);
  }
  // The migrator refuses to go back by itself.
  const done = await doneMigrations(trx);
  if (done.length > manifest.migrations.length)
    throw new SetupError([
      "The tables of this database are newer than the backup: restore it into a database without any tables.",
    ]);
  await migrate(trx, manifest.migrations.at(-1));
  const here = new Set(await tableNames(trx));
  const strange = Object.keys(manifest.tables).find((table) => !here.has(table));
  if (strange) throw new SetupError([`The backup is damaged: there is no table ${strange}.`]);
  const absent = [...here].find((table) => !Object.hasOwn(manifest.tables, table));
  if (absent) throw new SetupError([`The backup is damaged: it has no table ${absent}.`]);
}

async function restoreTable(
  trx: Connection,
  table: string,
  { folder, manifest }: CheckedBackup,
  onRows: (count: number) => void,
): Promise<void> {
  const file = placesIn(folder).table(table, manifest.format);
  const known = await writableColumns(trx, table);
  const columns = manifest.tables[table]?.columns;
  const strange = columns?.find((name) => !known.includes(name));
  if (strange) throw new SetupError([`The backup is damaged: the table ${table} has no column ${strange}.`]);
  try {
    if (columns) await copyIn(trx, { table, columns }, counted(readBytes(table, file), onRows));
    else await insertJson(trx, { table, columns: known }, file, onRows);
  } catch (error) {
    throw isRefusedRow(error) ? unreadable(table, error) : error;
  }
}

async function* counted(bytes: AsyncIterable<Buffer>, onRows: (count: number) => void) {
  for await (const chunk of bytes) {
    onRows(linesIn(chunk));
    yield chunk;
  }
}

async function insertJson(
  trx: Connection,
  target: CopiedTable,
  file: string,
  onRows: (count: number) => void,
): Promise<void> {
  const table = sql.table(target.table);
  const columns = sql.join(target.columns.map((name) => sql.ref(name)));
  const insert = async (rows: string[]) => {
    onRows(rows.length);
    await sql`insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${table}, ${`[${rows.join(",")}]`}::jsonb)`.execute(
      trx,
    );
  };
  let waiting: string[] = [];
  let length = 0;
  for await (const rows of readJsonRows(target.table, file)) {
    for (const row of rows) length += row.length;
    waiting = waiting.concat(rows);
    if (length < CHUNK) continue;
    await insert(waiting);
    waiting = [];
    length = 0;
  }
  if (waiting.length > 0) await insert(waiting);
}

/** Whether the database refused what a row says; everything else that fails is the database's own trouble. */
const isRefusedRow = (error: unknown) => /^2[23]\w{3}$/.test(String((error as { code?: unknown }).code));

/** Every file that a row names is in the backup, or was missing already when it was made. */
async function checkNamedFiles(trx: Connection, manifest: ReadManifest): Promise<void> {
  const known = new Set([...manifest.files.map(({ key }) => key), ...manifest.missing_files]);
  const unknown = (await fileKeys(trx)).filter((key) => !known.has(key));
  if (unknown.length > 0)
    throw new SetupError([
      `The backup is damaged: its tables name ${unknown.length} files that it does not have, such as ${unknown[0]}.`,
    ]);
}

async function restoreFiles(
  services: BackupServices,
  { folder, manifest }: CheckedBackup,
  undo: (() => Promise<void>)[],
  onStep: (step: string, done: number, total: number) => void,
): Promise<void> {
  for (const [index, { key }] of manifest.files.entries()) {
    onStep("Files", index + 1, manifest.files.length);
    const data = await readFile(join(placesIn(folder).files, key));
    const found = await withRetry(() => services.files.read(key));
    if (found?.equals(data)) continue;
    if (found)
      throw new SetupError([`Where files are kept there is another one under the key ${key} already.`]);
    undo.push(() => services.files.remove(key));
    await withRetry(() => services.files.write(key, data));
  }
}

/** With the secret of the original, links in mails that were sent before the restore go on working. */
async function restoreSecret(
  { config }: BackupServices,
  { secret }: CheckedBackup,
  undo: (() => Promise<void>)[],
): Promise<void> {
  if (config.sessionSecret || !secret) return;
  const file = join(config.dataDir, "session-secret");
  const before = await ifExists(readFile(file, "utf8"));
  undo.push(() =>
    before === undefined ? rm(file, { force: true }) : writeFile(file, before, { mode: 0o600 }),
  );
  await writeFile(file, secret, { mode: 0o600 });
}
