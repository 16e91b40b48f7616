import type { Schema } from "@foodshed/sdk";

/** The changes that give a product its name in the other language, under every role that lists it. */
export function translationChanges(
  products: readonly Schema<"Product">[],
  name: string,
  translation: string,
) {
  return products
    .filter((product) => product.name === name)
    .map(({ id }) => ({
      call: "update_product" as const,
      body: { product_id: id, name_translation: translation || null },
    }));
}
