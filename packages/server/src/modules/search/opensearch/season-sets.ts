import { type DayRange, seasonTest } from "@foodshed/sdk/vocabulary";
import type { Condition } from "../engine/conditions.ts";
import type { ExtraCount, IndexQuery } from "../engine/index-query.ts";

/** More than there are different sets of seasons, as a rule: OpenSearch returns no more buckets. */
export const MAX_SETS = 60_000;

/** The seasons of a document, in pairs of numbers, as one text. */
export function seasonSet(seasons: readonly number[]): string {
  const pairs = new Set<string>();
  for (let at = 0; at < seasons.length; at += 2) pairs.add(`${seasons[at]},${seasons[at + 1]}`);
  return [...pairs].sort().join(" ");
}

export interface SeasonCount extends ExtraCount {
  condition: Extract<Condition, { is: "inSeason" }>;
}

/** What is counted of seasons. */
export const seasonCounts = ({ extraCounts = [] }: IndexQuery): SeasonCount[] =>
  extraCounts.filter((one): one is SeasonCount => one.condition.is === "inSeason");

/** Which sets have a day of a range; every minute there are other ranges. */
const known = new WeakMap<DayRange, Map<string, boolean>>();

/** Whether a set of seasons has a day of a range. */
export function meets(set: string, days: DayRange): boolean {
  const sets = known.get(days) ?? new Map<string, boolean>();
  known.set(days, sets);
  let is = sets.get(set);
  if (is === undefined) {
    const test = seasonTest(days);
    is = set.split(" ").some((pair) => {
      const [from, to] = pair.split(",").map(Number);
      return test(from as number, to as number);
    });
    sets.set(set, is);
  }
  return is;
}
