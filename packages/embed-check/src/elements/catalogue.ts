import { catalogue } from "../generated/elements.ts";
import type { AttributeRule, Catalogue } from "./attribute-rule.ts";

/** The elements of this release, the attributes that all have, and the backgrounds of the themes. */
export const { elements, shared, paper } = catalogue;

export type KnownElement = Catalogue["elements"][number];

/** The element with this tag. */
export function findElement(tag: string): KnownElement | undefined {
  return elements.find((one) => one.tag === tag);
}

/** The rule of an attribute; undefined where the element has no such attribute. */
export function ruleOf(element: KnownElement, attribute: string): AttributeRule | undefined {
  return element.attributes[attribute] ?? shared[attribute];
}
