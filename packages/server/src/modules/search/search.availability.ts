import type { Schema } from "@foodshed/sdk";
import {
  AVAILABLE_FILTERS,
  type DayRange,
  nextMonth,
  ontarioDay,
  restOfWeek,
  SEARCH_REASONS_MAX,
  seasonTest,
} from "@foodshed/sdk/vocabulary";
import type { ExtraCount, IndexResult } from "./engine/index-query.ts";
import type { StoredSeason } from "./stored-hit.ts";

/** The group of the filter: its own counts are those without it. */
export const AVAILABLE = "available" as const;

/** How a season is written among a document's facets, its two numbers after it. */
export const SEASON_FACET = "season:";

export function toSeasonFacet([, from, to]: StoredSeason): string {
  return `${SEASON_FACET}${from},${to}`;
}

export function readSeasonFacet(text: string): readonly [number, number] {
  const [from, to] = text.slice(SEASON_FACET.length).split(",");
  return [Number(from), Number(to)];
}

/** The days that a key of the filter means: what is left of this week, or a month when it comes next. */
export function availableDays(key: string, now: Date): DayRange;
export function availableDays(key: string | undefined, now: Date): DayRange | undefined;
export function availableDays(key: string | undefined, now: Date): DayRange | undefined {
  if (key === undefined) return undefined;
  return key === "this_week" ? restOfWeek(now) : nextMonth(Number(key), now);
}

let counts: { minute: number; own: readonly ExtraCount[] } | undefined;

/** Counts the week and every month beside the facets. Days are reckoned once a minute: a time zone costs more than a search. */
export function availableCounts(now: Date): readonly ExtraCount[] {
  const minute = minuteOf(now);
  if (counts?.minute !== minute) counts = { minute, own: countsOf(now) };
  return counts.own;
}

const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000);

let today: { minute: number; test: ReturnType<typeof seasonTest> } | undefined;

/** Whether a season has the present day of Ontario. */
export function isToday(now: Date): ReturnType<typeof seasonTest> {
  const minute = minuteOf(now);
  if (today?.minute !== minute) {
    const day = ontarioDay(now);
    today = { minute, test: seasonTest({ from: day, to: day }) };
  }
  return today.test;
}

function countsOf(now: Date): ExtraCount[] {
  return AVAILABLE_FILTERS.map((key) => {
    const days = availableDays(key, now);
    return { name: nameOf(key), group: AVAILABLE, condition: { is: "inSeason", days } };
  });
}

export function availableBuckets({ extra }: IndexResult): Schema<"Bucket">[] {
  return AVAILABLE_FILTERS.map((key) => ({ key, count: extra[nameOf(key)] ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

const nameOf = (key: string) => `${AVAILABLE}:${key}`;

/** The reasons with a product that is to be had then: one that they name already, if there is one. */
export function withAvailable(
  reasons: Schema<"SearchReasons">,
  seasons: readonly StoredSeason[],
  test: (from: number, to: number) => boolean,
): Schema<"SearchReasons"> {
  const products = seasons.filter(([, from, to]) => test(from, to)).map(([product]) => product);
  const named = products.find((product) => reasons.some(({ text }) => text === product)) ?? products[0];
  if (named === undefined) return reasons;
  const others = reasons.filter(({ text }) => text !== named);
  // Where it is, the last of them, was asked for too.
  const kept = [...others.slice(0, -1).slice(0, SEARCH_REASONS_MAX - 2), ...others.slice(-1)];
  return [{ kind: AVAILABLE, text: named }, ...kept];
}
