import type { Phrase } from "./phrase.ts";
import type { SuggestionType } from "./phrase-types.ts";
import type { PhraseBook } from "./phrases.ts";
import { AHEAD_OF_PLACES, type Chosen, isFrenchTerm, Ranking } from "./suggestion-ranking.ts";
import { keyOf, wordsOf } from "./words.ts";

export interface Suggestion {
  text: string;
  type: SuggestionType;
  /** Start and end (exclusive) of what was typed, in UTF-16 code units. */
  ranges: [number, number][];
}

/** Shorter beginnings of French terms are one letter away from too much. */
const MIN_MISSPELT = 5;
/** What was typed, as phrases are looked up by; "sirop d'é" begins "sirop d'érable". */
export function typedKey(typed: string): string {
  return keyOf(typed.replace(/(^|[\s-])(?:[dl]|qu)['’](?=\p{L})/giu, "$1"));
}

/**
 * Completions of what was typed: what begins with it, then what has a further word that does. The phrases of the most
 * documents come first. No two of them are forms of the same words.
 */
export function suggestionsFor(
  book: PhraseBook,
  typed: string,
  limit: number,
  wanted: (phrase: Phrase) => boolean = () => true,
): Suggestion[] {
  const key = typedKey(typed);
  if (key === "") return [];
  const ranking = new Ranking(book);
  visitBeginning(book, key, (phrase, isStart, meant) => {
    if (wanted(phrase)) ranking.add(phrase, isStart, meant);
  });
  const chosen = ranking.best(limit);
  // "Brocol" begins "brocoli", but also a misspelt broccoli.
  const isOnlyFrench = chosen.length > 0 && chosen.every(({ phrase }) => isFrenchTerm(phrase));
  const english = isOnlyFrench && key.length >= MIN_MISSPELT ? misspeltForms(book, key, chosen, wanted) : [];
  const found = [...chosen.slice(0, AHEAD_OF_PLACES), ...english, ...chosen.slice(AHEAD_OF_PLACES)]
    .slice(0, limit)
    .map(toSuggestion);
  const shorter = withoutLastArticle(key);
  if (!shorter || found.length === limit) return found;
  const known = new Set(found.map(({ text }) => text));
  const more = suggestionsFor(book, shorter, limit, wanted).filter(({ text }) => !known.has(text));
  return [...found, ...more].slice(0, limit);
}

/** What the typed text is most likely a misspelt beginning of. */
export function correctedSuggestions(
  book: PhraseBook,
  typed: string,
  limit: number,
  wanted: (phrase: Phrase) => boolean = () => true,
): Suggestion[] {
  const key = typedKey(typed);
  return key === "" ? [] : corrected(book, key, limit, wanted).map(toSuggestion);
}

function corrected(
  book: PhraseBook,
  key: string,
  limit: number,
  wanted: (phrase: Phrase) => boolean,
): Chosen[] {
  const ranking = new Ranking(book);
  for (const { phrase, key: meant } of book.misspelt(key, wanted))
    ranking.add(phrase, phrase.key.startsWith(meant), meant);
  return ranking.best(limit);
}

/** What the documents call the same things, if the typed text is a misspelt beginning of it. */
function misspeltForms(
  book: PhraseBook,
  key: string,
  french: readonly Chosen[],
  wanted: (phrase: Phrase) => boolean,
): Chosen[] {
  const concepts = new Set(french.flatMap(({ phrase }) => book.conceptsOf(phrase.text)));
  return corrected(
    book,
    key,
    AHEAD_OF_PLACES,
    (phrase) =>
      wanted(phrase) &&
      phrase.type === "product" &&
      phrase.source.of === "mark" &&
      book.conceptsOf(phrase.text).some((concept) => concepts.has(concept)),
  );
}

/** The best groups of phrases that begin with a text, without businesses and categories: what may follow other words. */
export function continuationsOf(book: PhraseBook, key: string, limit: number): Chosen[] {
  const ranking = new Ranking(book);
  visitBeginning(book, key, (phrase, isStart) => {
    if (isStart && phrase.type !== "business" && phrase.type !== "category") ranking.add(phrase, true, key);
  });
  return ranking.groups(limit);
}

/** Also what a plural begins: "pommes de te" is "pomme de terre", and "grapes" is grape. */
function visitBeginning(
  book: PhraseBook,
  key: string,
  visit: (phrase: Phrase, isStart: boolean, key: string) => void,
): void {
  book.beginning(key, (phrase, isStart) => visit(phrase, isStart, key));
  const words = wordsOf(key);
  const stems = words.map(({ stem }) => stem).join(" ");
  const before = [...words.slice(0, -1).map(({ stem }) => stem), words.at(-1)?.folded].join(" ");
  if (before !== key) book.beginning(before, (phrase, isStart) => visit(phrase, isStart, before));
  if (stems === before) return;
  // The singular of a word is all of it.
  book.beginning(stems, (phrase, isStart, own) => {
    if (own.length === stems.length || own[stems.length] === " ") visit(phrase, isStart, stems);
  });
}

function toSuggestion({ phrase, type, key }: Chosen): Suggestion {
  const text = phrase.type === "place" ? `Near ${phrase.text}` : phrase.text;
  return { text, type, ranges: rangesOf(text, key) };
}

const LEADING_ON = new Set("d de du des l la le les".split(" "));

/** "Sirop d" goes on as "sirop" does. */
function withoutLastArticle(key: string): string | undefined {
  const words = key.split(" ");
  const last = words.pop() as string;
  return words.length > 0 && LEADING_ON.has(last) ? words.join(" ") : undefined;
}

/** Where a text has what was typed: from the start of a word to the end of the typed part. */
export function rangesOf(text: string, key: string): [number, number][] {
  const words = wordsOf(text);
  const wanted = key.split(" ");
  for (let i = 0; i + wanted.length <= words.length; i++) {
    const last = words[i + wanted.length - 1];
    const fits = wanted.every((word, j) => {
      const own = words[i + j]?.folded ?? "";
      return j === wanted.length - 1 ? own.startsWith(word) : own === word;
    });
    if (!fits || !last) continue;
    const plain = last.folded.length === last.end - last.start;
    const end = plain ? last.start + (wanted.at(-1)?.length ?? 0) : last.end;
    return [[words[i]?.start ?? 0, end]];
  }
  return [];
}
