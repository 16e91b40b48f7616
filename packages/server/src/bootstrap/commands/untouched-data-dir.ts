import { readdir, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../infra/config/config.ts";
import { ifExists } from "../../infra/config/missing-files.ts";

/** What opening a data directory may make. With PostgreSQL several processes may share it. */
const MADE = {
  embedded: ["database", "database-reserve", "files", "session-secret", "lock.json", "lock.db"],
  postgres: ["session-secret"],
};

/**
 * Does something with a data directory and says when it is opened, which is when no other process makes anything there. When it fails,
 * what it made is gone again, the directory itself included.
 */
export async function untouchedUnless<T>(
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
  work: (opened: () => void) => Promise<T>,
): Promise<T> {
  const before = await ifExists(readdir(dataDir));
  let opened = false;
  try {
    return await work(() => {
      opened = true;
    });
  } catch (error) {
    const made = opened ? MADE[databaseUrl ? "postgres" : "embedded"] : [];
    for (const name of made)
      if (!before?.includes(name)) await rm(join(dataDir, name), { recursive: true, force: true });
    if (!before) {
      await rm(join(dataDir, ".write-test"), { force: true });
      await rmdir(dataDir).catch(() => {});
    }
    throw error;
  }
}
