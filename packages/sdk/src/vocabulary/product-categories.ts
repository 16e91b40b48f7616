import { type CategoryId, CLASSIFIED_CATEGORIES } from "./classified-categories.ts";

/** The profile hub's key for each category, in the order in which the hub shows them. */
export const PRODUCT_CATEGORY_KEYS = {
  fruit: 4,
  vegetables: 10,
  meat: 6,
  dairyEggs: 2,
  fish: 3,
  preparedFoodCondiments: 9,
  grains: 5,
  nutsSeedsHerbs: 8,
  alcoholicBeverages: 1,
  nonAlcoholicBeverages: 7,
  other: 0,
} as const satisfies Record<string, CategoryId>;

export type ProductCategoryKey = keyof typeof PRODUCT_CATEGORY_KEYS;

/** Product categories by id: those of classifieds, except that Meat reads "Meat and Poultry". */
export const PRODUCT_CATEGORIES: readonly { id: CategoryId; label: string }[] = /* @__PURE__ */ (() =>
  CLASSIFIED_CATEGORIES.map(({ id, label }) => ({ id, label: id === 6 ? "Meat and Poultry" : label })))();

export function productCategoryLabel(id: CategoryId): string {
  return id === 6 ? "Meat and Poultry" : CLASSIFIED_CATEGORIES[id].label;
}

/** The name of the product that marks a category as selected while nothing is listed under it. */
export const CATEGORY_PLACEHOLDER = "__CATEGORY__";

/** Names that start with a double underscore are marks, not products: no list shows them. */
export function isHiddenProduct(name: string): boolean {
  return name.startsWith("__");
}

export function visibleProducts<T extends { name: string }>(products: readonly T[]): T[] {
  return products.filter((product) => !isHiddenProduct(product.name));
}

// The order of names is the same in both languages, accents included.
const names = /* @__PURE__ */ new Intl.Collator("en-CA");

/** Compares things by their names as people sort them. */
export function byName(a: { name: string }, b: { name: string }): number {
  return names.compare(a.name, b.name);
}

/** Compares products of one category as profiles show them: those that the business has put in order, then the others by name. */
export function byPlace(
  a: { name: string; position?: number },
  b: { name: string; position?: number },
): number {
  const last = Number.MAX_SAFE_INTEGER;
  return (a.position ?? last) - (b.position ?? last) || byName(a, b);
}

/** A product name as it is saved: trimmed, single spaces inside, its first letter a capital. */
export function productName(typed: string): string {
  const name = typed.trim().replace(/\s+/g, " ");
  const first = [...name][0] ?? "";
  // ß and ﬁ have no capital of their own: two letters, of which one is one.
  const [capital = "", ...small] = first.toLocaleUpperCase("en-CA");
  return capital + small.join("").toLocaleLowerCase("en-CA") + name.slice(first.length);
}

/** Whether two names are the same product: letter case and the width of spaces do not matter, accents do. */
export function isSameProduct(a: string, b: string): boolean {
  const fold = (name: string) => productName(name).normalize("NFC").toLocaleLowerCase("en-CA");
  return fold(a) === fold(b);
}
