import type { Concept } from "./concepts.ts";
import { TermFilter } from "./term-filter.ts";
import type { TextReading } from "./text-reading.ts";

const NO_RANGES: readonly [number, number][] = [];

/** Finds what matches in the texts of hits. */
export interface RangeFinder {
  /** What a text must share to match somewhere. */
  readonly filter: TermFilter;
  /** Start and end of what matches in a text. */
  rangesIn(text: TextReading): readonly [number, number][];
}

/** The texts of a page of hits name the same concepts again and again: each is compared once. */
export function rangeFinder(wanted: ReadonlySet<string>, wantedTerms: ReadonlySet<number>): RangeFinder {
  const known = new Map<Concept, boolean>();
  const isWanted = (concept: Concept) => {
    let answer = known.get(concept);
    if (answer === undefined) {
      answer = concept.closure.some((term) => wantedTerms.has(term));
      known.set(concept, answer);
    }
    return answer;
  };
  const filter = TermFilter.of(wantedTerms);
  const words = new TermFilter();
  for (const stem of wanted) {
    filter.addWord(stem);
    words.addWord(stem);
  }
  const rangesIn = ({ stems, wordSlots, slots, bounds, named }: TextReading) => {
    if (!filter.mayShare(slots)) return NO_RANGES;
    const ranges: [number, number][] = [];
    for (let i = 0; i < named.length; i++) {
      const { start, end, concepts } = named[i] as (typeof named)[number];
      for (let j = 0; j < concepts.length; j++) {
        if (!isWanted(concepts[j] as Concept)) continue;
        ranges.push([start, end]);
        break;
      }
    }
    const covered = ranges.length;
    for (let at = 0; at < wordSlots.length; at++) {
      if (!words.mayHold(wordSlots[at] as number) || !wanted.has(stems[at] as string)) continue;
      const start = bounds[at * 2] as number;
      const end = bounds[at * 2 + 1] as number;
      const isCovered = ranges.slice(0, covered).some(([from, to]) => start >= from && end <= to);
      if (!isCovered) ranges.push([start, end]);
    }
    return ranges.sort(([a], [b]) => a - b);
  };
  return { filter, rangesIn };
}
