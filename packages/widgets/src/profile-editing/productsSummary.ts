import type { Schema } from "@foodshed/sdk";
import { visibleProducts } from "@foodshed/sdk/vocabulary";
import { chosenCategories, rolesWithProducts } from "./roleProducts.ts";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** "18 products in 4 categories"; undefined while none is chosen. */
export function productsSummary({ roles }: Schema<"Profile">): string | undefined {
  const listing = rolesWithProducts(roles);
  const categories = new Set(listing.flatMap(chosenCategories)).size;
  const products = listing.reduce((sum, { data }) => sum + visibleProducts(data.products).length, 0);
  if (categories === 0) return undefined;
  return `${counted(products, "product", "products")} in ${counted(categories, "category", "categories")}`;
}
