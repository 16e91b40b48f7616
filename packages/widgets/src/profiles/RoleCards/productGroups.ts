import type { Schema } from "@foodshed/sdk";
import {
  byPlace,
  type CategoryId,
  isCategoryId,
  productCategoryLabel,
  visibleProducts,
} from "@foodshed/sdk/vocabulary";

type Product = Schema<"Product">;

export interface ProductGroup {
  category: CategoryId;
  label: string;
  products: Product[];
}

/** Products by category, in the profile's order: where the business has put none, by name. A category without products is included. */
export function productGroups(products: readonly Product[]): ProductGroup[] {
  const groups = new Map<number, Product[]>();
  for (const product of [...products].sort((a, b) => a.category_order - b.category_order)) {
    groups.set(product.category, [...(groups.get(product.category) ?? []), product]);
  }
  return [...groups].map(([category, all]) => {
    const id = isCategoryId(category) ? category : 0;
    return { category: id, label: productCategoryLabel(id), products: visibleProducts(all).sort(byPlace) };
  });
}
