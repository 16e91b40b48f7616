import { constants, copyFileSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isHashed } from "./file-names.ts";

/**
 * Keeps a copy of each script whose name carries its content, so that it outlives the next release: a partner may have pinned
 * it, and a page that was opened before may still fetch what its script names. Files that are there already are left alone.
 */
export function archiveEmbeds(build: string, archive: string): void {
  mkdirSync(archive, { recursive: true });
  const kept = new Set(readdirSync(archive));
  for (const name of readdirSync(build)) {
    if (!isHashed(name) || kept.has(name)) continue;
    try {
      copyFileSync(join(build, name), join(archive, name), constants.COPYFILE_EXCL);
    } catch (error) {
      // Another process that shares the folder was faster.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}
