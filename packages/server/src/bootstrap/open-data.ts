import { join } from "node:path";
import type { Config } from "../infra/config/config.ts";
import { type DataDirLock, lockDataDir, openDataDir, ownSessionSecret } from "../infra/config/data-dir.ts";
import { type OpenDatabase, openEmbedded, openPostgres } from "../infra/db/database.ts";
import { createLog, type Log } from "../infra/log/log.ts";

/** What the network is stored in. */
export interface OpenData extends OpenDatabase {
  config: Config;
  log: Log;
  /** Signs what leaves the server and comes back. */
  secret: string;
  /** Closes the database and lets go of the data directory. */
  close(): Promise<void>;
}

/**
 * Opens data directory and database, and nothing of what works on them. The tables may still be out of date.
 * @throws SetupError with what the operator can put right
 */
export async function openData(config: Config): Promise<OpenData> {
  // Whatever this process writes is for its user alone.
  process.umask(0o077);
  openDataDir(config.dataDir);
  const log = createLog(config);
  // With PostgreSQL several processes may share the directory: it holds files only.
  const lock: DataDirLock | undefined = config.databaseUrl ? undefined : lockDataDir(config.dataDir);
  try {
    const database = await openDatabase(config, log);
    return {
      ...database,
      config,
      log,
      secret: config.sessionSecret ?? ownSessionSecret(config.dataDir),
      async close() {
        await database.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  if (config.databaseUrl) return await openPostgres(config.databaseUrl, { max: config.databasePoolSize });
  return await openEmbedded({
    directory: join(config.dataDir, "database"),
    onDisk(state) {
      if (state === "full") log.error("The disk is full: nothing is written until there is room again");
      else log.info("There is room on the disk again: everything goes on");
    },
  });
}
