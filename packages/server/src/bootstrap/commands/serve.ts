import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../infra/config/config.ts";
import { isDatabaseTrouble } from "../../infra/db/database-errors.ts";
import { migrate } from "../../infra/db/migrate.ts";
import { replicasOf } from "../../infra/db/replicas.ts";
import { createLog } from "../../infra/log/log.ts";
import { startTracing, stopTracing } from "../../infra/tracing/tracing.ts";
import { isDemo as isDemoNetwork } from "../../modules/network/network.service.ts";
import { searchEngineOf } from "../../modules/search/search-engines.ts";
import type { Services } from "../../modules/services.ts";
import type { Readiness } from "../../pipeline/http/readiness.ts";
import { buildApp } from "../app.ts";
import { type Bootstrapped, bootstrap } from "../bootstrap.ts";
import { recurringJobs } from "../modules.ts";
import { notePublicUrl } from "../public-url.ts";
import { fillEmptyWithDemo } from "./demo.command.ts";
import type { OpenPort } from "./listening.ts";
import { onSignal } from "./on-signal.ts";
import { releaseMemory } from "./release-memory.ts";
import { whenDatabaseIsThere } from "./wait-for-database.ts";

/** For this long the process still answers, with 503, so that load balancers notice; in milliseconds. */
const NOTICE = 1_000;
/** Between two attempts to read the search index, in milliseconds. */
const RETRY = 2_000;
/** Running requests get this long to finish once the process was told to stop, in milliseconds. */
const GRACE = 9_000;

/** Serves at an open port until the process gets a signal to stop. Waits for a PostgreSQL server that is unavailable. */
export async function serve(
  config: Config,
  { port, readiness, stopWaiting }: { port: OpenPort; readiness: Readiness; stopWaiting: () => void },
): Promise<void> {
  let bootstrapped: Bootstrapped | undefined;
  let app: FastifyInstance | undefined;
  try {
    await startTracing(process.env);
    const prepared = await whenDatabaseIsThere(config, createLog(config), () => prepare(config, readiness));
    ({ bootstrapped, app } = prepared);
    await port.serve(app);
    const { services } = bootstrapped;
    replicasOf(services.db)?.watch();
    services.jobs.start(services, recurringJobs(config));
    stopWaiting();
    stopOnSignal({ port, app, bootstrapped, readiness });
    // What needs no search is answered from here on.
    await loadSearch(services, readiness);
    if (readiness.draining) return;
    releaseMemory();
    delete readiness.loading;
    await greet(config, await isDemoNetwork(services.db));
  } catch (error) {
    if (readiness.draining) return;
    await app?.close();
    await bootstrapped?.close();
    throw error;
  }
}

/** Everything up to where the server can serve. */
async function prepare(
  config: Config,
  readiness: Readiness,
): Promise<{ bootstrapped: Bootstrapped; app: FastifyInstance }> {
  const bootstrapped = await bootstrap(config);
  let app: FastifyInstance | undefined;
  try {
    const { services } = bootstrapped;
    const { db } = services;
    readiness.loading = { step: "tables" };
    const migrated = await migrate(db);
    if (migrated.length > 0) console.log(`The tables are up to date (${migrated.length} changes).`);
    if (bootstrapped.kind === "embedded" && config.demo) {
      readiness.loading = { step: "demo network" };
      await fillEmptyWithDemo(services);
    }
    await notePublicUrl(services);
    readiness.loading = { step: "site" };
    const measuring =
      config.metricsPort === undefined ? undefined : await import("../../pipeline/http/metrics.ts");
    const metrics = measuring?.createMetrics(services);
    app = await buildApp({ services, readiness, metrics });
    if (metrics) await measuring?.listenForMetrics(metrics, config);
    return { bootstrapped, app };
  } catch (error) {
    readiness.loading = { step: "database" };
    await app?.close();
    await bootstrapped.close();
    throw error;
  }
}

/** Reads the index of the search, for as long as it takes and as often as the database goes away meanwhile. */
async function loadSearch({ db, config, log }: Services, readiness: Readiness): Promise<void> {
  const engine = searchEngineOf(db);
  readiness.loading = {
    step: "search index",
    get done() {
      return engine.progress?.done;
    },
    get of() {
      return engine.progress?.of;
    },
  };
  while (!readiness.draining) {
    try {
      return await engine.load(join(config.dataDir, "search-index"), log);
    } catch (error) {
      if (readiness.draining) return;
      if (!isDatabaseTrouble(error)) throw error;
      log.warn({ reason: (error as Error).message }, "The search index waits for the database");
      await wait(RETRY);
    }
  }
}

/** Says what to open. Logs go to standard error; this is for people. */
async function greet(config: Config, isDemo: boolean): Promise<void> {
  const lines = ["", `  Foodshed is running at ${config.publicUrl}`, `  API   ${config.publicUrl}/api/docs`];
  if (!config.smtpUrl) lines.push(`  Mail  is written to ${config.dataDir}/outbox (set SMTP_URL to send it)`);
  if (isDemo) {
    const { DEMO_LOGINS, DEMO_PASSWORD } = await import("@foodshed/demo/demo-logins");
    lines.push("", `  Demo logins, each with the password ${DEMO_PASSWORD}`);
    for (const { email, who } of DEMO_LOGINS) lines.push(`    ${email.padEnd(28)} ${who}`);
  }
  console.log([...lines, "", "  Ctrl+C stops it.", ""].join("\n"));
}

interface Running {
  port: OpenPort;
  app: FastifyInstance;
  bootstrapped: Bootstrapped;
  readiness: Readiness;
}

function stopOnSignal({ port, app, bootstrapped, readiness }: Running): void {
  const stop = async (signal: NodeJS.Signals) => {
    if (readiness.draining) return;
    readiness.draining = true;
    const { log } = bootstrapped.services;
    log.info({ signal }, "Stopping: running requests are finished, new ones refused");
    setTimeout(() => {
      log.warn("Some requests did not finish in time");
      process.exit(1);
    }, GRACE).unref();
    // What jobs are at ends beside the requests: a mail server may be slow.
    const jobs = bootstrapped.services.jobs.stop();
    await wait(NOTICE);
    await port.close();
    await app.close();
    await jobs;
    await searchEngineOf(bootstrapped.services.db).save();
    await bootstrapped.close();
    await stopTracing();
    process.exit(0);
  };
  onSignal((signal) => void stop(signal));
}
