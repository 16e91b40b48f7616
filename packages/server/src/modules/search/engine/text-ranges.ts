import type { Concept } from "./concepts.ts";
import { TermBloom } from "./term-bloom.ts";
import type { TextReading } from "./text-reading.ts";

const NO_RANGES: readonly [number, number][] = [];

/** Finds what matches in the texts of a page of hits. They name the same concepts again and again: each is compared once. */
export function rangeFinder(
  wanted: ReadonlySet<string>,
  wantedTerms: ReadonlySet<number>,
): (text: TextReading) => readonly [number, number][] {
  const known = new Map<Concept, boolean>();
  const isWanted = (concept: Concept) => {
    let answer = known.get(concept);
    if (answer === undefined) {
      answer = concept.closure.some((term) => wantedTerms.has(term));
      known.set(concept, answer);
    }
    return answer;
  };
  const bloom = TermBloom.of(wantedTerms);
  const words = new TermBloom();
  for (const stem of wanted) {
    bloom.addWord(stem);
    words.addWord(stem);
  }
  return ({ stems, hashes, bounds, named, bloom: own }) => {
    if (!own.mayShare(bloom)) return NO_RANGES;
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
    for (let at = 0; at < hashes.length; at++) {
      if (!words.mayHold(hashes[at] as number) || !wanted.has(stems[at] as string)) continue;
      const start = bounds[at * 2] as number;
      const end = bounds[at * 2 + 1] as number;
      const isCovered = ranges.slice(0, covered).some(([from, to]) => start >= from && end <= to);
      if (!isCovered) ranges.push([start, end]);
    }
    return ranges.sort(([a], [b]) => a - b);
  };
}
