import { HIGHEST } from "./rank-script.ts";
import type { PageRequest, RankRequest } from "./request.ts";
import type { FoundHit, SearchAnswer } from "./response.ts";

export interface Window {
  from: number;
  size: number;
}

/** Ranks that are asked for together with the counts: most pages are full of these. */
export const FIRST_RANKS = 4;
/** Hits to which each rank is read from its beginning. */
export const SHALLOW = 500;
/** A score is worked out for each of so few hits sooner than all ranks are looked through. */
export const FEW = 10_000;

/** The first hits of a rank, as many as can be on the page or before it. */
export const firstOf = ({ page }: RankRequest, { from, size }: Window) => ({
  ...page,
  from: 0,
  size: from + size,
});

interface Reading {
  /** Whether each rank is read from its beginning. */
  isShallow: boolean;
  /** Up to so many hits are scored. */
  few: number;
  /** How many hits all ranks have. */
  total: number;
  /** What has been read of the first ranks. */
  read: readonly FoundHit[][];
  answers(bodies: readonly object[]): Promise<SearchAnswer[]>;
  far(page: PageRequest, window: Window): Promise<FoundHit[]>;
  /** The page by scores. */
  scored(): Promise<FoundHit[]>;
}

/** A page of hits, read rank by rank. */
export async function rankedHits(
  ranks: readonly RankRequest[],
  window: Window,
  { isShallow, few, total, read, answers, far, scored }: Reading,
): Promise<FoundHit[]> {
  const last = Math.min(window.from + window.size, total);
  if (isShallow) {
    const found = read.flatMap((hits, at) => withRank(hits, ranks[at] as RankRequest));
    if (found.length < last && total <= few) return await scored();
    if (found.length < last && read.length < ranks.length) {
      const others = ranks.slice(read.length);
      const further = await answers(others.map((rank) => firstOf(rank, window)));
      found.push(...further.flatMap(({ hits }, at) => withRank(hits.hits, others[at] as RankRequest)));
    }
    return found.slice(window.from, last);
  }
  if (total <= few) return await scored();
  const counted = await answers(
    ranks.map(({ page: { query } }) => ({ query, size: 0, track_total_hits: true })),
  );
  const found: FoundHit[] = [];
  let before = 0;
  for (const [at, rank] of ranks.entries()) {
    const count = counted[at]?.hits.total.value ?? 0;
    const from = Math.max(0, window.from - before);
    const size = Math.min(count, last - before) - from;
    if (size > 0) found.push(...withRank(await far(rank.page, { from, size }), rank));
    before += count;
  }
  return found;
}

/** The rank stands where a score would. */
const withRank = (hits: readonly FoundHit[], { rank }: RankRequest): FoundHit[] =>
  hits.map((hit) => ({ ...hit, sort: [HIGHEST - rank, ...hit.sort] }));
