import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { type Config, readConfig } from "../../infra/config/config.ts";
import { migrate } from "../../infra/db/migrate.ts";
import { createLog } from "../../infra/log/log.ts";
import { isDemo as isDemoNetwork } from "../../modules/network/network.service.ts";
import { searchMemoryOf } from "../../modules/search/search.memory.ts";
import type { Readiness } from "../../pipeline/http/health.ts";
import { createMetrics, listenForMetrics } from "../../pipeline/http/metrics.ts";
import { buildApp } from "../app.ts";
import { type Bootstrapped, bootstrap } from "../bootstrap.ts";
import { recurringJobs } from "../modules.ts";
import { fillEmptyWithDemo } from "./demo.command.ts";
import { type OpenPort, openPort } from "./listening.ts";
import { respondWhileStarting } from "./respond-while-starting.ts";
import { whenDatabaseIsThere } from "./wait-for-database.ts";

/** For this long the process still answers, with 503, so that load balancers notice; in milliseconds. */
const NOTICE = 1_000;
/** Running requests get this long to finish once the process was told to stop, in milliseconds. */
const GRACE = 9_000;

/** Listens at once and serves until the process gets a signal to stop. Waits for a PostgreSQL server that is unavailable. */
export async function start(): Promise<void> {
  const config = readConfig(process.env);
  const readiness: Readiness = { draining: false, loading: { step: "database" } };
  // The first process of a container ignores signals that it does not handle.
  const stopWaiting = onSignal(() => process.exit(0));
  const port = await openPort(config, respondWhileStarting(config, readiness));
  let bootstrapped: Bootstrapped | undefined;
  let app: FastifyInstance | undefined;
  try {
    const prepared = await whenDatabaseIsThere(config, createLog(config), () => prepare(config, readiness));
    ({ bootstrapped, app } = prepared);
    await port.serve(app);
    delete readiness.loading;
    const { services } = bootstrapped;
    services.jobs.start(services, recurringJobs(config));
    await greet(config, prepared.isDemo);
  } catch (error) {
    await port.close();
    await app?.close();
    await bootstrapped?.close();
    throw error;
  }
  stopWaiting();
  stopOnSignal({ port, app, bootstrapped, readiness });
}

/** Everything up to where the server can serve. */
async function prepare(
  config: Config,
  readiness: Readiness,
): Promise<{ bootstrapped: Bootstrapped; app: FastifyInstance; isDemo: boolean }> {
  const bootstrapped = await bootstrap(config);
  let app: FastifyInstance | undefined;
  try {
    const { services } = bootstrapped;
    readiness.loading = { step: "tables" };
    const migrated = await migrate(services.db);
    if (migrated.length > 0) console.log(`The tables are up to date (${migrated.length} changes).`);
    if (bootstrapped.kind === "embedded" && config.demo) {
      readiness.loading = { step: "demo network" };
      await fillEmptyWithDemo(services);
    }
    readiness.loading = { step: "site" };
    const metrics = config.metricsPort === undefined ? undefined : createMetrics(services);
    app = await buildApp({ services, readiness, metrics });
    readiness.loading = { step: "search index" };
    // Read before anybody is let in: with 100,000 profiles the first search would wait for seconds.
    await searchMemoryOf(services.db).catchUp();
    const isDemo = await isDemoNetwork(services.db);
    if (metrics) await listenForMetrics(metrics, config);
    return { bootstrapped, app, isDemo };
  } catch (error) {
    readiness.loading = { step: "database" };
    await app?.close();
    await bootstrapped.close();
    throw error;
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
    await bootstrapped.close();
    process.exit(0);
  };
  onSignal((signal) => void stop(signal));
}

/** @returns what takes the handler away again */
function onSignal(handle: (signal: NodeJS.Signals) => void): () => void {
  const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, handle);
  return () => {
    for (const signal of signals) process.off(signal, handle);
  };
}
