import type { Config } from "../infra/config/config.ts";
import type { OpenDatabase } from "../infra/db/database.ts";
import { openReplicas } from "../infra/db/replicas.ts";
import type { RunningJobs } from "../infra/jobs/jobs.ts";
import { readOperator } from "../modules/network/operator.ts";
import type { openOpenSearch } from "../modules/search/opensearch/open.ts";
import { readOperatorLexicon } from "../modules/search/operator-lexicon.ts";
import { openSearchMemory } from "../modules/search/search.memory.ts";
import { setSearchEngine } from "../modules/search/search-engines.ts";
import type { Services } from "../modules/services.ts";
import { readRateCard } from "../modules/shipping/rate-card.ts";
import { createServices } from "./create-services.ts";
import { openData } from "./open-data.ts";

export interface Bootstrapped {
  services: Services & { jobs: RunningJobs<Services> };
  kind: OpenDatabase["kind"];
  /** Stops jobs, closes the database and lets go of the data directory. */
  close(): Promise<void>;
}

/**
 * Opens what most commands work on: data directory, database, services. The tables may still be out of date.
 * @throws SetupError with what the operator can put right
 */
export async function bootstrap(config: Config): Promise<Bootstrapped> {
  const greenbelt = config.greenbeltFile ? await greenbeltIn(config.greenbeltFile) : undefined;
  const rateCard = config.rateCardFile ? readRateCard(config.rateCardFile) : undefined;
  const operator = config.operatorFile ? readOperator(config.operatorFile) : undefined;
  const lexicon = config.lexiconFile ? readOperatorLexicon(config.lexiconFile) : undefined;
  const { db, kind, log, secret, close } = await openData(config);
  const replicas =
    config.replicaUrls.length > 0
      ? openReplicas(db, { urls: config.replicaUrls, max: config.databasePoolSize, log })
      : undefined;
  if (lexicon) openSearchMemory(db, lexicon);
  const { search } = config;
  const openSearch = search && (await clusterAt({ ...search, db, log, lexicon }));
  if (search && openSearch) setSearchEngine(db, openSearch.engine, search.fallback);
  const services = createServices({ config, db, log, secret, greenbelt, rateCard, operator });
  return {
    services,
    kind,
    async close() {
      await services.jobs.stop();
      await openSearch?.close();
      await replicas?.close();
      await close();
    },
  };
}

/** What few processes use is loaded by those that do. */
async function greenbeltIn(file: string) {
  const { readGreenbelt } = await import("../infra/geo/greenbelt.ts");
  return readGreenbelt(file);
}

async function clusterAt(options: Parameters<typeof openOpenSearch>[0]) {
  const { openOpenSearch: open } = await import("../modules/search/opensearch/open.ts");
  return open(options);
}
