import assert from "node:assert/strict";
import { test } from "node:test";
import { bootstrap, type Grade, halfOf, ndcg, precision, uselessShare } from "./measures.ts";
import { halfOfQuery } from "./query.ts";

const near = (found: number, wanted: number) =>
  assert.ok(Math.abs(found - wanted) < 0.0005, `${found} is not ${wanted}`);

test("nDCG is what a hand computes", () => {
  // Gains 7, 0, 3 discounted by log2 of 2, 3 and 4; at best 7, 3, 1.
  // Found 7 + 0 + 3 / 2 = 8.5; at best 7 + 3 / 1.58496 + 1 / 2 = 9.39279.
  near(ndcg([3, 0, 2], [0, 1, 2, 3, 0]), 8.5 / 9.39279);
  near(ndcg([3, 2, 1], [3, 2, 1, 0]), 1);
  near(ndcg([], [3, 2]), 0);
});

test("nDCG looks at ten hits only, and at ten of what could be found", () => {
  const threes = Array<Grade>(12).fill(3);
  near(ndcg(threes, threes), 1);
  near(ndcg([...Array<Grade>(10).fill(0), 3], [3]), 0);
});

test("a query that nothing answers has no gain", () => {
  assert.equal(ndcg([0, 0], [0, 0, 0]), 0);
  assert.equal(precision([1, 0], [1, 0]), 0);
});

test("precision counts answers among ten, or among as many as there are", () => {
  near(precision([3, 2, 1, 0], [3, 2, 1, 0]), 1);
  near(precision([3, 0, 0, 0], [3, 3, 0, 0]), 0.5);
  near(precision([2, 2, 2], Array<Grade>(30).fill(2)), 0.3);
});

test("the share of useless hits is of those that are shown", () => {
  assert.equal(uselessShare([]), undefined);
  assert.equal(uselessShare([3, 0, 1, 0]), 0.5);
  assert.equal(uselessShare([...Array<Grade>(10).fill(1), 0, 0]), 0);
});

test("the bootstrap's interval encloses the mean, narrows with more samples and is the same each time", () => {
  const few = bootstrap([0, 1, 1, 0, 1, 0]);
  const many = bootstrap(Array.from({ length: 600 }, (_, n) => n % 2));
  assert.ok(few.low < few.value && few.value < few.high);
  assert.equal(many.value, 0.5);
  assert.ok(many.high - many.low < (few.high - few.low) / 3);
  // 1.96 standard errors of a coin thrown 600 times are 0.040.
  assert.ok(Math.abs(many.high - 0.54) < 0.006, `${many.high}`);
  assert.deepEqual(bootstrap([0, 1, 1, 0, 1, 0]), few);
  assert.deepEqual(bootstrap([0.7, 0.7]), { value: 0.7, low: 0.7, high: 0.7 });
});

test("a query stays in its half, and the halves are about as large", () => {
  const texts = Array.from({ length: 1000 }, (_, n) => `cheese near town ${n}`);
  const tuned = texts.filter((text) => halfOf(text) === "tune").length;
  assert.ok(tuned > 440 && tuned < 560, `${tuned}`);
  assert.equal(halfOf("Goat Cheese"), halfOf("goat cheese"));
});

test("what was written last is held out as a whole, what was written before it is tuned with", () => {
  for (const text of ["game meat", "nuts", "reefer", "cassis", "camionneur"]) {
    assert.equal(halfOfQuery({ text, writing: "sixth" }), "held-out");
    assert.equal(halfOfQuery({ text, writing: "fourth" }), "tune");
    assert.equal(halfOfQuery({ text, writing: "first" }), halfOf(text));
  }
});
