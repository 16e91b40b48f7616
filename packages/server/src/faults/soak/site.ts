import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "../../../../../scripts/lib/postgres.mjs";
import { freePort, killServers, runServer, type ServerProcess, serve } from "../../testing/server-process.ts";
import { settableClock } from "../support/clock.ts";
import { type Link, linkTo } from "../support/link.ts";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { isInstalled, proxies, startProxy } from "../support/proxy.ts";

/** One of the processes, with what can be done to it. */
export interface Process {
  port: string;
  metricsPort: string;
  link: Link;
  clock: ReturnType<typeof settableClock>;
  running: ServerProcess;
  /** Ends it by the signal and starts it again two seconds later, as systemd does. */
  restart(signal: NodeJS.Signals): Promise<void>;
}

export interface Site {
  /** Where people ask: the proxy. */
  address: string;
  processes: Process[];
  mail: MailServer;
  /** The database past everything that can be cut. */
  url: string;
  /** The folder of its cluster. */
  cluster: string;
  close(): Promise<void>;
}

/** Three processes over one PostgreSQL with a demo network, behind the first proxy that is installed. */
export async function startSite(profiles: number): Promise<Site> {
  const cluster = await startPostgres({ keepsCommits: true });
  const proxy = proxies.findLast(isInstalled);
  if (!cluster || !proxy) throw new Error("A soak needs PostgreSQL, and HAProxy or nginx.");
  const folder = mkdtempSync(join(tmpdir(), "foodshed-soak-"));
  const mail = await startMailServer(await freePort(), 0);
  const common = {
    DATA_DIR: join(folder, "data"),
    DATABASE_URL: cluster.url,
    NODE_ENV: "production",
    // Tokens name it: one for all.
    PUBLIC_URL: "http://localhost",
    SESSION_SECRET: "the secret of a soak, at least thirty-two characters",
    SMTP_URL: mail.url,
    MAIL_POSTAL_ADDRESS: "12 Main Street, Elora, Ontario",
    RATE_LIMITS: "off",
    TRUST_PROXY: "on",
    LOG_LEVEL: "error",
  };
  const filling = runServer(["demo", "--profiles", String(profiles)], common);
  if ((await filling.ended) !== 0) throw new Error(filling.output());

  async function startProcess(at: number): Promise<Process> {
    const port = String(await freePort());
    const metricsPort = String(await freePort());
    const link = await linkTo(cluster?.url as string);
    const clock = settableClock(join(folder, `clock${at}`));
    const settings = {
      ...common,
      ...clock.settings,
      PORT: port,
      METRICS_PORT: metricsPort,
      DATABASE_URL: link.url,
    };
    const one: Process = {
      port,
      metricsPort,
      link,
      clock,
      running: await serve(settings),
      async restart(signal) {
        one.running.process.kill(signal);
        await one.running.ended;
        await wait(2000);
        one.running = await serve(settings);
      },
    };
    return one;
  }

  const processes = [await startProcess(1), await startProcess(2), await startProcess(3)];
  const front = await startProxy(
    proxy,
    processes.map(({ port }) => port),
  );
  return {
    address: front.address,
    processes,
    mail,
    url: cluster.url,
    cluster: cluster.place.folder,
    async close() {
      await front.close();
      await killServers();
      for (const { link } of processes) await link.close();
      await mail.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
