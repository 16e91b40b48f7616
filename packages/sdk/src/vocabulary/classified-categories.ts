import { type Translate, toEnglish } from "../locale/strings.ts";
import * as strings from "./generated/strings.ts";
import { label } from "./label.ts";
import { CLASSIFIED_ENDING_SOON_DAYS } from "./limits.ts";

/** What a classified is about. Products use the same ids: see `product-categories.ts` for their display names. */
export const CLASSIFIED_CATEGORIES = [
  { id: 0, label: "Other" },
  { id: 1, label: "Alcoholic Beverages" },
  { id: 2, label: "Dairy and Eggs" },
  { id: 3, label: "Fish" },
  { id: 4, label: "Fruit" },
  { id: 5, label: "Grains" },
  { id: 6, label: "Meat" },
  { id: 7, label: "Non-Alcoholic Beverages" },
  { id: 8, label: "Nuts Seeds & Herbs" },
  { id: 9, label: "Prepared Food & Condiments" },
  { id: 10, label: "Vegetables" },
] as const;

export type CategoryId = (typeof CLASSIFIED_CATEGORIES)[number]["id"];

export function isCategoryId(value: number): value is CategoryId {
  return CLASSIFIED_CATEGORIES.some((category) => category.id === value);
}

export function classifiedCategoryLabel(id: CategoryId): string {
  return CLASSIFIED_CATEGORIES[id].label;
}

/** The two tabs of the classified form; `looking_for` is what goes over the wire. */
export const CLASSIFIED_TYPES = [
  { looking_for: true, tab: "Buying", label: "Wanted", dateLabel: "Needed by" },
  { looking_for: false, tab: "Selling", label: "For Sale", dateLabel: "Expiry" },
] as const;

export function classifiedType(lookingFor: boolean): (typeof CLASSIFIED_TYPES)[number] {
  return CLASSIFIED_TYPES[lookingFor ? 0 : 1];
}

/** "Wanted: Pears". A title that already begins with "Wanted" is not prefixed again. */
export function classifiedHeading(
  lookingFor: boolean,
  title: string,
  translate: Translate = toEnglish,
): string {
  const english = classifiedType(lookingFor).label;
  const type = label(translate, english);
  const rest = afterLabel(title, type) ?? afterLabel(title, english) ?? title;
  return translate(strings.classifiedHeading, { type, title: rest });
}

function afterLabel(title: string, type: string): string | undefined {
  if (title.slice(0, type.length).toLowerCase() !== type.toLowerCase()) return undefined;
  return /^\s*[:\u2013\u2014-]\s*(\S.*)$/su.exec(title.slice(type.length))?.[1];
}

/** A classified is expired from the moment of its needed_by date on. */
export function isExpired(neededBy: string | Date, now: Date): boolean {
  return new Date(neededBy).getTime() <= now.getTime();
}

/** What ends by this moment is "ending soon". */
export function endingSoonBy(now: Date): Date {
  return new Date(now.getTime() + CLASSIFIED_ENDING_SOON_DAYS * 24 * 60 * 60 * 1000);
}
