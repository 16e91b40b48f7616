import type { Schema } from "@foodshed/sdk";
import {
  CLASSIFICATIONS,
  classifiedCategoryLabel,
  classifiedType,
  displayOf,
  findCategory,
  isCategoryId,
  PROCESSING_TYPES,
  PROFILE_TYPES,
  productCategoryLabel,
  roleByValue,
  SAFETY_STANDARDS,
  SEARCH_REASONS_MAX,
  SERVICES,
} from "@foodshed/sdk/vocabulary";
import type { DocumentIndex } from "./engine/document-index.ts";
import { FIELD } from "./engine/fields.ts";
import { markOf } from "./engine/phrase-types.ts";
import type { UnderstoodQuery } from "./engine/query-understanding.ts";
import { namedSpans, type TextTerms, termsOf, UnitMatcher } from "./engine/unit-matches.ts";
import { isEmptyWord, keyOf, wordsOf } from "./engine/words.ts";
import type { AskedPlace } from "./search.places.ts";
import type { StoredClassifiedHit, StoredProfileHit } from "./stored-hit.ts";

type Reason = Schema<"SearchReason">;
type ReasonKind = Reason["kind"];

/** Products of one kind that are named: more say little more. */
const MAX_PRODUCTS = 3;

/** The field that the index keeps each kind of text in. */
const FIELD_OF = {
  named: FIELD.name,
  sells: FIELD.offered,
  makes: FIELD.offered,
  buys: FIELD.sought,
  processes: FIELD.business,
  offers_service: FIELD.business,
  needs_service: FIELD.sought,
  business_type: FIELD.business,
  classified_as: FIELD.business,
  meets_standard: FIELD.text,
  delivers: FIELD.text,
  category: FIELD.category,
  posted_by: FIELD.text,
  type: FIELD.text,
  mentions: FIELD.text,
  in_place: FIELD.text,
} as const satisfies Record<Exclude<ReasonKind, "near">, number>;

type Fact = readonly [kind: keyof typeof FIELD_OF, text: string];

/** What a hit shows, as far as it can be a reason. */
interface Subject {
  name: string;
  facts: readonly Fact[];
  description: string;
  cities: readonly string[];
}

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
  readonly #chosen: ReadonlySet<string>;

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
  }

  /** The reasons of a profile; undefined when nothing was asked for that says any. */
  ofProfile(hit: StoredProfileHit, distance: number | null): Reason[] | undefined {
    return this.#find(
      {
        name: hit.business_name,
        facts: [
          ["named", hit.business_name],
          ...(hit.facts ?? []),
          ...hit.category.map((type): Fact => ["business_type", type]),
          ...hit.roles.flatMap((role): Fact[] => TYPE_FACTS.get(role) ?? []),
          ...hit.cities.map((city): Fact => ["in_place", city]),
        ],
        description: hit.description,
        cities: hit.cities,
      },
      distance,
    );
  }

  /** As `ofProfile`, of a classified. */
  ofClassified(hit: StoredClassifiedHit, distance: number | null): Reason[] | undefined {
    const cities = hit.city ? [hit.city] : [];
    const category = isCategoryId(hit.category) && hit.category !== 0 ? hit.category : undefined;
    return this.#find(
      {
        name: hit.title,
        facts: [
          ["named", hit.title],
          ...(category ? [["category", classifiedCategoryLabel(category)] as const] : []),
          ["type", classifiedType(hit.looking_for).label],
          ["posted_by", hit.account.business_name],
          ...cities.map((city): Fact => ["in_place", city]),
        ],
        description: hit.description,
        cities,
      },
      distance,
    );
  }

  #find(subject: Subject, distance: number | null): Reason[] | undefined {
    const place = placeReason(this.#asked.place, subject.cities, distance);
    const matches = this.#units.length > 0 ? this.#matchesOf(subject.facts) : [];
    const found = this.#cover(matches, this.#units);
    const left = this.#units.filter(({ at }) => !found.some(({ worths }) => (worths[at] as number) > 0));
    if (left.length > 0 && subject.description !== "")
      found.push(...this.#cover(this.#mentionsIn(subject.description), left));
    const facts = found.map(({ fact }) => fact);
    const has = (kind: ReasonKind) => facts.some(([own]) => own === kind);
    if (!has("named") && this.#isName(subject.name)) facts.push(["named", subject.name]);
    for (const fact of subject.facts)
      if (this.#chosen.has(keyOfFact(fact)) && !facts.includes(fact)) facts.push(fact);

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

  #matchesOf(facts: readonly Fact[]): Match[] {
    const matches: Match[] = [];
    for (const fact of facts) {
      const [kind, text] = fact;
      const terms = kind === "category" ? this.#categoryTerms(text) : termsOf(this.#index, text);
      const worths = this.#matcher.worths(terms, FIELD_OF[kind]);
      if (worths) matches.push({ fact, worths });
    }
    return matches;
  }

  /** A category is found by its whole name alone. */
  #categoryTerms(label: string): TextTerms {
    const id = findCategory(label);
    const term = this.#index.terms.find(`^product:${id}`) ?? this.#index.terms.find(`^category:${id}`);
    const terms = term === undefined ? [] : [term];
    return { terms, direct: terms };
  }

  #mentionsIn(description: string): Match[] {
    return namedSpans(this.#index, description).flatMap(({ start, end, terms }): Match[] => {
      const worths = this.#matcher.worths(terms, FIELD.text);
      return worths ? [{ fact: ["mentions", description.slice(start, end)], worths }] : [];
    });
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
    return matches
      .filter(({ fact, worths }) => fact[0] === first.fact[0] && units.every(({ at }) => worths[at] !== 0))
      .sort((a, b) => worth(b) - worth(a))
      .map(({ fact }) => fact);
  }

  /** Whether a business name, or a title, holds everything that was typed. */
  #isName(name: string): boolean {
    if (this.#nameTerms.length === 0) return false;
    if (this.#nameTerms.length === 1) return keyOf(name) === this.#nameKey;
    const { terms } = termsOf(this.#index, name);
    return this.#nameTerms.every((term) => term !== undefined && terms.includes(term));
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
  const city = cities.find((name) => marks.has(markOf("place", keyOf(name))));
  if (city !== undefined) return { kind: "in_place", text: asked.isRegion && label ? label : city };
  if (distance === null) return undefined;
  return {
    kind: "near",
    ...(label !== undefined && { text: label }),
    distance_km: Math.round(distance * 100) / 100,
  };
}

const keyOfFact = ([kind, text]: Fact) => `${kind} ${text}`;

/** What profiles with each role are called. */
const TYPE_FACTS: ReadonlyMap<string, Fact[]> = new Map(
  PROFILE_TYPES.flatMap(({ roles }) => roles as readonly StoredProfileHit["roles"][number][]).map((role) => [
    role,
    [
      ["type", roleByValue(role).label],
      ...PROFILE_TYPES.filter(({ roles }) => (roles as readonly string[]).includes(role)).map(
        ({ label }) => ["type", label] as const,
      ),
    ],
  ]),
);

/** The kind of fact that each group of filters chooses among, and the label of an option. */
const FILTERED: Record<string, { kind: Fact[0]; labels: (key: string) => readonly string[] }> = {
  category: { kind: "business_type", labels: (key) => [key] },
  classifications: { kind: "classified_as", labels: (key) => [displayOf(CLASSIFICATIONS, key)] },
  safety: { kind: "meets_standard", labels: (key) => [displayOf(SAFETY_STANDARDS, key)] },
  processing: { kind: "processes", labels: (key) => [displayOf(PROCESSING_TYPES, key)] },
  provided: { kind: "offers_service", labels: (key) => [displayOf(SERVICES, key)] },
  needed: { kind: "needs_service", labels: (key) => [displayOf(SERVICES, key)] },
  product: { kind: "category", labels: categoryLabels },
};

/** What a category is called among products, and among classifieds. */
function categoryLabels(key: string): string[] {
  const id = Number(key);
  return isCategoryId(id) ? [productCategoryLabel(id), classifiedCategoryLabel(id)] : [];
}

function chosenFacts(chosen: ReadonlyMap<string, readonly string[]>): Set<string> {
  const keys = new Set<string>();
  for (const [group, values] of chosen) {
    const filtered = FILTERED[group];
    if (!filtered) continue;
    for (const label of values.flatMap(filtered.labels)) keys.add(keyOfFact([filtered.kind, label]));
  }
  return keys;
}
