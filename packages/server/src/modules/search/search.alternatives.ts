import type { Schema } from "@foodshed/sdk";
import { LEXICON } from "@foodshed/sdk/lexicon";
import { DISTANCE_MAX_KM, SEARCH_KEYWORDS_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import type { Concept } from "./engine/concepts.ts";
import { hasContact } from "./engine/contact-data.ts";
import { isGeneric } from "./engine/descriptors.ts";
import type { DocumentIndex } from "./engine/document-index.ts";
import type { IndexResult } from "./engine/index-query.ts";
import { type TextRange, type UnderstoodQuery, understandQuery } from "./engine/query-understanding.ts";
import { maxEditsFor } from "./engine/typing-errors.ts";
import { isEmptyWord, keyOf, type Word, wordsOf } from "./engine/words.ts";
import { correctedText, type ReadKeywords, withPlace } from "./search.parts.ts";

type Alternative = Schema<"SearchAlternative">;

/** What an alternative changes in a request. */
interface SearchChange {
  keywords: string;
  distance?: number;
  literal: false;
  from: 0;
  size: 0;
}

/** How many the same request finds with a change, for the same caller. */
type Count = (change: SearchChange, isUnfiltered: boolean) => Promise<number>;

interface FailedSearch {
  index: DocumentIndex;
  keywords: string;
  /** The same without a distance that was typed. */
  plain: string;
  read: ReadKeywords;
  literal: boolean;
  /** Kilometres; 0 where there is nothing to measure. */
  distance: number;
  isFiltered: boolean;
  count(change: { keywords: string; distance?: number }, isUnfiltered?: boolean): Promise<number>;
}

interface Asked {
  keywords?: string;
  literal?: boolean;
  size?: number;
}

/** The alternatives of a response; none for what is only counted. */
export async function toAlternatives(
  index: DocumentIndex,
  { keywords = "", literal = false, size }: Asked,
  found: {
    result: IndexResult;
    read: Omit<ReadKeywords, "understood"> & { near: unknown; within: number; plain: string };
    isFiltered: boolean;
  },
  count: Count,
): Promise<{ alternatives?: Alternative[] }> {
  const { result, read, isFiltered } = found;
  if (result.total > 0 || size === 0) return {};
  const alternatives = await findAlternatives({
    index,
    keywords,
    plain: read.plain,
    literal,
    isFiltered,
    read: { typed: read.typed, place: read.place, understood: result.query },
    distance: read.near ? read.within : 0,
    count: (change, isUnfiltered = false) =>
      count({ ...change, literal: false, from: 0, size: 0 }, isUnfiltered),
  });
  return alternatives.length > 0 ? { alternatives } : {};
}

/** Searches that are tried, so that an answer without hits takes about as long as one with hits. */
const MAX_SPELLINGS = 2;
const MAX_BROADER = 3;
/** Distances that are tried before any distance, as multiples of the chosen one. */
const WIDER = [2, 4];

/** Searches near the one that found nothing; each finds something. */
async function findAlternatives(search: FailedSearch): Promise<Alternative[]> {
  const tries = [
    await spelling(search),
    await broader(search),
    await wider(search),
    await withoutFilters(search),
  ];
  const found = tries.filter((alternative) => alternative !== undefined);
  if (found.length === 0) found.push(...(await withoutOneThing(search)));
  if (found.length > 0) return found;
  return [...(await withoutAnyLimit(search)), ...(await everything(search))].slice(0, 1);
}

async function withoutAnyLimit({ plain, isFiltered, distance, count }: FailedSearch): Promise<Alternative[]> {
  if (!isFiltered || distance === 0) return [];
  const total = await count({ keywords: plain, distance: 0 }, true);
  return total > 0 ? [{ kind: "without_filters", keywords: plain, distance: 0, total }] : [];
}

/** The last resort: no words. Whoever looks for what nobody has is shown what there is. */
async function everything({ keywords, isFiltered, count }: FailedSearch): Promise<Alternative[]> {
  if (keywords.trim() === "") return [];
  const total = await count({ keywords: "" });
  if (total > 0) return [{ kind: "broader", keywords: "", total }];
  const unfiltered = isFiltered ? await count({ keywords: "", distance: 0 }, true) : 0;
  return unfiltered > 0 ? [{ kind: "without_filters", keywords: "", distance: 0, total: unfiltered }] : [];
}

async function spelling(search: FailedSearch): Promise<Alternative | undefined> {
  const { index, read, literal } = search;
  const corrected = literal
    ? understandQuery(index, read.typed, { unfinished: false, literal: false })
    : undefined;
  const spellings = corrected?.corrections.length
    ? [correctedText(read.typed, corrected.corrections)]
    : nearestSpellings(index, read);
  for (const keywords of spellings.slice(0, MAX_SPELLINGS)) {
    const alternative = await tried(search, "spelling", keywords);
    if (alternative) return alternative;
  }
  return undefined;
}

/** The keywords with a word that no document has written as the nearest that some document has. */
function nearestSpellings(index: DocumentIndex, { typed, understood }: ReadKeywords): string[] {
  if (!understood || hasContact(typed)) return [];
  const unknown = wordsOf(typed).find(
    ({ folded, stem, start }) =>
      !isEmptyWord(folded) &&
      !/\d/.test(folded) &&
      !index.terms.isIndexed(stem) &&
      !index.terms.isIndexed(folded) &&
      !understood.dropped.includes(folded) &&
      !isFound(index, understood, start),
  );
  if (!unknown) return [];
  return nearestWords(index, unknown).map((word) => replaced(typed, unknown, word));
}

/** Whether the thing at a position is a concept that some document has. */
function isFound({ terms }: DocumentIndex, { things }: UnderstoodQuery, position: number): boolean {
  const thing = things.find(({ start, end }) => start <= position && position < end);
  return thing?.concepts.some(({ term }) => (terms.uses[term] ?? 0) > 0) ?? false;
}

function nearestWords({ terms }: DocumentIndex, { folded, stem }: Word): string[] {
  // One error more than a correction may have: this is a question, and a person answers it.
  const most = folded.length < 5 ? maxEditsFor(folded.length) : maxEditsFor(folded.length) + 1;
  return [...terms.corrections(stem, false, most), ...terms.corrections(folded, false, most)]
    .map(({ term, errors }) => ({ word: terms.string(term), errors, uses: terms.uses[term] ?? 0 }))
    .filter(({ word }) => terms.isIndexed(word))
    .sort(
      (a, b) =>
        a.errors - b.errors ||
        Number(b.word[0] === stem[0]) - Number(a.word[0] === stem[0]) ||
        b.uses - a.uses,
    )
    .map(({ word }) => word);
}

/** One thing by a broader word, the nearest one first; never by one that distinguishes nothing, such as "food". */
async function broader(search: FailedSearch): Promise<Alternative | undefined> {
  const { index, read } = search;
  let tries = 0;
  for (const thing of read.understood?.things ?? []) {
    for (const concept of broaderConcepts(thing.concepts)) {
      if (isGeneric(concept.key) || (index.terms.uses[concept.term] ?? 0) === 0) continue;
      if (tries++ === MAX_BROADER) return undefined;
      const label = labelOf(concept, read.typed.slice(thing.start, thing.end));
      const alternative = await tried(search, "broader", replaced(read.typed, thing, label));
      if (alternative) return alternative;
    }
  }
  return undefined;
}

/** Of several things one fewer: first what the lexicon does not know, so that "xyz farm" is a farm. */
async function withoutOneThing(search: FailedSearch): Promise<Alternative[]> {
  const things = search.read.understood?.things ?? [];
  if (things.length < 2) return [];
  const ordered = [...things].sort((a, b) => Number(a.concepts.length > 0) - Number(b.concepts.length > 0));
  for (const thing of ordered.slice(0, MAX_BROADER)) {
    const rest = replaced(search.read.typed, thing, "").replace(/\s+/g, " ").trim();
    const alternative = await tried(search, "broader", rest);
    if (alternative) return [alternative];
  }
  return [];
}

function broaderConcepts(concepts: readonly Concept[]): Set<Concept> {
  // A set keeps the order of insertion and can grow while it is iterated: breadth first, nearest first.
  const found = new Set(concepts.flatMap(({ above }) => above));
  for (const concept of found) for (const above of concept.above) found.add(above);
  return found;
}

/** A concept's name in the language of what was typed. */
function labelOf({ key }: Concept, typed: string): string {
  const named = LEXICON.find(typed);
  const isFrench = named?.fr.some((term) => keyOf(term) === keyOf(typed)) ?? false;
  const isEnglish = named?.en.some((term) => keyOf(term) === keyOf(typed)) ?? false;
  return (isFrench && !isEnglish ? LEXICON.get(key)?.fr[0] : undefined) ?? key;
}

async function wider({ plain: keywords, distance, count }: FailedSearch): Promise<Alternative | undefined> {
  if (distance === 0) return undefined;
  const any = await count({ keywords, distance: 0 });
  if (any === 0) return undefined;
  for (const times of WIDER) {
    const km = distance * times;
    if (km > DISTANCE_MAX_KM) break;
    const total = await count({ keywords, distance: km });
    if (total > 0) return { kind: "wider", keywords, distance: km, total };
  }
  return { kind: "wider", keywords, distance: 0, total: any };
}

async function withoutFilters({
  keywords,
  isFiltered,
  count,
}: FailedSearch): Promise<Alternative | undefined> {
  if (!isFiltered) return undefined;
  const total = await count({ keywords }, true);
  return total > 0 ? { kind: "without_filters", keywords, total } : undefined;
}

async function tried(
  { read, count }: FailedSearch,
  kind: "spelling" | "broader",
  typed: string,
): Promise<Alternative | undefined> {
  const keywords = withPlace(typed, read.place);
  if (keywords.length > SEARCH_KEYWORDS_MAX_LENGTH) return undefined;
  const total = await count({ keywords });
  return total > 0 ? { kind, keywords, total } : undefined;
}

function replaced(text: string, { start, end }: TextRange, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}
