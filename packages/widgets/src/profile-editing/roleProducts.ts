import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import {
  byPlace,
  CATEGORY_PLACEHOLDER,
  type CategoryId,
  inHubOrder,
  isCategoryId,
  label,
  PRODUCT_CATEGORY_KEYS,
  PRODUCT_ROLES,
  productCategoryLabel,
  type RoleValue,
  visibleProducts,
} from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

type Role = Schema<"Role">;
type Product = Schema<"Product">;

/** The categories in the order in which they are offered. */
export const OFFERED_CATEGORIES: readonly CategoryId[] = Object.values(PRODUCT_CATEGORY_KEYS);

/** What a role does with its products: "Products you buy". */
export function productsOfRole(value: RoleValue): LocalizedString {
  if (value === "buyer") return strings.productsToBuy;
  if (value === "processor") return strings.productsToProcess;
  return value === "vendor" ? strings.productsForConsumers : strings.productsForBusinesses;
}

/** Offers a category to the products of a role: "Show Fruit among the products you buy". */
export function showAmongProducts(value: RoleValue): LocalizedString<{ category: string }> {
  if (value === "buyer") return strings.showAmongProductsToBuy;
  if (value === "processor") return strings.showAmongProductsToProcess;
  return value === "vendor" ? strings.showAmongProductsForConsumers : strings.showAmongProductsForBusinesses;
}

/** The name of a category of products in the reader's language. */
export function categoryName(category: CategoryId, t: WidgetTranslate): string {
  return label(t, productCategoryLabel(category));
}

/** The roles that list products, in the hub's order. */
export function rolesWithProducts(roles: readonly Role[]): Role[] {
  const listing = roles.filter(({ value }) => (PRODUCT_ROLES as readonly RoleValue[]).includes(value));
  return inHubOrder(listing.map(({ value }) => value)).flatMap(
    (value) => listing.find((role) => role.value === value) ?? [],
  );
}

/** A category's products that people see, in the profile's order. */
export function productsIn(role: Role, category: CategoryId): Product[] {
  const all = role.data.products.filter((product) => product.category === category);
  return visibleProducts(all).sort(byPlace);
}

/** The categories that a role has chosen, in its own order. A category with products is chosen, marked or not. */
export function chosenCategories({ data }: Role): CategoryId[] {
  const sorted = [...data.products].sort((a, b) => a.category_order - b.category_order);
  return [...new Set(sorted.map(({ category }) => category))].filter(isCategoryId);
}

/** The product that marks a category as chosen, if there is one. */
export function markOf({ data }: Role, category: CategoryId): Product | undefined {
  return data.products.find(
    (product) => product.category === category && product.name === CATEGORY_PLACEHOLDER,
  );
}

/** The changes that give a role's categories the positions 0, 1, 2 …: only products whose position changes. */
export function orderChanges({ data }: Role, order: readonly CategoryId[]) {
  return data.products.flatMap(({ id, category, category_order }) => {
    const place = order.indexOf(category as CategoryId);
    return place === -1 || place === category_order
      ? []
      : [{ call: "update_product" as const, body: { product_id: id, category_order: place } }];
  });
}

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("en-CA");

/** Whether a name contains the search text, ignoring case and accents. */
export function isFound(name: string, wanted: string): boolean {
  return folded(name).includes(folded(wanted.trim()));
}
