import type { Concept, ConceptMatch } from "./concepts.ts";
import { describesOthers } from "./descriptors.ts";

/** The concept that a product is: the last one of its name, where the name ends with it and it does not only describe. */
export function headOf(matches: readonly ConceptMatch[], end: number): ConceptMatch | undefined {
  if (matches.length < 2) return undefined;
  const last = matches.findLast((match) => match.end <= end);
  if (last?.end !== end) return undefined;
  return last.concepts.every(({ key }) => describesOthers(key)) ? undefined : last;
}

/** A concept with more kinds than this, such as food, makes no family of them. */
const MAX_KINDS_OF_A_FAMILY = 25;

/** Whether two concepts are of one family: one is above the other, or both are kinds of the same. */
export function isRelated(a: ConceptMatch, b: ConceptMatch): boolean {
  const families = new Set(b.concepts.flatMap((concept) => [...familiesOf(concept)]));
  return a.concepts.some((concept) => [...familiesOf(concept)].some((family) => families.has(family)));
}

const families = new WeakMap<Concept, ReadonlySet<Concept>>();

/** A concept and the families that it belongs to; remembered, since every product is asked. */
function familiesOf(concept: Concept): ReadonlySet<Concept> {
  let known = families.get(concept);
  if (!known) {
    const own = new Set([concept]);
    for (const one of own)
      for (const above of one.above) if (above.kinds <= MAX_KINDS_OF_A_FAMILY) own.add(above);
    known = own;
    families.set(concept, known);
  }
  return known;
}
