import { resolve } from "node:path";
import { restoreBackup } from "../backup/restore-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { readConfig } from "../platform/config.ts";
import { openFoundation } from "../platform/foundation.ts";
import { createProgress } from "./progress.ts";

/** Writes a backup into a new folder. */
export function backup(folder: string): Promise<void> {
  return withFoundation(writeBackup, resolve(folder), `The backup stands in ${resolve(folder)}`);
}

/** Fills an empty database from a backup. */
export function restore(folder: string): Promise<void> {
  return withFoundation(restoreBackup, resolve(folder), `The backup of ${resolve(folder)} is restored`);
}

async function withFoundation(work: typeof writeBackup, folder: string, done: string): Promise<void> {
  const foundation = await openFoundation(readConfig(process.env));
  const progress = createProgress();
  try {
    const { tables, files, missing_files } = await work(foundation.services, folder, progress.report);
    progress.end();
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    console.log(`${done}: ${rows} rows of ${Object.keys(tables).length} tables, ${files.length} files.`);
    for (const key of missing_files) console.log(`The tables name a file that is not there: ${key}`);
  } finally {
    progress.end();
    await foundation.close();
  }
}
