import { isSameProduct, PRODUCT_NAME_MAX_LENGTH, productName } from "@foodshed/sdk/vocabulary";
import * as z from "zod";

/** The schema of a product's name, which must be new in its category. Returns the normalized name. */
export function productSchema(held: readonly string[]) {
  return z
    .string()
    .trim()
    .min(1, { error: "You must enter a product name.", abort: true })
    .max(PRODUCT_NAME_MAX_LENGTH, `A product’s name can have ${PRODUCT_NAME_MAX_LENGTH} characters at most.`)
    .refine((name) => !name.startsWith("__"), "You must enter a product name.")
    .refine((name) => !name.includes(","), "You can’t include commas in your product’s name.")
    .refine(
      (name) => !held.some((other) => isSameProduct(other, name)),
      "Product already exists. Please provide a new product name.",
    )
    .transform(productName);
}

export const productAdded = (name: string) => `You have successfully added ${name} to your list of products.`;

export const productsAdded = (names: readonly string[]) =>
  names.length === 1
    ? productAdded(names[0] as string)
    : `You have successfully added ${names.length} products to your list of products.`;

export const productRemoved = (name: string) =>
  `You have successfully removed ${name} from your list of products.`;
