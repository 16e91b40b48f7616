import { join } from "node:path";
import { readOperator } from "../modules/network/operator.ts";
import { readRateCard } from "../modules/shipping/rate-card.ts";
import type { Config } from "./config.ts";
import type { Services } from "./context.ts";
import { type DataDirLock, lockDataDir, openDataDir, ownSessionSecret } from "./data-dir.ts";
import { type OpenDatabase, openEmbedded, openPostgres } from "./database.ts";
import { readGreenbelt } from "./greenbelt.ts";
import type { RunningJobs } from "./jobs.ts";
import { createLog } from "./log.ts";
import { createServices } from "./services.ts";

export interface OpenFoundation {
  services: Services & { jobs: RunningJobs };
  kind: OpenDatabase["kind"];
  /** Stops jobs, closes the database and lets go of the data directory. */
  close(): Promise<void>;
}

/**
 * Opens what every command works on: data directory, database, services. The tables may still be out of date.
 * @throws SetupError with what the operator can put right
 */
export async function openFoundation(config: Config): Promise<OpenFoundation> {
  const greenbelt = config.greenbeltFile ? readGreenbelt(config.greenbeltFile) : undefined;
  const rateCard = config.rateCardFile ? readRateCard(config.rateCardFile) : undefined;
  const operator = config.operatorFile ? readOperator(config.operatorFile) : undefined;
  openDataDir(config.dataDir);
  // With PostgreSQL several processes may share the directory: it holds files only.
  const lock: DataDirLock | undefined = config.databaseUrl ? undefined : lockDataDir(config.dataDir);
  let database: OpenDatabase;
  try {
    database = config.databaseUrl
      ? await openPostgres(config.databaseUrl)
      : await openEmbedded({ directory: join(config.dataDir, "database") });
  } catch (error) {
    lock?.release();
    throw error;
  }
  const secret = config.sessionSecret ?? ownSessionSecret(config.dataDir);
  const services = createServices({
    config,
    db: database.db,
    log: createLog(config),
    secret,
    greenbelt,
    rateCard,
    operator,
  });
  return {
    services,
    kind: database.kind,
    async close() {
      await services.jobs.stop();
      await database.close();
      lock?.release();
    },
  };
}
