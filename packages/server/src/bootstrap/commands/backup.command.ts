import { resolve } from "node:path";
import { systemClock } from "../../core/clock.ts";
import type { BackupServices } from "../../infra/backup/backup-services.ts";
import { checkBackup } from "../../infra/backup/check-backup.ts";
import { restoreBackup } from "../../infra/backup/restore-backup.ts";
import { FILE_DEADLINE } from "../../infra/backup/with-retry.ts";
import { writeBackup } from "../../infra/backup/write-backup.ts";
import { type Config, readConfig } from "../../infra/config/config.ts";
import { writeSetting } from "../../infra/db/stored-settings.ts";
import { openFileStore } from "../../infra/storage/open-file-store.ts";
import { openData } from "../open-data.ts";
import { createProgress } from "./progress.ts";
import { untouchedUnless } from "./untouched-data-dir.ts";

type Told = (step: string, done: number, total: number) => void;
interface Summary {
  format: 1 | 2 | 3;
  tables: Record<string, { rows: number }>;
  files: unknown[];
  missing_files: string[];
  signature?: string;
}

/** Writes a backup into a new folder. */
export async function backup(path: string): Promise<void> {
  const folder = resolve(path);
  const config = readConfig(process.env);
  const made = await withProgress((told) =>
    withServices(config, async (services) => {
      const written = await writeBackup(services, folder, told);
      await noteBackup(services, written.made_at);
      return written;
    }),
  );
  sum(`The backup stands in ${folder}`, made);
}

/** The overview of administrators says when it was. A database that takes no writes has been backed up all the same. */
async function noteBackup({ db, log }: BackupServices, at: string): Promise<void> {
  try {
    await writeSetting(db, "last_backup", { at });
  } catch (err) {
    log.warn({ err }, "The time of the backup could not be noted");
  }
}

/** Fills an empty database from a backup. A refused one leaves nothing behind: it is read as a whole before anything is opened. */
export async function restore(path: string): Promise<void> {
  const folder = resolve(path);
  const config = readConfig(process.env);
  const restored = await withProgress(async (told) => {
    const checked = await checkBackup(folder, config.backupKey, told);
    return await untouchedUnless(config, (opened) =>
      withServices(config, (services) => {
        opened();
        return restoreBackup(services, checked, told);
      }),
    );
  });
  sum(`The backup of ${folder} is restored`, restored);
  if (restored.format === 1)
    console.log(
      "It is of an earlier version: its files were held against their hashes, its rows were counted.",
    );
  else if (restored.signature && !config.backupKey)
    console.log("It is signed, but BACKUP_KEY is not set: who wrote it was not checked.");
}

async function withProgress<T>(work: (told: Told) => Promise<T>): Promise<T> {
  const progress = createProgress();
  try {
    return await work(progress.report);
  } finally {
    progress.end();
  }
}

/** Without the modules and their start: with them a short backup takes twice as long. */
async function withServices<T>(config: Config, work: (services: BackupServices) => Promise<T>): Promise<T> {
  const { db, log, secret, close } = await openData(config);
  try {
    const files = openFileStore(config, { log, deadline: FILE_DEADLINE });
    return await work({ db, log, secret, config, files, clock: systemClock });
  } finally {
    await close();
  }
}

function sum(done: string, { tables, files, missing_files }: Summary): void {
  const rows = Object.values(tables).reduce((total, table) => total + table.rows, 0);
  console.log(`${done}: ${rows} rows of ${Object.keys(tables).length} tables, ${files.length} files.`);
  for (const key of missing_files) console.log(`The tables name a file that is not there: ${key}`);
}
