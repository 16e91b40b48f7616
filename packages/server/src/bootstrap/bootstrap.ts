import { join } from "node:path";
import type { Config } from "../infra/config/config.ts";
import { type DataDirLock, lockDataDir, openDataDir, ownSessionSecret } from "../infra/config/data-dir.ts";
import { type OpenDatabase, openEmbedded, openPostgres } from "../infra/db/database.ts";
import { openReplicas } from "../infra/db/replicas.ts";
import { readGreenbelt } from "../infra/geo/greenbelt.ts";
import type { RunningJobs } from "../infra/jobs/jobs.ts";
import { createLog } from "../infra/log/log.ts";
import { readOperator } from "../modules/network/operator.ts";
import { openOpenSearch } from "../modules/search/opensearch/open.ts";
import { readOperatorLexicon } from "../modules/search/operator-lexicon.ts";
import { openSearchMemory } from "../modules/search/search.memory.ts";
import { setSearchEngine } from "../modules/search/search-engines.ts";
import type { Services } from "../modules/services.ts";
import { readRateCard } from "../modules/shipping/rate-card.ts";
import { createServices } from "./create-services.ts";

export interface Bootstrapped {
  services: Services & { jobs: RunningJobs<Services> };
  kind: OpenDatabase["kind"];
  /** Stops jobs, closes the database and lets go of the data directory. */
  close(): Promise<void>;
}

/**
 * Opens what every command works on: data directory, database, services. The tables may still be out of date.
 * @param options.storeDeadline milliseconds that a call of the file store may take, where not as long as in a request
 * @throws SetupError with what the operator can put right
 */
export async function bootstrap(
  config: Config,
  { storeDeadline }: { storeDeadline?: number } = {},
): Promise<Bootstrapped> {
  const greenbelt = config.greenbeltFile ? readGreenbelt(config.greenbeltFile) : undefined;
  const rateCard = config.rateCardFile ? readRateCard(config.rateCardFile) : undefined;
  const operator = config.operatorFile ? readOperator(config.operatorFile) : undefined;
  const lexicon = config.lexiconFile ? readOperatorLexicon(config.lexiconFile) : undefined;
  // Whatever this process writes is for its user alone.
  process.umask(0o077);
  openDataDir(config.dataDir);
  const log = createLog(config);
  // With PostgreSQL several processes may share the directory: it holds files only.
  const lock: DataDirLock | undefined = config.databaseUrl ? undefined : lockDataDir(config.dataDir);
  let database: OpenDatabase;
  try {
    database = config.databaseUrl
      ? await openPostgres(config.databaseUrl, { max: config.databasePoolSize })
      : await openEmbedded({
          directory: join(config.dataDir, "database"),
          onDisk(state) {
            if (state === "full") log.error("The disk is full: nothing is written until there is room again");
            else log.info("There is room on the disk again: everything goes on");
          },
        });
  } catch (error) {
    lock?.release();
    throw error;
  }
  const replicas =
    config.replicaUrls.length > 0
      ? openReplicas(database.db, { urls: config.replicaUrls, max: config.databasePoolSize, log })
      : undefined;
  if (lexicon) openSearchMemory(database.db, lexicon);
  const secret = config.sessionSecret ?? ownSessionSecret(config.dataDir);
  const { search } = config;
  const openSearch = search && openOpenSearch({ ...search, db: database.db, log, lexicon });
  if (search && openSearch) setSearchEngine(database.db, openSearch.engine, search.fallback);
  const services = createServices({
    config,
    db: database.db,
    log,
    secret,
    greenbelt,
    rateCard,
    operator,
    storeDeadline,
  });
  return {
    services,
    kind: database.kind,
    async close() {
      await services.jobs.stop();
      await openSearch?.close();
      await replicas?.close();
      await database.close();
      lock?.release();
    },
  };
}
