import { SEARCH_DESCRIPTION_LENGTH } from "@foodshed/sdk/vocabulary";
import type { UnderstoodQuery } from "./engine/query-understanding.ts";
import { type OwnText, readOwnTexts, readText } from "./engine/text-reading.ts";

/** A piece of text in which something matched, as the contract's `Highlight`. */
export interface Highlight {
  field: string;
  text: string;
  ranges: [number, number][];
}

/** Characters of text kept before a match deep in a long text. */
const LEAD = 40;

/** Products named in one hit's highlights at most. */
const MAX_PRODUCTS = 3;

/**
 * The matches in the named texts of a hit; texts without one are left out.
 * @param texts always the same ones of a hit; a list is a field with several texts
 */
export function highlight(
  query: UnderstoodQuery | undefined,
  hit: object,
  texts: () => readonly [field: string, text: string | readonly string[]][],
): Highlight[] {
  if (!query) return [];
  const { index, matches } = query;
  const own = readOwnTexts(index, hit, texts);
  const highlights: Highlight[] = [];
  for (let at = matches.filter.next(own.slots, 0); at !== -1; at = matches.filter.next(own.slots, at + 1)) {
    const { field, text, reading } = own.texts[at] as OwnText;
    if (highlights.at(-MAX_PRODUCTS)?.field === field) continue;
    const ranges = matches.rangesIn(reading ?? readText(index, text));
    if (ranges.length > 0) highlights.push({ field, ...around(text, ranges) });
  }
  return highlights;
}

/** The part of a text that a card has room for, with its first match in it. */
function around(
  text: string,
  ranges: readonly [number, number][],
): { text: string; ranges: [number, number][] } {
  const first = ranges[0]?.[0] ?? 0;
  const last = ranges[0]?.[1] ?? 0;
  let from = 0;
  if (last > SEARCH_DESCRIPTION_LENGTH) {
    const space = text.indexOf(" ", Math.max(0, first - LEAD));
    from = space === -1 || space >= first ? first : space + 1;
  }
  const part = shorten(text.slice(from), Math.max(SEARCH_DESCRIPTION_LENGTH, last - from));
  return {
    text: part,
    ranges: ranges
      .map(([start, end]): [number, number] => [start - from, end - from])
      .filter(([start, end]) => start >= 0 && end <= part.length),
  };
}

/** The first characters of a text; half a character is never left over. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
