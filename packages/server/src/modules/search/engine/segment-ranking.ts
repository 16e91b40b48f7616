import { has } from "./bitset.ts";
import { MAX_RANK, PARTIAL_RANK, type Ranking } from "./ordering.ts";
import type { Scores } from "./scoring.ts";

/** The rank of what was found only by its location: with those that name the place in their texts. */
export const AROUND_RANK = 1 + Math.floor((PARTIAL_RANK - 1) / 2);

/** Scores of one band are equal. */
const BANDS = PARTIAL_RANK - 1;

interface Ranked {
  /** The factor of each score. */
  suits: ((at: number) => number) | undefined;
  /** Those whose whole name was typed; undefined where nobody's name has what was typed. */
  named: ReadonlySet<number> | undefined;
  inName: ReadonlySet<number>;
}

/** The ranks of a segment's documents. It is asked for every match of a search. */
export class SegmentRanking implements Ranking {
  readonly lowest: number;
  readonly #scores: Scores | undefined;
  readonly #suits: Ranked["suits"];
  readonly #named: Ranked["named"];
  readonly #inName: ReadonlySet<number>;

  constructor(scores: Scores | undefined, { suits, named, inName }: Ranked) {
    this.#scores = scores;
    this.#suits = suits;
    this.#named = named;
    this.#inName = inName;
    this.lowest = named ? 0 : 1;
  }

  rankOf(at: number): number {
    return this.#rank(at, true);
  }

  atLeast(at: number): number {
    return this.#rank(at, false);
  }

  #rank(at: number, isExact: boolean): number {
    if (this.#named) {
      if (this.#named.has(at)) return 0;
      if (this.#inName.has(at)) return 1;
    }
    const scores = this.#scores;
    if (!scores) return AROUND_RANK;
    const isComplete = has(scores.complete, at);
    if (!isComplete && !has(scores.partial, at)) return AROUND_RANK;
    let score = isExact ? scores.of(at) : scores.atMost(at);
    if (isExact && this.#suits) score *= this.#suits(at);
    const band = Math.min(BANDS - 1, Math.floor((1 - score) * BANDS + 0.001));
    return Math.max(0, isComplete ? 1 + band : Math.min(MAX_RANK, PARTIAL_RANK + band));
  }
}
