// A queueing model of the servers with service times that were measured, held against one to three real processes. docs/scale.md reckons with it.
import { openAsPeopleCome } from "../lib/arrivals.ts";
import { profilePaths } from "../lib/demo-server.ts";
import { processorTime } from "../lib/processor-time.ts";
import { number } from "../lib/report.ts";
import { seeded } from "../lib/seeded.ts";
import { mean, quantile } from "../lib/statistics.ts";
import { type Kind, pathsOf, SHARES } from "./requests.ts";
import { type Servers, withServers } from "./servers.ts";
import { type Cost, capacity, simulate } from "./simulation.ts";

/** Calls of a kind whose cost is taken. */
const CALLS = 300;
const SECONDS = 20;
/** Calls of a kind that each process answers before it is measured: a process that was just started costs several times as much. */
const WARM_UP = 200;
/** Parts of the capacity at which model and servers are compared. */
const LOADS = [0.3, 0.5, 0.7];
const kinds = Object.keys(SHARES) as Kind[];
const whole = kinds.reduce((sum, kind) => sum + SHARES[kind], 0);
/** Beside the servers on their processor there is nothing else: the database runs there too. */
const machines = (processes: number) => ({ processes, processors: 1 });

async function networksOf(base: string): Promise<string[]> {
  const response = await fetch(`${base}/api/v1/accounts/networks/`);
  const { results } = (await response.json()) as { results: { slug: string }[] };
  return results.map(({ slug }) => slug);
}

/** Asks one after the other, so that nothing waits: what is left is the cost. */
async function costsOf(
  { bases, processes, database }: Servers,
  paths: Record<Kind, (at: number) => string>,
): Promise<Record<Kind, Cost>> {
  const base = bases[0] as string;
  const ask = async (kind: Kind, at: number) => {
    const started = performance.now();
    const response = await fetch(base + paths[kind](at), { headers: { "accept-encoding": "br" } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${paths[kind](at)} answered ${response.status}.`);
    return performance.now() - started;
  };
  const costs = {} as Record<Kind, Cost>;
  for (const kind of kinds) {
    for (let at = 0; at < 50; at += 1) await ask(kind, at);
    const before = [processorTime(processes[0] as number), processorTime(database)] as const;
    const times: number[] = [];
    for (let at = 50; at < 50 + CALLS; at += 1) times.push(await ask(kind, at));
    const inside = (processorTime(processes[0] as number) - before[0]) / CALLS;
    const asked = (processorTime(database) - before[1]) / CALLS;
    // How calls differ from each other is seen from outside only; how much they cost together the kernel knows.
    const scale = inside / mean(times);
    costs[kind] = { process: times.map((time) => time * scale), database: [asked] };
  }
  return costs;
}

/** The kinds in their shares, well mixed, and the processes in turn. */
function* mixed(paths: Record<Kind, (at: number) => string>, bases: readonly string[], count: number) {
  const random = seeded(3);
  for (let at = 0; at < count; at += 1) {
    let left = random.next().value * whole;
    const kind = kinds.find((one) => {
      left -= SHARES[one];
      return left < 0;
    });
    yield bases[at % bases.length] + paths[kind ?? "search"](at + 1000);
  }
}

/** Asks each process for each kind until its code is compiled and its caches hold what they would hold. */
async function warmUp(bases: readonly string[], paths: Record<Kind, (at: number) => string>): Promise<void> {
  for (const base of bases)
    for (const kind of kinds)
      for (let at = 0; at < WARM_UP; at += 1)
        await (await fetch(base + paths[kind](at), { headers: { "accept-encoding": "br" } })).arrayBuffer();
}

let costs: Record<Kind, Cost> | undefined;
for (const processes of [1, 2, 3]) {
  const measured = await withServers(processes, async (servers) => {
    const base = servers.bases[0] as string;
    const slugs = (await profilePaths(base, 1200)).map((path) => path.replace("/profiles/", ""));
    const paths = pathsOf(slugs, await networksOf(base));
    if (!costs) {
      costs = await costsOf(servers, paths);
      console.log("\nProcessor time of a request (ms; in the process, in the database)");
      for (const kind of kinds)
        console.log(
          `  ${kind.padEnd(20)} ${number(mean(costs[kind].process))}  ${number(mean(costs[kind].database))}`,
        );
    }
    await warmUp(servers.bases, paths);
    const most = capacity(costs, SHARES, machines(processes));
    console.log(
      `\n${processes} ${processes === 1 ? "process" : "processes"} on one processor: at most ${number(most)} requests a second`,
    );
    for (const load of LOADS) {
      const perSecond = most * load;
      const random = seeded(5);
      const { times } = simulate(costs, machines(processes), {
        perSecond: Object.fromEntries(kinds.map((kind) => [kind, (perSecond * SHARES[kind]) / whole])),
        seconds: 600,
        random: () => random.next().value,
      });
      const expected = Object.values(times).flat();
      const urls = [...mixed(paths, servers.bases, Math.ceil(perSecond * SECONDS * 1.5))];
      const found = await openAsPeopleCome(urls, { perSecond, seconds: SECONDS });
      const figures = (values: number[]) =>
        `${number(quantile(values, 0.5))} / ${number(quantile(values, 0.95))}`;
      console.log(
        `  ${number(load * 100)} % of it: expected ${figures(expected)} ms, measured ${figures(found)} ms (median / 95th percentile)`,
      );
    }
  });
  if (!measured) {
    console.log("PostgreSQL is not installed: nothing is measured.");
    break;
  }
}
