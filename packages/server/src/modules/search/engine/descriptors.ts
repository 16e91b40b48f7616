import { LEXICON } from "@foodshed/sdk/lexicon";
import { BUSINESS_TYPES, CLASSIFICATIONS, SAFETY_STANDARDS } from "@foodshed/sdk/vocabulary";
import type { Concept } from "./concepts.ts";

/** Concepts that tell nothing apart in a network of farms. */
const GENERIC = new Set(
  "farm farmer grower producer product food local family business seller vendor supplier store".split(" "),
);
/** Concepts that describe a thing and are no thing themselves, beside the labels of certificates. */
const DESCRIBING = [
  ..."organic halal kosher vegan vegetarian local frozen raw seasonal artisanal handmade homemade natural".split(
    " ",
  ),
  ..."traditional biodynamic regenerative sustainable heritage heirloom gluten-free plant-based dairy-free".split(
    " ",
  ),
  ..."nut-free grass-fed pasture-raised free-range hormone-free antibiotic-free non-gmo pesticide-free".split(
    " ",
  ),
  ..."small-batch unpasteurized dried smoked aged".split(" "),
  ...["certified organic", "local food", "frozen food", "fair trade", "sugar-free", "low sodium"],
];
/** Businesses that buy food to serve or sell it, beside those that the vocabulary names. */
const CUSTOMERS = [
  "restaurant",
  "institution",
  "retail",
  "grocery store",
  "hotel",
  "food service",
  "catering",
  "chef",
];

let describing: Set<string> | undefined;
let customers: Set<string> | undefined;

function keysOf(labels: readonly string[]): Set<string> {
  return new Set([...labels, ...labels.flatMap((label) => LEXICON.find(label)?.key ?? [])]);
}

/** Whether a concept describes another: organic beef is beef in the first place. */
export function describesOthers(key: string): boolean {
  describing ??= keysOf([
    ...DESCRIBING,
    ...[...CLASSIFICATIONS, ...SAFETY_STANDARDS].map(({ display }) => display),
  ]);
  return describing.has(key);
}

/** Whether a concept or word is too general to be missed where it is absent. */
export function isGeneric(key: string): boolean {
  return GENERIC.has(key);
}

/** Whether a concept is a business that buys food: "for a daycare" says who asks. */
export function isCustomer({ key }: Concept): boolean {
  customers ??= keysOf([
    ...CUSTOMERS,
    ...BUSINESS_TYPES.filter(({ group }) => group === "buyer").map(({ name }) => name),
  ]);
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
