import {
  constants,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { days } from "../../core/clock.ts";
import { isHashed } from "../../modules/files/file-names.ts";

/**
 * How long a script stays that no release has any more. A browser keeps the `v1.js` that names it for a day at most; a page that was
 * opened before then fetches what comes into view as long as it is open.
 */
const KEPT_AFTER_RELEASE = days(90);

/** A whole script under a partner's `integrity`: it is unknown on which pages, so it is never deleted. */
const isPinned = (name: string) => /^foodshed-.+\.js(\.br)?$/.test(name);

/** Other files in the folder are left alone. */
export const isScriptOrStyle = (name: string) => isHashed(name) && /\.(js|css)(\.br)?$/.test(name);

/** How long whoever gets a file whose name carries its content may keep it. */
export const forever = "public, max-age=31536000, immutable";

/**
 * Keeps a copy of each script and style sheet whose name carries its content, so that it outlives the next release: a partner may have pinned
 * it, and a page that was opened before may still fetch what its script names. Files that are there already are left alone, and those
 * that nothing names any more are removed.
 */
export function archiveEmbeds(build: string, archive: string, now: Date): void {
  mkdirSync(archive, { recursive: true });
  const kept = new Set(readdirSync(archive));
  const current = new Set(readdirSync(build).filter(isHashed));
  for (const name of current) {
    if (kept.has(name)) continue;
    try {
      copyFileSync(join(build, name), join(archive, name), constants.COPYFILE_EXCL);
    } catch (error) {
      // Another process that shares the folder was faster.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  const old = [...kept].filter((name) => isScriptOrStyle(name) && !isPinned(name) && !current.has(name));
  sweep(archive, old, now);
}

/** Removes those of the old scripts that have been old for long enough, and notes since when the others are. */
function sweep(archive: string, old: string[], now: Date): void {
  // Beside the folder, for what is in it is served.
  const record = `${archive}.left.json`;
  const left = readRecord(record);
  const next: Record<string, number> = {};
  for (const name of old) {
    const since = left[name] ?? now.getTime();
    if (now.getTime() - since <= KEPT_AFTER_RELEASE || !remove(join(archive, name))) next[name] = since;
  }
  if (JSON.stringify(next) !== JSON.stringify(left)) writeFileSync(record, JSON.stringify(next));
}

/** What cannot be removed stays: that is no reason not to start. */
function remove(file: string): boolean {
  try {
    rmSync(file, { force: true });
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds since 1970 by name. Without a record nothing has been old for long. */
function readRecord(record: string): Record<string, number> {
  try {
    const entries = Object.entries(JSON.parse(readFileSync(record, "utf8")));
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    );
  } catch {
    return {};
  }
}
