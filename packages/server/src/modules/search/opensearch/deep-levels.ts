import type { Clause } from "./conditions.ts";

/** Asks for a part of an answer. */
export type Ask = <Answer>(body: Record<string, unknown>) => Promise<Answer>;

type Value = { field: string } | { script: { source: string; params?: object } };

/** One of the things that hits are ordered by. */
export interface Level {
  value: Value;
  isDescending: boolean;
  isText: boolean;
  /** Whole numbers of a field. */
  isInteger?: boolean;
  /** The width of a part where it is known beforehand; whole numbers that are few have 1. */
  width?: number;
  /** The documents that have one value. */
  equal(query: Clause, value: unknown): Clause;
  /** Those that have one from one value to another. */
  between(query: Clause, bounds: Bounds): Clause;
}

export interface Bounds {
  least: number;
  most: number;
}

export interface Found {
  before: number;
  /** Where the hits begin; undefined where they do with the first of these documents. */
  value?: number | string;
  /** Whether too many documents have this value: the next thing tells them apart. */
  isWhole?: boolean;
}
