import { OPENING_WORDS } from "@foodshed/sdk/lexicon";
import type { Locale } from "@foodshed/sdk/locale";
import { isAsker, isPurpose } from "./asking.ts";
import type { Concept, ConceptMatch } from "./concepts.ts";
import { hasContact, withoutContacts } from "./contact-data.ts";
import { describesOthers, isCustomer } from "./descriptors.ts";
import type { DocumentIndex } from "./document-index.ts";
import { dropFillers } from "./dropped-words.ts";
import { freeOf, hasMinus, isCertifying, negationOf } from "./exclusions.ts";
import { FIELD, FIELD_MASK } from "./fields.ts";
import { isSide } from "./filler-phrases.ts";
import { isPartOfQuantity } from "./quantities.ts";
import { correctedWords } from "./query-corrections.ts";
import { conceptUnits, type Draft, type Token, tablesFor, unique, weighed, wordUnit } from "./query-units.ts";
import type { QueryUnit } from "./scoring.ts";
import {
  isHandledByNext,
  isServed,
  isServedByNext,
  isServiceToThings,
  requestedServices,
} from "./service-requests.ts";
import { type RangeFinder, rangeFinder } from "./text-ranges.ts";
import { detailWeights, type Intent, type WeightsFor } from "./weights.ts";
import { isEmptyWord, keyOf, type Word, wordsOf } from "./words.ts";

/** Start and end (exclusive) in a text, in UTF-16 code units. */
export interface TextRange {
  start: number;
  end: number;
}

/** What was typed, taken apart. */
export interface UnderstoodQuery {
  /** The things that are looked for; none when only a place or nothing was typed. */
  units: readonly QueryUnit[];
  /** The whole, as a business name would be marked. */
  key: string;
  /** Every word that says something, by its number; undefined for one that no document has. */
  words: readonly (number | undefined)[];
  intent: Intent;
  /** Whether words said which side of a trade is meant. */
  hasIntent: boolean;
  /** Words that no document and no concept has, and what is looked for instead. */
  corrections: readonly ({ typed: string; used: string } & TextRange)[];
  /** Each thing that is looked for: its place in what was typed, in that order, and its concepts; none for a plain word. */
  things: readonly (TextRange & { concepts: readonly Concept[] })[];
  /** Words that say nothing about a business. */
  dropped: readonly string[];
  /** Finds what matches in the texts of hits. */
  matches: RangeFinder;
  /** The index whose words it is made of. */
  index: DocumentIndex;
}

export interface UnderstandingOptions {
  /** The last word may go on. */
  unfinished: boolean;
  /** No corrections. */
  literal: boolean;
  documents?: WeightsFor;
  /** A place was typed beside the words. */
  isPlaced?: boolean;
  /** Which side leads where no word says it. */
  intent?: Intent;
  /** What was typed is the name of a business: all of its words count. */
  isName?: boolean;
  /** The language of who asks: a word may mean another thing in the other one. */
  language?: Locale | undefined;
}

/** Undefined when nothing was asked for. */
export function understandQuery(
  index: DocumentIndex,
  typed: string,
  options: UnderstandingOptions,
): UnderstoodQuery | undefined {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const open = options.unfinished && /[\p{L}\p{N}\p{M}]$/u.test(typed) ? words.at(-1) : undefined;
  const telling = words.filter(({ folded }) => !isEmptyWord(folded));
  // "The" says nothing. What is still being typed may go on as "theo's farm".
  if (telling.length === 0 && !open && !options.literal) return undefined;
  const kept = withoutContacts(typed, telling.length > 0 ? telling : words);
  const corrected =
    options.literal || hasContact(typed) ? new Map<Word, string>() : correctedWords(index, kept, open);
  const tokens = kept.map((word): Token => {
    const stem = corrected.get(word) ?? word.stem;
    return { ...word, stem, term: index.terms.find(stem), used: false };
  });
  const corrections = [...corrected].map(([{ start, end }, used]) => ({
    typed: typed.slice(start, end),
    used,
    start,
    end,
  }));

  const isBoard = options.documents === "classifieds";
  const concepts = withRequests(index, words, tokens, options.language);
  for (const { start, end } of concepts) for (let i = start; i < end; i++) (tokens[i] as Token).used = true;
  const customers = concepts.filter(({ concepts: found }) => found.every(isCustomer));
  const {
    intent = options.intent,
    hasIntent,
    dropped,
  } = dropFillers(
    words,
    tokens,
    open,
    customers.map(({ start }) => tokens[start] as Token),
    isBoard,
  );
  const isOneThing =
    isBoard &&
    concepts.length === 1 &&
    tokens.every((token) => token.used || isPartOfQuantity(words, token)) &&
    isWrittenAbout(index, concepts[0]?.concepts ?? []);
  const tables = tablesFor(intent ?? "selling", options.documents ?? "profiles", isOneThing);
  // The words of a name count as words.
  if (options.isName) tables.literal = tables.word;

  const hasService = concepts.some((match) => match.concepts.some((one) => isServiceToThings(index, one)));
  const drafts: Draft[] = [];
  const things: UnderstoodQuery["things"][number][] = [];
  let askerEnd = -1;
  const inConcepts = new Set(
    concepts.flatMap(({ start, end }) => tokens.slice(start, end).map((token) => token.start)),
  );
  const isOutside = ({ start }: Word) => !inConcepts.has(start);
  const excluded = new Set<Token>();
  const exclude = (unwanted: readonly Token[], negation: Word | undefined) => {
    const said = tokens.find(({ used, start }) => !used && start === negation?.start);
    if (said) dropped.push(said.folded);
    for (const token of [...(said ? [said] : []), ...unwanted]) {
      token.used = true;
      excluded.add(token);
    }
  };
  for (const found of concepts) {
    const own = tokens.slice(found.start, found.end);
    const negation = negationOf(words, own[0] as Token, isOutside);
    const isUnwanted = negation !== undefined || hasMinus(typed, own[0] as Token);
    const match = isUnwanted ? { ...found, concepts: freeOf(index, found.concepts) } : found;
    if (isUnwanted) exclude(own, negation);
    if (match.concepts.length === 0) {
      dropped.push(...own.map(({ folded }) => folded));
      continue;
    }
    const isCustomerToo = askerEnd === match.start && customers.includes(match);
    if (concepts.length > 1 && (isCustomerToo || isAsker(words, own[0] as Token, match.concepts))) {
      askerEnd = match.end;
      dropped.push(...own.map(({ folded }) => folded));
      continue;
    }
    const isOpen = open !== undefined && match.end === tokens.length;
    const units = conceptUnits(index, own, match.concepts, tables, isOpen);
    const served =
      (hasService && isServed(index, words, own[0] as Token, match.concepts)) ||
      (isBoard && (isServedByNext(index, concepts, match) || isHandledByNext(concepts, match))) ||
      (isBoard && drafts.length > 0 && isPurpose(words, own[0] as Token));
    // Ads say what there is, and seldom who is to buy it.
    const generic = isBoard && concepts.length > 1 && customers.includes(match);
    drafts.push(
      ...units.map((unit) => ({ ...unit, ...(served && { served }), ...(generic && { generic }) })),
    );
    things.push({ ...rangeOf(negation ? [negation, ...own] : own), concepts: match.concepts });
  }
  const isCertificate = concepts.some((match) => match.concepts.every(({ key }) => describesOthers(key)));
  for (const token of tokens) {
    if (token.used) continue;
    const negation = negationOf(words, token, isOutside);
    if (!negation && !hasMinus(typed, token) && !(isCertificate && isCertifying(token))) continue;
    exclude([token], negation);
    dropped.push(token.folded);
  }
  const rest = tokens.filter(({ used }) => !used);
  const isSaid = ({ term, stem }: Token) =>
    OPENING_WORDS.has(stem) || (term !== undefined && (index.terms.uses[term] ?? 0) > 0);
  // A query of nothing but fillers means them, unless they say where, or which side of the board, or nobody says them.
  const isEverything =
    options.isPlaced || (isBoard && hasIntent) || (!options.literal && !tokens.some(isSaid));
  const left =
    rest.length > 0 || drafts.length > 0 || isEverything
      ? rest
      : tokens.filter((token) => !excluded.has(token));
  const hasThing = drafts.some(({ describes, generic }) => !describes && !generic);
  // What no ad has says nothing of them, nor does a word beside it.
  const isThere =
    hasThing && drafts.some((draft) => !draft.describes && !draft.generic && isOnSome(index, draft));
  const word = hasThing ? detailWeights(intent ?? "selling", options.documents ?? "profiles") : tables.word;
  for (const token of left) {
    const isQuantity = hasThing && isPartOfQuantity(words, token);
    const unit = wordUnit(index, token, { ...tables, word }, token.start === open?.start, isQuantity);
    // Who looks for "a shared truck" on a board is shown every truck, those to share first.
    drafts.push(isBoard && isThere && !options.isName ? { ...unit, served: true } : unit);
    things.push({ ...rangeOf([token]), concepts: [] });
  }

  // On a board what describes a thing is not missed either, unless nothing makes up for it.
  const shown = drafts.map((draft) =>
    isBoard && isThere && draft.describes && !draft.condition ? { ...draft, served: true } : draft,
  );
  const units = weighed(index, unique(shown));
  const stems = new Set(tokens.filter((token) => !excluded.has(token)).map(({ stem }) => stem));
  for (const { alternatives } of units)
    for (const { terms, related } of alternatives)
      if (!related) for (const t of terms) stems.add(index.terms.string(t));
  const terms = new Set([...stems].flatMap((stem) => index.terms.find(stem) ?? []));
  return {
    units,
    key: keyOf(typed),
    words: tokens.map(({ term }) => term),
    intent: intent ?? "selling",
    hasIntent,
    corrections,
    things: things.sort((a, b) => a.start - b.start),
    dropped,
    matches: rangeFinder(stems, terms),
    index,
  };
}

/** The concepts in the words, and the services that verbs ask for in place of what they are as nouns. */
function withRequests(
  index: DocumentIndex,
  words: readonly Word[],
  tokens: readonly Token[],
  language: Locale | undefined,
): readonly ConceptMatch[] {
  const scanned = index.concepts.scanWords(tokens, undefined, language);
  // "Egg buyers" are no eggs of the business type Buyer; "buyers" alone are.
  const named =
    scanned.length > 1 || tokens.length > 1
      ? scanned.filter(({ start, end }) => end - start > 1 || !isSide((tokens[start] as Token).folded))
      : scanned;
  const requested = requestedServices(index, words).flatMap(({ start, concepts }): ConceptMatch[] => {
    const at = tokens.findIndex((token) => token.start === (words[start] as Word).start);
    const isInPhrase = named.some(
      (match) => match.start <= at && at < match.end && match.end - match.start > 1,
    );
    return at === -1 || isInPhrase ? [] : [{ start: at, end: at + 1, concepts }];
  });
  if (requested.length === 0) return named;
  const others = named.filter(({ start }) => !requested.some((one) => one.start === start));
  return [...others, ...requested].sort((a, b) => a.start - b.start);
}

function rangeOf(words: readonly Word[]): TextRange {
  return { start: (words[0] as Word).start, end: (words.at(-1) as Word).end };
}

/** Whether some document has one of the concepts elsewhere than among the words of its business. */
function isWrittenAbout(index: DocumentIndex, concepts: readonly Concept[]): boolean {
  const isBesideBusiness = (fields: number) => (fields & FIELD_MASK & ~FIELD.business) !== 0;
  return concepts.some(
    ({ term }) =>
      isBesideBusiness(index.remote?.fieldsOf(term) ?? 0) ||
      index.segments.some((segment) => segment.postings(term).some(isBesideBusiness)),
  );
}

function isOnSome({ terms }: DocumentIndex, { alternatives }: Draft): boolean {
  return alternatives.some((one) => one.terms.every((term) => (terms.uses[term] ?? 0) > 0));
}
