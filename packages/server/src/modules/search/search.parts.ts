import type { Schema } from "@foodshed/sdk";
import type { TextRange, UnderstoodQuery } from "./engine/query-understanding.ts";
import { isEmptyWord, keyOf, wordsOf } from "./engine/words.ts";
import type { TypedPlace } from "./search.places.ts";

/** The keywords of a search as they were read. */
export interface ReadKeywords {
  /** The keywords without the place. */
  typed: string;
  place: TypedPlace | undefined;
  understood: UnderstoodQuery | undefined;
}

type Part = Schema<"QueryPart">;
type Thing = UnderstoodQuery["things"][number];

/** More things than this are a sentence; to take it apart helps nobody. */
const MAX_THINGS = 8;

/**
 * The parts that a person can take away. None where there is one only and nothing was left out, and none for a business name:
 * its words belong together.
 */
export function toParts(read: ReadKeywords, isName: boolean): Part[] | undefined {
  const { typed, place, understood } = read;
  if (!understood || place?.around !== undefined) return undefined;
  // "Maple Hill" is a name, "honey from Maple" names a place.
  if (isName && (!place || place.phrase === place.label)) return undefined;
  const things = distinct(typed, understood);
  const placePart = place && {
    kind: "place" as const,
    text: place.circle ?? place.label,
    without: tidy(typed),
  };
  if (things.length === 0) return placePart && understood.dropped.length > 0 ? [placePart] : undefined;
  if (things.length > MAX_THINGS) return undefined;
  if (things.length === 1 && !place && !hasLeftOut(things, understood.dropped)) return undefined;
  const parts = things.map(
    ({ text, ranges }): Part => ({
      kind: "thing",
      text,
      without: withPlace(things.length === 1 ? "" : cut(typed, ranges), place),
    }),
  );
  if (placePart) parts.push(placePart);
  return parts;
}

/** Keywords with the place that was typed beside them. */
export function withPlace(keywords: string, place: TypedPlace | undefined): string {
  return tidy(`${keywords} ${place?.phrase ?? ""}`);
}

/** What was typed in a range, with each corrected word in the place of the typed one. */
export function correctedText(
  typed: string,
  corrections: UnderstoodQuery["corrections"],
  { start, end }: TextRange = { start: 0, end: typed.length },
): string {
  let text = "";
  let at = start;
  for (const correction of corrections) {
    if (correction.start < at || correction.end > end) continue;
    text += typed.slice(at, correction.start) + correction.used;
    at = correction.end;
  }
  return text + typed.slice(at, end);
}

/** Whether words were left out; where nothing but such words was typed, they are the things. */
function hasLeftOut(things: readonly { text: string }[], dropped: readonly string[]): boolean {
  const words = things.flatMap(({ text }) => wordsOf(text).map(({ folded }) => folded));
  return dropped.some((word) => !words.includes(word));
}

/** Each thing once, with every place where it is named. */
function distinct(
  typed: string,
  { things, corrections }: UnderstoodQuery,
): { text: string; ranges: Thing[] }[] {
  const byKey = new Map<string, { text: string; ranges: Thing[] }>();
  for (const thing of things) {
    const text = correctedText(typed, corrections, thing);
    const known = byKey.get(keyOf(text));
    if (known) known.ranges.push(thing);
    else byKey.set(keyOf(text), { text, ranges: [thing] });
  }
  return [...byKey.values()];
}

/** A text without some ranges, and without the empty words that joined them to the rest, such as "and". */
function cut(typed: string, ranges: readonly TextRange[]): string {
  const words = wordsOf(typed);
  const isEmpty = (at: number) => isEmptyWord(words[at]?.folded ?? "");
  let rest = "";
  let kept = 0;
  for (const { start, end } of ranges) {
    let from = words.findIndex((word) => word.start === start);
    let to = words.findIndex((word) => word.end === end) + 1;
    const next = to;
    while (isEmpty(to)) to++;
    // "Bread and honey with nuts" without honey keeps one of the two words that joined it.
    if (to === words.length || to === next) while (isEmpty(from - 1)) from--;
    const cutFrom = words[from]?.start ?? start;
    if (cutFrom > kept) rest += `${typed.slice(kept, cutFrom).replace(ELIDED_ARTICLE, "")} `;
    kept = words[to]?.start ?? typed.length;
  }
  return rest + typed.slice(kept);
}

/** An article that lost its vowel, before the word that it belongs to: "d'érable". */
const ELIDED_ARTICLE = /(?<=^|\s)\p{L}{1,2}['’]$/u;

function tidy(text: string): string {
  return text.replace(/^[\s,;&+]+|[\s,;&+]+$/g, "").replace(/\s+/g, " ");
}
