import type { Schema } from "@foodshed/sdk";
import { type DayRange, SEARCH_REASONS_MAX, seasonTest } from "@foodshed/sdk/vocabulary";
import type { DocumentIndex } from "./engine/document-index.ts";
import { FIELD } from "./engine/fields.ts";
import { markOf } from "./engine/phrase-types.ts";
import type { UnderstoodQuery } from "./engine/query-understanding.ts";
import { spansOf, type TextTerms, UnitMatcher } from "./engine/unit-matches.ts";
import { isEmptyWord, keyOf, wordsOf } from "./engine/words.ts";
import { withAvailable } from "./search.availability.ts";
import {
  chosenFacts,
  type Fact,
  FIELD_OF,
  type Subject,
  subjectOfClassified,
  subjectOfProfile,
} from "./search.facts.ts";
import type { AskedPlace } from "./search.places.ts";
import type { StoredClassifiedHit, StoredProfileHit } from "./stored-hit.ts";

type Reason = Schema<"SearchReason">;
type ReasonKind = Reason["kind"];

/** Products of one kind that are named: more say little more. */
const MAX_PRODUCTS = 3;

/** Of what the first product is worth, so much another one must be: lamb is not explained by goat meat. */
const SIMILAR = 0.9;

/** A fact that satisfies some units of the query. */
interface Match {
  fact: Fact;
  /** What each unit is worth in it. */
  worths: readonly number[];
}

interface Asked {
  query: UnderstoodQuery | undefined;
  /** Everything that was typed, with the place in it. */
  keywords: string;
  place: AskedPlace | undefined;
  /** The options that are filtered by, by group. */
  chosen: ReadonlyMap<string, readonly string[]>;
  /** The days on which something is to be had. */
  available?: DayRange | undefined;
}

/** Says why documents are hits of a search: by which of their own words, and by the place and the filters that were asked for. */
export class ReasonFinder {
  readonly #index: DocumentIndex;
  readonly #asked: Asked;
  readonly #matcher: UnitMatcher;
  /** The units to be explained; those that are too general to be missed, only where there are no others. */
  readonly #units: readonly { at: number; weight: number }[];
  /** The words of the name that was typed; undefined for one that no document has. */
  readonly #nameTerms: readonly (number | undefined)[];
  readonly #nameKey: string;
  readonly #chosen: ReturnType<typeof chosenFacts>;
  readonly #isAvailable: ((from: number, to: number) => boolean) | undefined;
  readonly #isAsked: boolean;

  constructor(index: DocumentIndex, asked: Asked) {
    const units = asked.query?.units ?? [];
    this.#index = index;
    this.#asked = asked;
    this.#matcher = new UnitMatcher(units);
    const numbered = units.map(({ weight, optional }, at) => ({ at, weight, optional }));
    const required = numbered.filter(({ optional }) => !optional);
    this.#units = required.length > 0 ? required : numbered;
    this.#nameTerms = wordsOf(asked.keywords)
      .filter(({ folded }) => !isEmptyWord(folded))
      .map(({ stem }) => index.terms.find(stem));
    this.#nameKey = keyOf(asked.keywords);
    this.#chosen = chosenFacts(asked.chosen);
    this.#isAvailable = asked.available && seasonTest(asked.available);
    this.#isAsked =
      this.#isAvailable !== undefined ||
      this.#nameKey !== "" ||
      asked.place !== undefined ||
      this.#chosen.size > 0;
  }

  /** The reasons of a profile; undefined when nothing was asked for that says any. */
  ofProfile(hit: StoredProfileHit, distance: number | null): Reason[] | undefined {
    if (!this.#isAsked) return undefined;
    const reasons = this.#find(subjectOfProfile(this.#index, hit), distance);
    return this.#isAvailable ? withAvailable(reasons ?? [], hit.seasons ?? [], this.#isAvailable) : reasons;
  }

  /** As `ofProfile`, of a classified. */
  ofClassified(hit: StoredClassifiedHit, distance: number | null): Reason[] | undefined {
    return this.#isAsked ? this.#find(subjectOfClassified(this.#index, hit), distance) : undefined;
  }

  #find(subject: Subject, distance: number | null): Reason[] | undefined {
    const place = placeReason(this.#asked.place, subject.cities, distance);
    const matches = this.#units.length > 0 ? this.#matchesOf(subject) : [];
    const found = this.#cover(matches, this.#units);
    for (const description of subject.descriptions) {
      const left = this.#units.filter(({ at }) => !found.some(({ worths }) => (worths[at] as number) > 0));
      if (left.length === 0) break;
      found.push(...this.#cover(this.#mentionsIn(description), left));
    }
    const facts = found.map(({ fact }) => fact);
    const has = (kind: ReasonKind) => facts.some(([own]) => own === kind);
    if (!has("named") && this.#isName(subject)) facts.push(["named", subject.name]);
    if (this.#chosen.size > 0)
      for (const fact of subject.facts)
        if (this.#chosen.get(fact[0])?.has(fact[1]) && !facts.includes(fact)) facts.push(fact);

    const delivers = subject.facts.find(([kind]) => kind === "delivers");
    const addsDelivery = delivers && (has("sells") || has("makes")) && !facts.includes(delivers);
    const room = SEARCH_REASONS_MAX - (place ? 1 : 0) - (addsDelivery ? 1 : 0);
    const reasons = [
      ...withMore(facts, this.#more(found[0], matches), room).map(
        ([kind, text]): Reason => (kind === "delivers" ? { kind } : { kind, text }),
      ),
      ...(addsDelivery ? [{ kind: "delivers" } as const] : []),
    ];
    // A town that was typed alone is a word of the query, too.
    const others = place?.kind === "in_place" ? reasons.filter(({ kind }) => kind !== "in_place") : reasons;
    const all = place ? [...others, place] : others;
    return all.length > 0 ? all : undefined;
  }

  #matchesOf({ facts, terms, slots }: Subject): Match[] {
    const matches: Match[] = [];
    const { filter } = this.#matcher;
    for (let i = filter.next(slots, 0); i !== -1; i = filter.next(slots, i + 1)) {
      const fact = facts[i] as Fact;
      const worths = this.#matcher.worths(terms[i] as TextTerms, FIELD_OF[fact[0]]);
      if (worths) matches.push({ fact, worths });
    }
    return matches;
  }

  #mentionsIn(description: string): Match[] {
    const matches: Match[] = [];
    const { filter } = this.#matcher;
    const text = spansOf(this.#index, description);
    for (let i = filter.next(text.slots, 0); i !== -1; i = filter.next(text.slots, i + 1)) {
      const { start, end, terms } = text.span(i);
      const worths = this.#matcher.worths(terms, FIELD.text);
      if (worths) matches.push({ fact: ["mentions", description.slice(start, end)], worths });
    }
    return matches;
  }

  /** The few matches that together satisfy what can be satisfied of the units, the one that is worth most first. */
  #cover(matches: readonly Match[], units: readonly { at: number; weight: number }[]): Match[] {
    const chosen: Match[] = [];
    let left = units;
    while (left.length > 0 && chosen.length < SEARCH_REASONS_MAX) {
      let best: Match | undefined;
      let most = 0;
      for (const match of matches) {
        const worth = left.reduce((sum, { at, weight }) => sum + weight * (match.worths[at] as number), 0);
        if (worth <= most) continue;
        most = worth;
        best = match;
      }
      if (!best) break;
      const { worths } = best;
      chosen.push(best);
      left = left.filter(({ at }) => worths[at] === 0);
    }
    return chosen;
  }

  /** Further products that satisfy what the first match does. */
  #more(first: Match | undefined, matches: readonly Match[]): Fact[] {
    if (!first || !isProduct(first.fact)) return [];
    const units = this.#units.filter(({ at }) => (first.worths[at] as number) > 0);
    const worth = ({ worths }: Match) => units.reduce((sum, { at }) => sum + (worths[at] as number), 0);
    const least = SIMILAR * worth(first);
    return matches
      .filter((match) => match.fact[0] === first.fact[0] && worth(match) >= least)
      .sort((a, b) => worth(b) - worth(a))
      .map(({ fact }) => fact);
  }

  /** Whether a business name, or a title, holds everything that was typed. */
  #isName({ nameKey, terms: [name] }: Subject): boolean {
    if (this.#nameTerms.length === 0) return false;
    if (this.#nameTerms.length === 1) return nameKey === this.#nameKey;
    return this.#nameTerms.every((term) => term !== undefined && name?.terms.includes(term));
  }
}

function isProduct([kind]: Fact): boolean {
  return kind === "sells" || kind === "makes" || kind === "buys";
}

/** The facts with further products beside the first, as many as there is room for. */
function withMore(facts: readonly Fact[], more: readonly Fact[], room: number): Fact[] {
  const kept = facts.slice(0, room);
  const [first] = kept;
  if (!first) return kept;
  const named = kept.filter(([kind]) => kind === first[0]).length;
  const added = more
    .filter((fact) => !kept.includes(fact))
    .slice(0, Math.max(0, Math.min(MAX_PRODUCTS - named, room - kept.length)));
  const same = kept.filter(([kind]) => kind === first[0]);
  return [...same, ...added, ...kept.filter(([kind]) => kind !== first[0])];
}

/** What was asked for by place: the place that a business is in, else how far from it. */
function placeReason(
  asked: AskedPlace | undefined,
  cities: readonly string[],
  distance: number | null,
): Reason | undefined {
  if (!asked) return undefined;
  const { label, marks } = asked;
  const city = cities.find((name) => marks.has(markOfTown(name)));
  if (city !== undefined) return { kind: "in_place", text: asked.isRegion && label ? label : city };
  if (distance === null) return undefined;
  return {
    kind: "near",
    ...(label !== undefined && { text: label }),
    distance_km: Math.round(distance * 100) / 100,
  };
}

/** Marks of towns by their names, since towns repeat. */
const townMarks = new Map<string, string>();
const MAX_TOWNS = 10_000;

function markOfTown(name: string): string {
  let mark = townMarks.get(name);
  if (mark === undefined) {
    mark = markOf("place", keyOf(name));
    if (townMarks.size >= MAX_TOWNS) townMarks.clear();
    townMarks.set(name, mark);
  }
  return mark;
}
