import type { Schema } from "@foodshed/sdk";
import { visibleProducts } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";
import { chosenCategories, rolesWithProducts } from "./roleProducts.ts";

/** "18 products in 4 categories"; undefined while none is chosen. */
export function productsSummary({ roles }: Schema<"Profile">, t: WidgetTranslate): string | undefined {
  const listing = rolesWithProducts(roles);
  const categories = new Set(listing.flatMap(chosenCategories)).size;
  const products = listing.reduce((sum, { data }) => sum + visibleProducts(data.products).length, 0);
  if (categories === 0) return undefined;
  return t(strings.productsSummary, { products, categories });
}
