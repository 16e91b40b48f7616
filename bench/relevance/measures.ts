// How good a list of graded hits is, and how sure that is.
import type { Estimate } from "../lib/statistics.ts";

/** 3 exactly what was meant, 2 does it, 1 related and useful, 0 useless. README.md has the rule. */
export type Grade = 0 | 1 | 2 | 3;

/** So many hits are looked at: what fits a first screen. */
export const DEPTH = 10;

/** From this grade on a hit answers the query. */
export const ANSWERS = 2;

const gain = (grade: number) => 2 ** grade - 1;

const discounted = (grades: readonly Grade[]) =>
  grades.slice(0, DEPTH).reduce<number>((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0);

/**
 * Normalized discounted cumulative gain of the first ten, 0 to 1.
 * @param all the grades of everything that could have been found, in any order
 */
export function ndcg(hits: readonly Grade[], all: readonly Grade[]): number {
  const ideal = discounted([...all].sort((a, b) => b - a));
  return ideal === 0 ? 0 : discounted(hits) / ideal;
}

/** The share of answers among the first ten, or among as many as there are answers, if those are fewer. */
export function precision(hits: readonly Grade[], all: readonly Grade[]): number {
  const answers = all.filter((grade) => grade >= ANSWERS).length;
  const found = hits.slice(0, DEPTH).filter((grade) => grade >= ANSWERS).length;
  return answers === 0 ? 0 : found / Math.min(DEPTH, answers);
}

/** The share of useless hits among the first ten that are shown; undefined without hits. */
export function uselessShare(hits: readonly Grade[]): number | undefined {
  const shown = hits.slice(0, DEPTH);
  return shown.length === 0 ? undefined : shown.filter((grade) => grade === 0).length / shown.length;
}

export const mean = (samples: readonly number[]) =>
  samples.reduce((sum, sample) => sum + sample, 0) / samples.length;

const RESAMPLES = 1000;

/** The mean with its 95 % percentile bootstrap interval; the same samples always give the same one. */
export function bootstrap(samples: readonly number[]): Estimate {
  const random = randomNumbers(20261122);
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let n = 0; n < samples.length; n++) sum += samples[Math.floor(random() * samples.length)] as number;
    return sum / samples.length;
  }).sort((a, b) => a - b);
  return {
    value: mean(samples),
    low: means[Math.floor(RESAMPLES * 0.025)] as number,
    high: means[Math.ceil(RESAMPLES * 0.975) - 1] as number,
  };
}

/** Numbers from 0 to 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Half = "tune" | "held-out";

/** The half to which a query belongs: by its text alone, so that added queries move no other. */
export function halfOf(text: string): Half {
  // FNV-1a; its lowest bit alone is too regular.
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text.toLowerCase()))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash >>> 16) ^ hash) & 1 ? "held-out" : "tune";
}
