import { defineElement } from "./embed/element.ts";
import { embeddedWidgets } from "./embed/widgets.ts";

export type { FoodshedElementOf, FoodshedElements, FoodshedEvents } from "./embed/elementTypes.ts";

/**
 * Defines every `foodshed-…` element that the page does not have yet. `origin` is the site that they show. Does nothing where there is no page,
 * such as in Node.
 */
export function defineFoodshedElements(origin: string): void {
  if (!globalThis.customElements) return;
  for (const widget of embeddedWidgets) defineElement(widget, origin);
}
