import type { Schema } from "@foodshed/sdk";
import {
  CLASSIFICATIONS,
  classifiedCategoryLabel,
  classifiedType,
  displayOf,
  isCategoryId,
  PROCESSING_TYPES,
  PRODUCT_CATEGORIES,
  PROFILE_TYPES,
  productCategoryLabel,
  roleByValue,
  SAFETY_STANDARDS,
  SERVICES,
} from "@foodshed/sdk/vocabulary";
import type { DocumentIndex } from "./engine/document-index.ts";
import { FIELD } from "./engine/fields.ts";
import { type SlotRuns, slotRuns, slotsOf } from "./engine/term-filter.ts";
import { either, type TextTerms, termsOf } from "./engine/unit-matches.ts";
import { keyOf } from "./engine/words.ts";
import type { StoredClassifiedHit, StoredProfileHit } from "./stored-hit.ts";

/** The field that the index keeps each kind of text in. */
export const FIELD_OF = {
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
} as const satisfies Record<Exclude<Schema<"SearchReasonKind">, "near" | "available">, number>;

/** A text of a hit that may be a reason. */
export type Fact = readonly [kind: keyof typeof FIELD_OF, text: string];

/** What a hit shows, as far as it can be a reason. */
export interface Subject {
  name: string;
  /** The name as a query is compared with it. */
  nameKey: string;
  /** The name is the first. */
  facts: readonly Fact[];
  /** The terms of each fact. */
  terms: readonly TextTerms[];
  /** Those of all facts. */
  slots: SlotRuns;
  /** The description, and what it says in the other language where the business does. */
  descriptions: readonly string[];
  cities: readonly string[];
}

type Shown = Omit<Subject, "terms" | "slots" | "nameKey">;

/** Read once for each stored hit: an index that is rebuilt, and a document that changes, have new ones. */
const subjects = new WeakMap<StoredProfileHit | StoredClassifiedHit, Subject>();

export function subjectOfProfile(index: DocumentIndex, hit: StoredProfileHit): Subject {
  const known = subjects.get(hit);
  if (known) return known;
  const shown: Shown = {
    name: hit.business_name,
    facts: [
      ["named", hit.business_name],
      ...(hit.facts ?? []),
      ...hit.category.map((type): Fact => ["business_type", type]),
      ...hit.roles.flatMap((role): Fact[] => TYPE_FACTS.get(role) ?? []),
      ...hit.cities.map((city): Fact => ["in_place", city]),
    ],
    descriptions: descriptionsOf(hit),
    cities: hit.cities,
  };
  return remember(index, hit, shown, hit.product_translations);
}

export function subjectOfClassified(index: DocumentIndex, hit: StoredClassifiedHit): Subject {
  const known = subjects.get(hit);
  if (known) return known;
  const cities = hit.city ? [hit.city] : [];
  const category = isCategoryId(hit.category) && hit.category !== 0 ? hit.category : undefined;
  const shown: Shown = {
    name: hit.title,
    facts: [
      ["named", hit.title],
      ...(category ? [["category", classifiedCategoryLabel(category)] as const] : []),
      ["type", classifiedType(hit.looking_for).label],
      ["posted_by", hit.account.business_name],
      ...cities.map((city): Fact => ["in_place", city]),
    ],
    descriptions: descriptionsOf(hit),
    cities,
  };
  return remember(
    index,
    hit,
    shown,
    hit.title_translation ? { [hit.title]: hit.title_translation } : undefined,
  );
}

function descriptionsOf({
  description,
  description_translation: translation,
}: Pick<StoredProfileHit | StoredClassifiedHit, "description" | "description_translation">): string[] {
  return [description, translation ?? ""].filter((text) => text !== "");
}

function remember(
  index: DocumentIndex,
  hit: StoredProfileHit | StoredClassifiedHit,
  shown: Shown,
  translations: Readonly<Record<string, string>> = {},
): Subject {
  const categories = categoryTerms(index);
  const terms = shown.facts.map(([kind, text]) => {
    // A category is found by its whole name alone.
    if (kind === "category") return categories.get(text) ?? NO_TERMS;
    const translation = TRANSLATED.has(kind) ? translations[text] : undefined;
    const own = termsOf(index, text);
    return translation ? either(own, termsOf(index, translation)) : own;
  });
  const slots = slotRuns(terms.map((own) => own.slots));
  const subject = { ...shown, nameKey: keyOf(shown.name), terms, slots };
  subjects.set(hit, subject);
  return subject;
}

/** Kinds of facts whose texts a business may say in its other language as well: products, and the title of an ad. */
const TRANSLATED: ReadonlySet<Fact[0]> = new Set(["sells", "makes", "buys", "named"]);

const NO_TERMS: TextTerms = { terms: [], direct: [], slots: slotsOf([]) };

/** The marks of categories, by label. */
const knownCategories = new WeakMap<DocumentIndex, ReadonlyMap<string, TextTerms>>();

function categoryTerms(index: DocumentIndex): ReadonlyMap<string, TextTerms> {
  const known = knownCategories.get(index);
  if (known) return known;
  const read = new Map<string, TextTerms>();
  for (const { id } of PRODUCT_CATEGORIES) {
    const term = index.terms.find(`^product:${id}`) ?? index.terms.find(`^category:${id}`);
    if (term === undefined) continue;
    for (const label of categoryLabels(String(id)))
      read.set(label, { terms: [term], direct: [term], slots: slotsOf([term]) });
  }
  knownCategories.set(index, read);
  return read;
}

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
  kind: { kind: "type", labels: (key) => [classifiedType(key === "wanted").label] },
  delivers: { kind: "delivers", labels: () => [displayOf(SERVICES, "delivery")] },
};

/** What a category is called among products, and among classifieds. */
function categoryLabels(key: string): string[] {
  const id = Number(key);
  return isCategoryId(id) ? [productCategoryLabel(id), classifiedCategoryLabel(id)] : [];
}

/** The facts that filters ask for: their texts by kind. */
export function chosenFacts(chosen: ReadonlyMap<string, readonly string[]>): Map<Fact[0], Set<string>> {
  const facts = new Map<Fact[0], Set<string>>();
  for (const [group, values] of chosen) {
    const filtered = FILTERED[group];
    if (!filtered) continue;
    const texts = facts.get(filtered.kind) ?? new Set();
    for (const label of values.flatMap(filtered.labels)) texts.add(label);
    if (texts.size > 0) facts.set(filtered.kind, texts);
  }
  return facts;
}
