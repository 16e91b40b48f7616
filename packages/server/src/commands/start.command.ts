import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../app.ts";
import type { Readiness } from "../http/health.ts";
import { createMetrics, listenForMetrics } from "../http/metrics.ts";
import { isDemoNetwork } from "../modules/network/network.queries.ts";
import { searchMemoryOf } from "../modules/search/search.memory.ts";
import { recurringJobs } from "../modules.ts";
import { type Config, readConfig } from "../platform/config.ts";
import { type OpenFoundation, openFoundation } from "../platform/foundation.ts";
import { migrate } from "../platform/migrate.ts";
import { SetupError } from "../platform/setup-error.ts";
import { fillEmptyWithDemo } from "./demo.command.ts";

/** For this long the process still answers, with 503, so that whoever sends it requests notices; in milliseconds. */
const NOTICE = 1_000;
/** Running requests get this long to finish once the process was told to stop, in milliseconds. */
const GRACE = 9_000;

/** Serves until the process is told to stop. */
export async function start(): Promise<void> {
  const config = readConfig(process.env);
  const foundation = await openFoundation(config);
  const readiness: Readiness = { draining: false };
  let app: FastifyInstance | undefined;
  try {
    const { services } = foundation;
    await tryListening(config);
    const migrated = await migrate(services.db);
    if (migrated.length > 0) console.log(`The tables are up to date (${migrated.length} changes).`);
    if (foundation.kind === "embedded" && config.demo) await fillEmptyWithDemo(services);
    const metrics = config.metricsPort === undefined ? undefined : createMetrics(services);
    app = await buildApp({ services, readiness, metrics });
    if (metrics) await listenForMetrics(metrics, config);
    // Read before anybody is let in: with 100,000 profiles the first search would wait for seconds.
    await searchMemoryOf(services.db).catchUp();
    await listen(app, config);
    services.jobs.start(services, recurringJobs(config));
    await greet(foundation);
  } catch (error) {
    await app?.close();
    await foundation.close();
    throw error;
  }
  stopOnSignal(app, foundation, readiness);
}

/** A first start works for half a minute before it listens: whoever cannot should hear so at once. */
async function tryListening(config: Config): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen({ port: config.port, host: config.host }), "listening");
  } catch (error) {
    throw asSentence(error, config);
  }
  await new Promise((resolve) => probe.close(resolve));
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw asSentence(error, config);
  }
}

function asSentence(error: unknown, { port, host }: Config): unknown {
  const code = (error as { code?: string }).code;
  const sentence =
    code === "EADDRINUSE"
      ? `Port ${port} is in use by another program: stop that one, or set PORT to another number.`
      : code === "EACCES"
        ? `This user may not listen at port ${port}: set PORT to 1024 or more.`
        : code === "EADDRNOTAVAIL" || code === "ENOTFOUND"
          ? `This machine has no address "${host}": correct HOST.`
          : undefined;
  return sentence ? new SetupError([sentence], { cause: error }) : error;
}

/** Says what to open. Logs go to standard error; this is for people. */
async function greet({ services }: OpenFoundation): Promise<void> {
  const { config, db } = services;
  const lines = ["", `  Foodshed is running at ${config.publicUrl}`, `  API   ${config.publicUrl}/api/docs`];
  if (!config.smtpUrl) lines.push(`  Mail  is written to ${config.dataDir}/outbox (set SMTP_URL to send it)`);
  if (await isDemoNetwork(db)) {
    const { DEMO_LOGINS, DEMO_PASSWORD } = await import("../demo/demo-logins.ts");
    lines.push("", `  Demo logins, each with the password ${DEMO_PASSWORD}`);
    for (const { email, who } of DEMO_LOGINS) lines.push(`    ${email.padEnd(28)} ${who}`);
  }
  console.log([...lines, "", "  Ctrl+C stops it.", ""].join("\n"));
}

function stopOnSignal(app: FastifyInstance, foundation: OpenFoundation, readiness: Readiness): void {
  const stop = async (signal: NodeJS.Signals) => {
    if (readiness.draining) return;
    readiness.draining = true;
    const { log } = foundation.services;
    log.info({ signal }, "Stopping: running requests are finished, new ones refused");
    setTimeout(() => {
      log.warn("Some requests did not finish in time");
      process.exit(1);
    }, GRACE).unref();
    await wait(NOTICE);
    await app.close();
    await foundation.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
}
