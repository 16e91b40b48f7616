import type { Config } from "../../infra/config/config.ts";

/** What a running server prints that somebody should know of, in sentences; undefined where no server prints anything. */
export async function readRunningServer({
  metricsPort,
  metricsHost,
}: Pick<Config, "metricsPort" | "metricsHost">): Promise<string[] | undefined> {
  if (metricsPort === undefined) return undefined;
  const host = metricsHost.includes(":") ? `[${metricsHost}]` : metricsHost;
  try {
    const response = await fetch(`http://${host}:${metricsPort}/metrics`, {
      signal: AbortSignal.timeout(3_000),
    });
    return response.ok ? troublesIn(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

interface Series {
  labels: Record<string, string>;
  value: number;
}

/** The limits are those of the alert rules in deploy/monitoring. */
export function troublesIn(text: string, now = Date.now()): string[] {
  const all = readSeries(text);
  const of = (name: string) => all.get(`foodshed_${name}`) ?? [];
  const first = (name: string) => of(name)[0]?.value;
  const troubles: string[] = [];
  const waiting = of("database_connections").find(({ labels }) => labels.state === "waiting")?.value ?? 0;
  if (waiting > 0) troubles.push(`${waiting} statements wait for a connection to PostgreSQL.`);
  const caughtUp = first("search_caught_up_timestamp_seconds") ?? 0;
  const age = Math.round(now / 1000 - caughtUp);
  if (caughtUp === 0) troubles.push("The search is being prepared.");
  else if (age > 300) troubles.push(`The search last knew of everything ${age} seconds ago.`);
  const oldest = Math.round(first("mail_oldest_waiting_seconds") ?? 0);
  if (oldest > 600) troubles.push(`A mail that is due has waited for ${oldest} seconds.`);
  const late = of("job_lateness_seconds").filter(({ value }) => value > 60);
  for (const { labels, value } of late)
    troubles.push(`The job ${labels.name} began ${Math.round(value)} seconds late.`);
  for (const { labels, value } of of("job_runs_total"))
    if (labels.outcome === "failure")
      troubles.push(`The job ${labels.name} has failed ${value} times since the start.`);
  const lag = first("nodejs_eventloop_lag_p99_seconds") ?? 0;
  if (lag > 0.5) troubles.push(`The process is up to ${lag.toFixed(1)} seconds late with everything.`);
  return troubles;
}

/** Prometheus' text: series by the name of their metric. */
function readSeries(text: string): Map<string, Series[]> {
  const all = new Map<string, Series[]>();
  for (const [, name, labels, value] of text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)) {
    const pairs = [...(labels ?? "").matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
    const series = {
      labels: Object.fromEntries(pairs.map(([, key, text]) => [key, text])),
      value: Number(value),
    };
    const known = all.get(name as string);
    if (known) known.push(series);
    else all.set(name as string, [series]);
  }
  return all;
}
