// How everything that a person or an operator waits for grows with the network: the same demo network in several sizes.
//   BENCH_SIZES      how many businesses, 1200,100000,1000000 unless said otherwise
//   BENCH_ROUNDS     how often each thing is asked for, 40 unless said otherwise
//   OPENSEARCH_URL   the nodes of a cluster that searches in networks of more than 200,000
import { loadavg } from "node:os";
import { number } from "../lib/report.ts";
import { type Figure, measureNetwork } from "./measured.ts";
import { withNetwork } from "./network.ts";

const sizes = (process.env.BENCH_SIZES ?? "1200,100000,1000000").split(",").map(Number);
const rounds = Number(process.env.BENCH_ROUNDS ?? 40);
/** At most so many times as long at ten times the size, where a person waits. */
const GOAL = 2;

const text = (count: number) => count.toLocaleString("en");
let before: ReadonlyMap<string, Figure> | undefined;

for (const size of sizes) {
  console.log(`\n${text(size)} businesses, load ${loadavg()[0]?.toFixed(0)}`);
  const figures = await withNetwork(size, (network) => measureNetwork(network, rounds));
  if (!figures) break;
  print(figures);
  before = figures;
}

/** Times by the clock, and beside them processor time of server and database, which other work on the machine does not change. */
function print(figures: ReadonlyMap<string, Figure>): void {
  const width = Math.max(...[...figures.keys()].map((name) => name.length));
  const columns = ["median", "95 %", "processor", "× before", "× processor"];
  console.log(`  ${"ms".padEnd(width)}${columns.map((column) => column.padStart(13)).join("")}`);
  const missed: string[] = [];
  for (const [name, { median, tail, processor, waited }] of figures) {
    const smaller = before?.get(name);
    const ratios = smaller ? [tail / smaller.tail, processor / smaller.processor] : [];
    const cells = [median, tail, processor, ...ratios].map((value) => number(value).padStart(13));
    console.log(`  ${name.padEnd(width)}${cells.join("")}`);
    if (waited && Math.min(...ratios) > GOAL) missed.push(name);
  }
  if (!before) return;
  const said = missed.length > 0 ? `MISSED by ${missed.join(", ")}` : "reached by all";
  console.log(`  goal: what a person waits for takes ≤ ${GOAL} × the size before; ${said}`);
}
