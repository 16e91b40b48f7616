// Hours of traffic at half of what the servers carry, with faults at random moments: nothing that was acknowledged is lost or done
// twice, memory does not grow, and the part of requests that failed is reported. `pnpm soak --help` has the options.
import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openPostgres } from "../../infra/db/database.ts";
import { findRecipient } from "../support/recipient.ts";
import { injections } from "./injections.ts";
import { watchMemory } from "./memory.ts";
import { startSite } from "./site.ts";
import { logIn, readOnce, startTraffic, type Tally } from "./traffic.ts";

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string", default: "120" },
    rate: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    profiles: { type: "string", default: "300" },
    output: { type: "string" },
    help: { type: "boolean" },
  },
});
if (options.help) {
  console.log(`pnpm soak [--minutes 120] [--rate <requests a second>] [--seed <number>] [--profiles 300] [--output <file>]
Without --rate it is half of what the servers carry, measured first. The same seed gives the same faults in the same order.`);
  process.exit(0);
}

/** Part of the reads that may fail. */
const BUDGET = 0.001;
/** Part of its memory by which the process that lives all the time may grow from the first third to the end. */
const MOST_GROWTH = 0.15;

/** Numbers between 0 and 1 that look random and are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const minutes = Number(options.minutes);
const random = seeded(Number(options.seed));
const started = Date.now();
const say = (text: string) =>
  console.log(`${((Date.now() - started) / 60_000).toFixed(1).padStart(6)} min  ${text}`);

const site = await startSite(Number(options.profiles));
try {
  const perSecond = options.rate ? Number(options.rate) : (await capacityOf(site.address)) / 2;
  say(`${perSecond.toFixed(1)} requests a second, seed ${options.seed}`);
  const token = await logIn(site.address);
  const recipient = await recipientIn(site.url);
  const traffic = startTraffic({ address: site.address, perSecond, recipient, random: seeded(1), token });
  const memory = watchMemory(site.processes[0]?.metricsPort as string, Math.min(60_000, minutes * 3000));
  const counts = await injectUntil(Date.now() + minutes * 60_000);
  await traffic.stop();
  memory.stop();

  const stored = await storedMessages(site.url);
  const report = {
    minutes,
    seed: options.seed,
    perSecond: Math.round(perSecond * 10) / 10,
    loadOfTheMachine: loadavg(),
    faults: counts,
    reads: summary(traffic.reads),
    writes: summary(traffic.writes),
    messages: {
      sent: traffic.sent.size,
      acknowledged: traffic.acknowledged.size,
      lost: [...traffic.acknowledged].filter((content) => !stored.has(content)).length,
      doubled: [...traffic.sent].filter((content) => (stored.get(content) ?? 0) > 1).length,
    },
    errorBudget: { allowed: BUDGET, used: failedPart(traffic.reads) / BUDGET },
    memory: { live: memory.live.map((bytes) => Math.round(bytes / 1e5) / 10), growthAnHour: memory.growth },
  };
  const text = JSON.stringify(report, null, 1);
  console.log(text);
  if (options.output) writeFileSync(options.output, `${text}\n`);
  const wrong = mistakes(report);
  for (const sentence of wrong) console.error(sentence);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await site.close();
}
process.exit();

/** Requests a second that are answered where sixteen are asked for at a time. */
async function capacityOf(address: string): Promise<number> {
  const own = seeded(2);
  const ends = Date.now() + 15_000;
  let answered = 0;
  const ask = async () => {
    while (Date.now() < ends) {
      const response = await readOnce(address, own);
      await response.arrayBuffer();
      if (response.ok) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, ask));
  return answered / 15;
}

async function injectUntil(ends: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  while (Date.now() < ends) {
    await wait(5000 + random() * 15_000);
    const injection = injections[Math.floor(random() * injections.length)];
    if (!injection || Date.now() > ends) continue;
    say(injection.name);
    await injection.run(site, random);
    counts[injection.name] = (counts[injection.name] ?? 0) + 1;
  }
  return counts;
}

async function recipientIn(url: string): Promise<number> {
  const { db, close } = await openPostgres(url, { max: 1 });
  const id = await findRecipient(db);
  await close();
  return id;
}

async function storedMessages(url: string): Promise<Map<string, number>> {
  const { db, close } = await openPostgres(url, { max: 1 });
  const rows = await db
    .selectFrom("messages")
    .select((of) => ["content", of.fn.countAll<number>().as("count")])
    .where("content", "like", "soak %")
    .groupBy("content")
    .execute();
  await close();
  return new Map(rows.map(({ content, count }) => [content, Number(count)]));
}

function allOf(reasons: Map<string, number>): number {
  return [...reasons.values()].reduce((sum, count) => sum + count, 0);
}

function failedPart(tally: Tally): number {
  const failed = tally.refused + allOf(tally.broken) + allOf(tally.unexpected);
  return failed / Math.max(1, failed + tally.times.length);
}

function summary(tally: Tally) {
  const sorted = [...tally.times].sort((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  return {
    answered: sorted.length,
    refused: tally.refused,
    broken: Object.fromEntries(tally.broken),
    unexpected: Object.fromEntries(tally.unexpected),
    milliseconds: { median: at(0.5), p95: at(0.95), p99: at(0.99) },
  };
}

interface Report {
  messages: { lost: number; doubled: number };
  reads: { unexpected: Record<string, number> };
  writes: { unexpected: Record<string, number> };
  memory: { live: number[]; growthAnHour: number };
  minutes: number;
}

function mistakes({ messages, reads, writes, memory, minutes }: Report): string[] {
  const grown = (memory.growthAnHour * minutes * (2 / 3)) / 60;
  const live = memory.live.at(-1) ?? 0;
  return [
    messages.lost > 0 && `${messages.lost} acknowledged messages are lost.`,
    messages.doubled > 0 && `${messages.doubled} messages were sent twice.`,
    Object.keys({ ...reads.unexpected, ...writes.unexpected }).length > 0 &&
      "There were responses that no contract has.",
    live > 0 && grown > live * MOST_GROWTH && `The memory of a process grew by ${grown.toFixed(1)} MB.`,
  ].filter((sentence) => typeof sentence === "string");
}
