import type { Concept, ConceptMatch } from "./concepts.ts";
import { isGoodsKey, isLogisticsKey } from "./descriptors.ts";
import { isUnitOfMeasure } from "./quantities.ts";

const NUMBER = /^\d/;

/** Whether something is to be eaten, drunk, grown or kept, and not what that is packed, moved or made with. */
export function isGoods(concepts: readonly Concept[]): boolean {
  return concepts.some(isGoodsKey) && !isLogistics(concepts);
}

/** Whether it is what goods are packed or handled with. */
export function isLogistics(concepts: readonly Concept[]): boolean {
  return concepts.every(isLogisticsKey);
}

/** Whether a title only says by it how its goods are sold: "gooseberries, 10 kg boxes" are no boxes. */
export function isSaleUnit({ start, concepts }: ConceptMatch, before: string): boolean {
  return start > 0 && isLogistics(concepts) && (NUMBER.test(before) || isUnitOfMeasure(before));
}
