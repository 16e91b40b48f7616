// How everything that a person or an operator waits for grows with the network: the same demo network in several sizes.
//   BENCH_SIZES      how many businesses, 1200,100000,1000000 unless said otherwise
//   BENCH_ROUNDS     how often each thing is asked for, 40 unless said otherwise
//   BENCH_ONLY       parts of the names of what is asked for, with | between them; everything unless said otherwise
//   BENCH_NETWORKS   a folder that the filled databases stay in, and their indexes in the cluster, for further runs
//   OPENSEARCH_URL   the nodes of a cluster that searches; without it the processes do, up to 200,000
import { loadavg } from "node:os";
import { number } from "../lib/report.ts";
import { ASKED, type Asked } from "./asked.ts";
import { type Figure, measure } from "./measured.ts";
import { type Network, openNetwork } from "./network.ts";
import { type Visit, visitOf } from "./visit.ts";

const sizes = (process.env.BENCH_SIZES ?? "1200,100000,1000000").split(",").map(Number);
const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
const only = (process.env.BENCH_ONLY ?? "").split("|");
/** At most so many times as long at ten times the size, where a person waits. */
const GOAL = 2;

const text = (count: number) => count.toLocaleString("en");
const load = () => `load ${loadavg()[0]?.toFixed(0)}`;

const networks: Network[] = [];
const visits: Visit[] = [];
try {
  for (const size of sizes) {
    console.log(`\n${text(size)} businesses, ${load()}`);
    const network = await openNetwork(size);
    if (!network) break;
    networks.push(network);
  }
  for (const network of networks) visits.push(await visitOf(network));
  await print();
} finally {
  for (const { close } of [...visits, ...networks]) await close();
}

/** Times by the clock, and beside them processor time of server, database and OpenSearch, which other work does not change as much. */
async function print(): Promise<void> {
  const asked = ASKED.filter(({ name }) => only.some((part) => name.includes(part)));
  const width = Math.max(...asked.map(({ name }) => name.length));
  const head = networks.map(({ size }, at) => {
    const columns = ["median", "95 %", "processor", ...(at > 0 ? ["× 95 %", "× processor"] : [])];
    return `${text(size).padStart(10)}${columns.map((column) => column.padStart(12)).join("")}`;
  });
  console.log(`\n  ${"ms".padEnd(width)}${head.join("")}`);
  const missed: string[] = [];
  for (const one of asked) {
    const figures = await measure(one, visits, rounds);
    console.log(
      `  ${one.name.padEnd(width)}${figures.map((figure, at) => cellsOf(figure, figures[at - 1])).join("")}`,
    );
    if (isMissed(one, figures)) missed.push(one.name);
  }
  console.log(`  ${load()} in the end`);
  if (networks.length < 2) return;
  const said = missed.length > 0 ? `MISSED by ${missed.join(", ")}` : "reached by all";
  console.log(`  goal: what a person waits for takes ≤ ${GOAL} × the size before; ${said}`);
}

function ratiosOf(figure: Figure, before: Figure): number[] {
  return [figure.tail / before.tail, figure.processor / before.processor];
}

function cellsOf(figure: Figure, before: Figure | undefined): string {
  const { median, tail, processor } = figure;
  const values = [median, tail, processor, ...(before ? ratiosOf(figure, before) : [])];
  return `${" ".repeat(10)}${values.map((value) => number(value).padStart(12)).join("")}`;
}

/** Whether the largest network takes longer than it may, by the clock and in processor time. */
function isMissed({ waited }: Asked, figures: readonly Figure[]): boolean {
  const [before, last] = figures.slice(-2);
  return waited && before !== undefined && last !== undefined && Math.min(...ratiosOf(last, before)) > GOAL;
}
