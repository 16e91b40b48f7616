import { catalogue } from "../generated/elements.ts";

/** What the attribute of an element may say. */
export interface AttributeRule {
  /** As the documentation of the elements names types. */
  type: string;
  /** The values of a choice. */
  values?: readonly string[];
  required?: boolean;
}

/** The elements of this release, written from their documentation. */
export interface Catalogue {
  elements: readonly { tag: string; name: string; attributes: Readonly<Record<string, AttributeRule>> }[];
  /** The attributes of every element. */
  shared: Readonly<Record<string, AttributeRule>>;
  /** The backgrounds of the themes. */
  paper: Readonly<Record<"light" | "dark", string>>;
}

export const { elements, shared, paper }: Catalogue = catalogue;

export type KnownElement = Catalogue["elements"][number];

/** The element with this tag. */
export function findElement(tag: string): KnownElement | undefined {
  return elements.find((one) => one.tag === tag);
}

/** The rule of an attribute; undefined where the element has no such attribute. */
export function ruleOf(element: KnownElement, attribute: string): AttributeRule | undefined {
  return element.attributes[attribute] ?? shared[attribute];
}
