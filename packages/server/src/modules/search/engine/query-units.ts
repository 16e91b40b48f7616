import { OPENING_WORDS } from "@foodshed/sdk/lexicon";
import type { Concept } from "./concepts.ts";
import {
  describedParts,
  describesOthers,
  isCondition,
  isCustomer,
  isFamily,
  isGeneric,
  substitutesOf,
} from "./descriptors.ts";
import type { DocumentIndex } from "./document-index.ts";
import { type Alternative, MAX_UNITS, type QueryUnit } from "./scoring.ts";
import {
  CATEGORY_ALONE,
  FAMILY_WORTH,
  type Intent,
  LIKELY_WORTH,
  LITERAL_WORTH,
  literalWeights,
  RELATED_WORTH,
  SYNONYM_WORTH,
  thingWeights,
  type WeightsFor,
  WIDER_WORTH,
  wordWeights,
} from "./weights.ts";
import type { Word } from "./words.ts";

/** A word of the query. */
export interface Token extends Word {
  /** Corrected, if it had to be. */
  term: number | undefined;
  used: boolean;
}

/** A unit before its weight is known. */
export interface Draft {
  alternatives: Alternative[];
  describes: boolean;
  generic: boolean;
  /** Describes, and weighs as much as a thing. */
  condition?: boolean;
  /** Only what a service is for: it is not missed. */
  served?: boolean;
  /** In how many documents it is. */
  documents: number;
}

export interface Tables {
  thing: Float64Array;
  word: Float64Array;
  /** For a category, in place of a thing that no document has. */
  asCategory: Float64Array;
  /** The most kinds of a concept above what is looked for, with which it is searched too; more are no family. */
  maxFamily: number;
  /** The same where no document has what is looked for. */
  maxFallback: number;
  familyWorth: number;
  /** Whether wider families than the nearest one are searched too, and what serves instead. */
  hasFamilies: boolean;
  /** For the word of a concept, beside the concept. */
  literal: Float64Array;
}

/**
 * Of classifieds there are few: who looks for bagels is shown challah below them, but no other food. Wider concepts are families
 * only where the lexicon says so.
 */
const MAX_FAMILY = 30;
/** Where no classified has what is looked for, a wider family is better than nothing. */
const MAX_FALLBACK = 120;

/** `isOneThing`: a single concept was typed that documents are about, and nothing that could belong to a name. */
export function tablesFor(intent: Intent, documents: WeightsFor, isOneThing: boolean): Tables {
  const tables = { thing: thingWeights(intent, documents), word: wordWeights(intent, documents) };
  if (documents === "classifieds") {
    // "Cheese" is no ad of a cheese company for its old cooler.
    const word = isOneThing ? tables.thing : tables.word;
    return {
      ...tables,
      word,
      maxFamily: MAX_FAMILY,
      maxFallback: MAX_FALLBACK,
      familyWorth: FAMILY_WORTH,
      asCategory: CATEGORY_ALONE,
      hasFamilies: true,
      literal: literalWeights(isOneThing),
    };
  }
  // Who buys cheese may buy goat cheese.
  return {
    ...tables,
    maxFamily: intent === "buying" ? Number.POSITIVE_INFINITY : 0,
    maxFallback: Number.POSITIVE_INFINITY,
    familyWorth: RELATED_WORTH,
    asCategory: tables.thing,
    hasFamilies: false,
    literal: tables.word,
  };
}

/** The units of a concept: two where it is a described thing. */
export function conceptUnits(
  index: DocumentIndex,
  tokens: readonly Token[],
  concepts: readonly Concept[],
  tables: Tables,
  isOpen: boolean,
): Draft[] {
  const [only] = concepts;
  const parts = only && concepts.length === 1 ? describedParts(only) : undefined;
  if (parts) return parts.map((part) => conceptUnit(index, [], [part], tables, false));
  return [conceptUnit(index, tokens, concepts, tables, isOpen)];
}

function conceptUnit(
  index: DocumentIndex,
  tokens: readonly Token[],
  concepts: readonly Concept[],
  { thing, word, asCategory, maxFamily, maxFallback, familyWorth, hasFamilies, literal }: Tables,
  isOpen: boolean,
): Draft {
  const documents = concepts.reduce((n, { term }) => n + (index.terms.uses[term] ?? 0), 0);
  const terms = tokens.map(({ term }) => term).filter((term) => term !== undefined);
  const hasAll = terms.length === tokens.length && terms.length > 0;
  // Who looks for golden beets is shown who calls them so before who has yellow beets.
  const isPhrase = hasAll && terms.length > 1 && documents > 0;
  const alternatives: Alternative[] = concepts.map(({ term }) => ({
    terms: [term],
    worth: isPhrase ? SYNONYM_WORTH : 1,
    table: thing,
  }));
  if (isPhrase)
    for (const { term } of concepts) alternatives.push({ terms: [term, ...terms], worth: 1, table: thing });
  const describes = concepts.every(({ key }) => describesOthers(key));
  // Apart, the words of a phrase mean other things; they serve where nothing has the phrase. A word that describes is a part of others:
  // what is free of charge is no free-run egg.
  if (hasAll && (documents === 0 || (terms.length === 1 && !describes)))
    alternatives.push({
      terms,
      worth: LITERAL_WORTH,
      table: terms.length === 1 ? literal : thing,
    });
  const last = tokens.at(-1);
  if (isOpen && last && tokens.length === 1) alternatives.push(...completions(index, last, word));
  const relatedWorth = documents === 0 ? RELATED_WORTH : familyWorth;
  for (const concept of concepts) {
    const related =
      documents === 0
        ? nearestAbove(index, concept, maxFallback)
        : maxFamily > 0
          ? familiesOf(index, concept, maxFamily)
          : // Who looks for hospitals to sell to is shown other institutions below them.
            concept.above.filter(isCustomer);
    const instead = hasFamilies ? substitutesOf(concept).flatMap((key) => index.concepts.get(key) ?? []) : [];
    const relate = (others: readonly Concept[], worth: number) => {
      for (const { term } of others) alternatives.push({ terms: [term], worth, related: true, table: thing });
    };
    relate([...related, ...instead], relatedWorth);
    if (hasFamilies) relate(related.flatMap(widerFamilies), relatedWorth * WIDER_WORTH);
  }
  // The whole category is the last resort: who looks for chicken is shown turkey, and no pork beside it.
  const hasRelated = alternatives.some(
    ({ related, terms }) => related && terms.some((term) => (index.terms.uses[term] ?? 0) > 0),
  );
  for (const { closure } of documents === 0 && !hasRelated ? concepts : []) {
    for (const term of closure) {
      const category = index.categoryOf.get(term);
      if (category !== undefined)
        alternatives.push({ terms: [category], worth: 1, related: true, table: asCategory });
    }
  }
  return {
    alternatives,
    describes,
    generic: concepts.every(({ key }) => isGeneric(key)),
    condition: concepts.every(({ key }) => isCondition(key)),
    documents,
  };
}

/** The concepts above one that no document has; beyond one that no document has either, only those of few kinds, and families. */
function nearestAbove(index: DocumentIndex, { above }: Concept, most: number): Concept[] {
  return above
    .filter(({ key, kinds }) => kinds <= most || isFamily(key))
    .flatMap((one) =>
      (index.terms.uses[one.term] ?? 0) > 0 ? [one] : nearestAbove(index, one, Math.min(most, MAX_FAMILY)),
    );
}

/**
 * The nearest concepts above one that make a family and that more documents have: whatever is like black raspberries, if no others are
 * raspberries.
 */
function familiesOf(
  index: DocumentIndex,
  { term, above }: Concept,
  most: number,
  documents = index.terms.uses[term] ?? 0,
): Concept[] {
  if (most === 0) return [];
  return above.flatMap((family) =>
    (family.kinds <= most || isFamily(family.key)) && (index.terms.uses[family.term] ?? 0) > documents
      ? [family]
      : familiesOf(index, family, most, documents),
  );
}

/** The families above a concept that the lexicon names. */
function widerFamilies({ above }: Concept): Concept[] {
  return above.flatMap((one) => [...(isFamily(one.key) ? [one] : []), ...widerFamilies(one)]);
}

export function wordUnit(
  index: DocumentIndex,
  token: Token,
  { word: table, thing }: Tables,
  isOpen: boolean,
  isQuantity: boolean,
): Draft {
  const alternatives: Alternative[] = [];
  const isKnown = index.terms.isIndexed(token.stem);
  const other = index.terms.find(OPENING_WORDS.get(token.stem) ?? "");
  for (const term of [token.term, other])
    if (term !== undefined) alternatives.push({ terms: [term], worth: 1, table });
  if (isOpen || (!isKnown && token.folded.length >= 4)) {
    const completed = completions(index, token, table);
    alternatives.push(...completed);
    if (isOpen && completed.length === 0 && !isKnown) {
      const near = index.terms.corrections(token.folded, true);
      alternatives.push(...near.map(({ term }) => ({ terms: [term], worth: LIKELY_WORTH, table })));
    }
  }
  // "Coriander" alone is no term of the lexicon, but coriander leaf is.
  if (!isKnown && !isOpen)
    for (const { term } of index.concepts.withWord(token.stem))
      alternatives.push({ terms: [term], worth: LIKELY_WORTH, table: thing });
  const documents = alternatives.reduce(
    (n, { terms }) => n + terms.reduce((m, term) => m + (index.terms.uses[term] ?? 0), 0),
    0,
  );
  return { alternatives, describes: false, generic: isQuantity || isGeneric(token.stem), documents };
}

/** Beginnings with this many continuations or fewer are taken whole; of more, the most used. */
const MAX_COMPLETIONS = 2000;
/** A single letter begins too much to be worth more. */
const MAX_COMPLETIONS_OF_A_LETTER = 50;

function completions(index: DocumentIndex, { folded, term }: Token, table: Float64Array): Alternative[] {
  const most = folded.length === 1 ? MAX_COMPLETIONS_OF_A_LETTER : MAX_COMPLETIONS;
  return index.terms
    .completions(folded, most)
    .filter((other) => other !== term)
    .map((other) => ({ terms: [other], worth: LIKELY_WORTH, table }));
}

export function unique(drafts: readonly Draft[]): Draft[] {
  const byTerm = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = draft.alternatives[0]?.terms.join(" ") ?? `${byTerm.size} nothing`;
    if (!byTerm.has(key)) byTerm.set(key, draft);
  }
  return [...byTerm.values()].slice(0, MAX_UNITS);
}

const UNKNOWN_RARITY = 0.4;

/** Rare things weigh more than common ones, and what only describes or is general weighs little. */
export function weighed(index: DocumentIndex, drafts: readonly Draft[]): QueryUnit[] {
  const all = Math.max(index.size, 1);
  const isOnlyDescribed = drafts.every(({ describes, generic }) => describes || generic);
  const raw = drafts.map(({ alternatives, documents, describes, generic, condition, served }) => {
    // What no document has says nothing about them: the rest must not fail for it.
    const isUnknown = alternatives.every(({ terms }) => terms.some((term) => !index.terms.uses[term]));
    if (isUnknown) return UNKNOWN_RARITY;
    const rarity = 0.5 + Math.min(1, Math.log(1 + all / (1 + documents)) / Math.log(1 + all));
    if (isOnlyDescribed) return rarity;
    return rarity * (generic ? 0.15 : (describes && !condition) || served ? 0.5 : 1);
  });
  const sum = raw.reduce((a, b) => a + b, 0) || 1;
  return drafts.map(({ alternatives, describes, generic, served = false }, i) => ({
    alternatives,
    weight: (raw[i] as number) / sum,
    describes: (describes || generic || served) && !isOnlyDescribed,
    optional: (generic || served) && !isOnlyDescribed,
  }));
}
