import {
  CONDITIONS,
  CUSTOMERS,
  DESCRIPTORS,
  FAMILIES,
  GENERAL_TERMS,
  GOODS,
  LEXICON,
  LOGISTICS,
  SUBSTITUTES,
} from "@foodshed/sdk/lexicon";
import { BUSINESS_TYPES, CLASSIFICATIONS, SAFETY_STANDARDS } from "@foodshed/sdk/vocabulary";
import type { Concept } from "./concepts.ts";

const general = new Set(GENERAL_TERMS);
const families = new Set(FAMILIES);
const conditions = new Set(CONDITIONS);
let describing: Set<string> | undefined;
let customers: Set<string> | undefined;

/** Keys, and those of the concepts that labels of the vocabulary name. */
function keysOf(keys: readonly string[], labels: readonly string[]): Set<string> {
  return new Set([...keys, ...labels.flatMap((label) => LEXICON.find(label)?.key ?? [])]);
}

/** Whether a concept describes another: organic beef is beef in the first place. */
export function describesOthers(key: string): boolean {
  describing ??= keysOf(
    DESCRIPTORS,
    [...CLASSIFICATIONS, ...SAFETY_STANDARDS].map(({ display }) => display),
  );
  return describing.has(key);
}

/** Whether a concept describes in a way that nothing else makes up for. */
export function isCondition(key: string): boolean {
  return conditions.has(key);
}

const goods = new Set<string>(GOODS);
const logistics = new Set<string>(LOGISTICS);

const isOrIsBelow = (keys: ReadonlySet<string>) => {
  const known = new WeakMap<Concept, boolean>();
  const test = (concept: Concept): boolean => {
    let answer = known.get(concept);
    if (answer === undefined) {
      answer = keys.has(concept.key) || concept.above.some(test);
      known.set(concept, answer);
    }
    return answer;
  };
  return test;
};

/** Whether a concept is something that is eaten, drunk, grown or kept. */
export const isGoodsKey = isOrIsBelow(goods);
/** Whether a concept is what goods are packed, handled or made with. */
export const isLogisticsKey = isOrIsBelow(logistics);

/** Whether a concept or word is too general to be missed where it is absent. */
export function isGeneric(key: string): boolean {
  return general.has(key);
}

/** Whether the kinds of a concept may replace each other, however many they are. */
export function isFamily(key: string): boolean {
  return families.has(key);
}

const substitutes = new Map<string, string[]>();
for (const keys of SUBSTITUTES)
  for (const key of keys)
    substitutes.set(key, [...(substitutes.get(key) ?? []), ...keys.filter((other) => other !== key)]);

/** The keys of what serves instead of a concept, or of the nearest above it, beside what is of its family. */
export function substitutesOf({ key, above }: Concept): readonly string[] {
  const own = substitutes.get(key);
  if (own) return own;
  return [...new Set(above.flatMap((broader) => substitutesOf(broader)))];
}

/** Whether a concept is a business that buys food: "for a daycare" says who asks. */
export function isCustomer({ key }: Concept): boolean {
  customers ??= keysOf(
    CUSTOMERS,
    BUSINESS_TYPES.filter(({ group }) => group === "buyer").map(({ name }) => name),
  );
  return (
    customers.has(key) ||
    (LEXICON.get(key) !== undefined && LEXICON.ancestors(key).some((above) => customers?.has(above)))
  );
}

/** The parts of a concept that is a described thing: beef and organic for organic beef; undefined for any other. */
export function describedParts(concept: Concept): readonly Concept[] | undefined {
  const { above } = concept;
  const described = above.filter(({ key }) => !describesOthers(key));
  return described.length > 0 && described.length < above.length ? above : undefined;
}
