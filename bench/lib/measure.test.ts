import assert from "node:assert/strict";
import { test } from "node:test";
import { stepOf } from "./clock.ts";
import { fromCalls, inTurn } from "./measure.ts";
import { goal, number, rows } from "./report.ts";
import { medianOf, ratioOf } from "./statistics.ts";

/** A clock that goes on by whole steps, and on which work takes what it is said to take. */
function coarseClock(step: number) {
  let now = 0;
  return {
    // Reading it takes its time as well.
    read: () => {
      now += 0.0001;
      return Math.floor(now / step) * step;
    },
    work: (milliseconds: number) => () => {
      now += milliseconds;
    },
    now: () => now,
  };
}

const near = (found: number, wanted: number, share = 0.03) =>
  assert.ok(Math.abs(found - wanted) <= share * wanted, `${found} is not near ${wanted}`);

test("finds how coarse a clock is", () => {
  near(stepOf(coarseClock(15.6).read), 15.6);
  near(stepOf(coarseClock(1).read), 1);
});

test("tells calls apart that are a hundred times shorter than the clock's step", async () => {
  const clock = coarseClock(16);
  const sides = await inTurn(
    { ours: clock.work(0.02), peer: clock.work(0.16) },
    { clock: clock.read, batches: 9 },
  );
  const { ours, peer } = sides;
  assert.ok(ours && peer);
  near(medianOf(ours.batches).value, 0.02);
  near(medianOf(peer.batches).value, 0.16);
  const ratio = ratioOf(ours.batches, peer.batches, true);
  near(ratio.value, 0.125);
  assert.ok(ratio.low <= ratio.value && ratio.value <= ratio.high);
  assert.equal(ours.batches.length, 9);
});

test("prints no nothing and no infinity, whatever the clock", async () => {
  for (const [step, taken] of [
    [0.001, 0.0005],
    [1, 0.0005],
    [16, 0.02],
  ] as const) {
    const clock = coarseClock(step);
    const plan = { clock: clock.read, batches: 6 };
    const sides = await inTurn({ ours: clock.work(taken), peer: clock.work(8 * taken) }, plan);
    const printed = rows("Nearly nothing", "ms", sides).join("\n");
    assert.doesNotMatch(printed, /Infinity|NaN|\b0\.0+\b(?!\d)/);
    assert.match(printed, /first = [\d.e-]+ \[[\d.e-]+–[\d.e-]+\] × this/);
  }
});

test("says of single calls shorter than the clock's step that they are no longer than that", async () => {
  const clock = coarseClock(16);
  const { short, long } = await inTurn(
    { short: clock.work(0.02), long: clock.work(64) },
    { clock: clock.read, batches: 6 },
  );
  assert.ok(short && long);
  assert.match(rows("", "ms", { short })[2] as string, / {3}≤ 16\.0$/);
  assert.match(rows("", "ms", { long })[2] as string, / {3}(64\.0|80\.0)$/);
});

test("a machine that slows down changes no ratio", async () => {
  const clock = coarseClock(1);
  const slower = (milliseconds: number) => () => clock.work(milliseconds * (1 + clock.now() / 20_000))();
  const { ours, peer } = await inTurn({ ours: slower(1), peer: slower(2) }, { clock: clock.read });
  assert.ok(ours && peer);
  assert.ok((ours.batches.at(-1) as number) > 1.1 * (ours.batches[0] as number));
  const ratio = ratioOf(ours.batches, peer.batches, true);
  near(ratio.value, 0.5, 0.05);
  assert.ok(ratio.high - ratio.low < 0.05, `${ratio.low}–${ratio.high}`);
});

test("the sides take turns, and a batch asks each question as often as another", async () => {
  const clock = coarseClock(1);
  const asked: Record<"ours" | "peer", number[]> = { ours: [], peer: [] };
  const order: string[] = [];
  const side = (name: "ours" | "peer", milliseconds: number) => {
    let call = 0;
    return () => {
      asked[name].push(call++ % 3);
      if (order.at(-1) !== name) order.push(name);
      clock.work(milliseconds)();
    };
  };
  await inTurn(
    { ours: side("ours", 0.7), peer: side("peer", 90) },
    { clock: clock.read, round: 3, batches: 6 },
  );
  for (const questions of Object.values(asked)) {
    const times = [0, 1, 2].map((question) => questions.filter((one) => one === question).length);
    assert.equal(new Set(times).size, 1, times.join());
  }
  // Once each to find their sizes, then six times in turn.
  assert.deepEqual(order, Array.from({ length: 7 }, () => ["ours", "peer"]).flat());
});

test("calls that already take long are not repeated in a batch", async () => {
  const clock = coarseClock(1);
  let calls = 0;
  const work = clock.work(700);
  const slow = () => {
    calls += 1;
    work();
  };
  await inTurn({ slow }, { clock: clock.read, batches: 9 });
  assert.equal(calls, 2 + 9);
});

test("a median lies between the samples that enclose it with 95 % confidence", () => {
  // The ranks are those of the binomial distribution: all of six, the 2nd to the 8th of nine, the 4th to the 12th of fifteen.
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => count - index);
  assert.deepEqual(medianOf(upTo(6)), { value: 3.5, low: 1, high: 6 });
  assert.deepEqual(medianOf(upTo(9)), { value: 5, low: 2, high: 8 });
  assert.deepEqual(medianOf(upTo(15)), { value: 8, low: 4, high: 12 });
  assert.throws(() => medianOf(upTo(5)), /at least 6/);
});

test("a ratio of sides that did not take turns is as wide as both intervals allow", () => {
  const ratio = ratioOf([1, 2, 3, 4, 5, 6], [10, 20, 30, 40, 50, 60], false);
  assert.deepEqual(ratio, { value: 0.1, low: 1 / 60, high: 0.6 });
});

test("single answers are gathered to batches in their order, none left out", () => {
  const { batches, calls } = fromCalls([1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9, 9, 9, 11, 11, 17], 1, 6);
  assert.deepEqual(batches, [1, 3, 5, 7, 9, 13]);
  assert.equal(calls.length, 18);
  assert.ok(fromCalls(Array(60).fill(0), 16, 6).batches.every((mean) => mean > 0));
});

test("numbers keep two or three figures however small they are", () => {
  assert.deepEqual([1234, 12.345, 1.2345, 0.16, 0.00042].map(number), [
    "1234",
    "12.3",
    "1.23",
    "0.16",
    "0.00042",
  ]);
});

test("a goal that the clock cannot see kept is held against the clock's step", (context) => {
  const said: string[] = [];
  context.mock.method(console, "log", (line: string) => said.push(line));
  goal("ours", fromCalls(Array(60).fill(0), 16), 10);
  goal("ours", fromCalls(Array(60).fill(4), 1), 10);
  assert.match(said[0] as string, /MISSED/);
  assert.doesNotMatch(said[1] as string, /MISSED/);
});
