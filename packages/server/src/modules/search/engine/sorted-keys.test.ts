import fc from "fast-check";
import { expect, test } from "vitest";
import { atOnce } from "../../../core/in-slices.ts";
import { SortedKeys } from "./sorted-keys.ts";

test("keys are found in order by how they begin, whenever they were sorted in and saved", () => {
  const key = fc.stringMatching(/^[ab]{1,4}$/);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.array(key, { maxLength: 1200 }), fc.constantFrom("settle", "look", "restore"))),
      fc.stringMatching(/^[ab]{0,2}$/),
      (rounds, prefix) => {
        const strings: string[] = [];
        let keys = new SortedKeys((number) => strings[number] as string);
        const truth: string[] = [];
        const found = () => {
          const all: string[] = [];
          keys.each(prefix, (own) => void all.push(own));
          return all;
        };
        for (const [added, then] of rounds) {
          for (const string of added) {
            strings.push(string);
            for (let start = 0; start < Math.min(2, string.length); start++) {
              keys.add(strings.length - 1, start);
              truth.push(string.slice(start));
            }
          }
          if (then === "settle") atOnce(keys.settling());
          if (then === "look") found();
          if (then === "restore") {
            const runs = keys.runs();
            keys = new SortedKeys((number) => strings[number] as string);
            keys.restore(runs);
          }
        }
        expect(found()).toEqual(truth.filter((one) => one.startsWith(prefix)).sort());
      },
    ),
    { numRuns: 60 },
  );
});

test("a lookup while keys are merged finds them all", () => {
  const strings = Array.from({ length: 9000 }, (_, i) => String(i * 7919).padStart(9, "0"));
  const keys = new SortedKeys((number) => strings[number] as string);
  for (let i = 0; i < strings.length; i++) keys.add(i);
  let lookups = 0;
  for (const _ of keys.settling()) {
    if (lookups++ % 5 !== 0) continue;
    let count = 0;
    keys.each("", () => void count++);
    expect(count).toBe(strings.length);
  }
  expect(lookups).toBeGreaterThan(10);
});
