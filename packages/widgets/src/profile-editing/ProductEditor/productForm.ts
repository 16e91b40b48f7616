import { isSameProduct, PRODUCT_NAME_MAX_LENGTH, productName } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

/** The schema of a product's name, which must be new in its category. Returns the normalized name. */
export function productSchema(held: readonly string[], t: WidgetTranslate) {
  return z
    .string()
    .trim()
    .min(1, { error: t(strings.productNameRequired), abort: true })
    .max(PRODUCT_NAME_MAX_LENGTH, t(strings.productNameTooLong, { max: PRODUCT_NAME_MAX_LENGTH }))
    .refine((name) => !name.startsWith("__"), t(strings.productNameRequired))
    .refine((name) => !name.includes(","), t(strings.productNameComma))
    .refine((name) => !held.some((other) => isSameProduct(other, name)), t(strings.productExists))
    .transform(productName);
}
