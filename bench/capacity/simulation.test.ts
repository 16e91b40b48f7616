import assert from "node:assert/strict";
import { test } from "node:test";
import { seeded } from "../lib/seeded.ts";
import { mean, quantile } from "../lib/statistics.ts";
import { type Cost, capacity, simulate } from "./simulation.ts";

// Queues whose answers are known from books.

const near = (found: number, expected: number, part = 0.05) =>
  assert.ok(Math.abs(found - expected) <= expected * part, `${found} is not near ${expected}`);

function run(cost: Cost, rate: number, machines: Parameters<typeof simulate>[1], seconds = 2000) {
  const random = seeded(7);
  const plan = { perSecond: { page: rate }, seconds, random: () => random.next().value };
  const { times, busy } = simulate({ page: cost }, machines, plan);
  return { times: times.page ?? [], busy };
}

/** Values that together are distributed exponentially with the mean. */
const exponential = (average: number) =>
  Array.from({ length: 2000 }, (_, at) => -Math.log(1 - (at + 0.5) / 2000) * average);

test("one process and work that always takes as long: half of what exponential work waits", () => {
  const { times, busy } = run({ process: [10], database: [] }, 80, { processes: 1, processors: 1 });
  near(busy, 0.8);
  near(mean(times), 10 + (10 * 0.8) / (2 * 0.2));
});

test("one process and exponential work: mean and 95th percentile of M/M/1", () => {
  const { times } = run({ process: exponential(10), database: [] }, 70, { processes: 1, processors: 1 });
  near(mean(times), 10 / 0.3);
  near(quantile(times, 0.95), (10 / 0.3) * Math.log(20), 0.07);
});

test("a database of three processors alone is M/M/3", () => {
  const { times } = run(
    { process: [0], database: exponential(30) },
    80,
    { processes: 1, processors: 1, databaseProcessors: 3 },
    3000,
  );
  // Erlang's C for three servers at 0.8 of their capacity.
  const load = 2.4;
  const all = load ** 3 / 6 / 0.2;
  const waits = all / (1 + load + load ** 2 / 2 + all);
  near(mean(times), 30 + (waits * 30) / (3 * 0.2));
});

test("more processes on one processor answer no more requests", () => {
  const cost = { process: [10], database: [] };
  const one = run(cost, 80, { processes: 1, processors: 1 });
  const three = run(cost, 80, { processes: 3, processors: 1 });
  near(mean(three.times), mean(one.times));
  assert.equal(capacity({ page: cost }, { page: 1 }, { processes: 3, processors: 1 }), 100);
  assert.equal(capacity({ page: cost }, { page: 1 }, { processes: 3, processors: 4 }), 300);
});

test("a database on the processors of the processes takes from them", () => {
  const cost = { process: [6], database: [4] };
  assert.equal(capacity({ page: cost }, { page: 2 }, { processes: 1, processors: 1 }), 100);
  assert.equal(Math.round(capacity({ page: cost }, { page: 2 }, { processes: 1, processors: 2 })), 167);
  const { busy, times } = run(cost, 50, { processes: 1, processors: 1 });
  near(busy, 0.5);
  assert.ok(Math.min(...times) >= 9.99);
});

test("a kind whose cost is not known is an error", () => {
  const plan = { perSecond: { map: 1 }, seconds: 1, random: Math.random };
  assert.throws(() => simulate({}, { processes: 1, processors: 1 }, plan), /“map”/);
});
