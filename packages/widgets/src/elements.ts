import { classifiedsElement } from "./classifieds/ClassifiedsBoard/ClassifiedsBoard.element.ts";
import { defineElement } from "./embed/element.ts";
import { profileCardElement } from "./profiles/ProfileCard/ProfileCard.element.ts";
import { searchElement } from "./search/SearchEmbed/SearchEmbed.element.ts";

/** Defines every `foodshed-…` element that the page does not have yet. `origin` is the site that they show. */
export function defineFoodshedElements(origin: string): void {
  for (const widget of [classifiedsElement, searchElement, profileCardElement]) {
    defineElement(widget, origin, () => import("./embed/mount.tsx"));
  }
}
