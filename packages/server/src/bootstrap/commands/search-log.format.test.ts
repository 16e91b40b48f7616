import { expect, it } from "vitest";
import { formatSearches } from "./search-log.format.ts";

const row = {
  kind: "profiles",
  words: "cheese curds",
  searches: 12,
  without_hits: 1,
  without_complete_hits: 3,
  few_hits: 9,
  relaxed: 2,
  corrected: 0,
  first_day: "2026-11-01",
  last_day: "2026-11-20",
} as const;

it("people read numbers in columns before the words, and which words are of classifieds", () => {
  expect(
    formatSearches([row, { ...row, kind: "classifieds", words: "egg cartons", searches: 7 }], "table"),
  ).toEqual([
    "searches  no hits  none complete  few hits  corrected  words",
    "      12        1              3         9          0  cheese curds",
    "       7        1              3         9          0  egg cartons (classifieds)",
  ]);
});

it("a spreadsheet reads one column for each fact, and takes no words for a formula", () => {
  const [head, ...lines] = formatSearches(
    [row, { ...row, words: '=sum("a", b)' }, { ...row, words: "salt, pepper" }],
    "csv",
  );
  expect(head).toBe(
    "kind,words,searches,without_hits,without_complete_hits,few_hits,relaxed,corrected,first_day,last_day",
  );
  expect(lines).toEqual([
    "profiles,cheese curds,12,1,3,9,2,0,2026-11-01,2026-11-20",
    `profiles,"'=sum(""a"", b)",12,1,3,9,2,0,2026-11-01,2026-11-20`,
    'profiles,"salt, pepper",12,1,3,9,2,0,2026-11-01,2026-11-20',
  ]);
});

it("a program reads each line as JSON", () => {
  expect(formatSearches([row], "ndjson").map((line) => JSON.parse(line))).toEqual([row]);
});
