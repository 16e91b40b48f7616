import type { Schema } from "@foodshed/sdk";
import { PRODUCTS_AT_ONCE } from "@foodshed/sdk/vocabulary";
import { chosenCategories, productsIn } from "../../profile-editing/roleProducts.ts";
import type { ProfileChange } from "../../profile-editing/useProfileSection.ts";

/** The changes that list one role's products for another, in the same order of categories. */
export function copiedProducts(from: Schema<"Role">, to: Schema<"Role">): ProfileChange[] {
  return chosenCategories(from).flatMap((category) => {
    const names = productsIn(from, category).map(({ name }) => name);
    const batches = Array.from({ length: Math.ceil(names.length / PRODUCTS_AT_ONCE) }, (_, index) =>
      names.slice(index * PRODUCTS_AT_ONCE, (index + 1) * PRODUCTS_AT_ONCE),
    );
    return batches.map((batch) => ({
      call: "create_products" as const,
      body: { role_id: to.role_id, category_id: category, names: batch },
    }));
  });
}
