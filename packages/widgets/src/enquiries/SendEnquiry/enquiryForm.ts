import type { Schema } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import * as z from "zod/mini";
import { decimalOf } from "../../primitives/Field/decimal.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import { dayRule, quantityRule } from "../enquiryRules.ts";
import * as strings from "../generated/strings.ts";

export const enquirySchema = (t: WidgetTranslate) =>
  z.object({
    product: z.string().check(z.trim(), z.minLength(1, { error: t(strings.required) })),
    quantity: z.string().check(quantityRule(t)),
    unit: z.string().check(z.trim()),
    wanted_by: z.string().check(dayRule(t)),
    delivery: z.enum(["either", "delivery", "pickup"]),
    content: z.string().check(z.trim()),
  });

export type EnquiryValues = z.infer<ReturnType<typeof enquirySchema>>;

export const enquiryFields = ["product", "quantity", "unit", "wanted_by", "delivery", "content"] as const;

export const emptyEnquiry: EnquiryValues = {
  product: "",
  quantity: "",
  unit: "",
  wanted_by: "",
  delivery: "either",
  content: "",
};

export function toRequest(
  values: EnquiryValues,
  recipients: number[],
  files: number[],
  locale: Locale,
): Schema<"SendEnquiryRequest"> {
  const { product, quantity, unit, wanted_by, delivery, content } = values;
  return {
    recipients,
    product,
    ...(quantity !== "" && { quantity: decimalOf(quantity, locale) }),
    ...(unit !== "" && { unit }),
    ...(wanted_by !== "" && { wanted_by }),
    delivery,
    content,
    ...(files.length > 0 && { files }),
  };
}
