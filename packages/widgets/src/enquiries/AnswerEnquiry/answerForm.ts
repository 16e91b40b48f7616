import type { Schema } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import * as z from "zod/mini";
import { decimalOf } from "../../primitives/Field/decimal.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import { dayRule, priceRule, quantityRule } from "../enquiryRules.ts";
import * as strings from "../generated/strings.ts";

export const answerSchema = (t: WidgetTranslate) =>
  z.object({
    available: z
      .nullable(z.string())
      .check(z.refine((value) => value === "yes" || value === "no", t(strings.required))),
    quantity: z.string().check(quantityRule(t)),
    unit: z.string().check(z.trim()),
    price: z.string().check(priceRule(t)),
    price_unit: z.string().check(z.trim()),
    date: z.string().check(dayRule(t)),
    delivers: z.enum(["", "yes", "no"]),
    content: z.string().check(z.trim()),
  });

export type AnswerValues = z.infer<ReturnType<typeof answerSchema>>;

export const answerFields = [
  ...(["available", "quantity", "unit", "price", "price_unit", "date", "delivers", "content"] as const),
];

const text = (value: number | string | null | undefined) => (value == null ? "" : String(value));
const choice = (value: boolean | null | undefined) => (value == null ? "" : value ? "yes" : "no");

/** The last answer, or else what was asked for: most have what is wanted, or have it by the same unit. */
export function valuesOf({ answer, quantity, unit }: Schema<"ReceivedEnquiry">, today: string): AnswerValues {
  return {
    available: answer ? choice(answer.available) : "",
    quantity: text(answer ? answer.quantity : quantity),
    unit: text(answer?.unit ?? unit),
    price: text(answer?.price),
    price_unit: text(answer?.price_unit ?? unit),
    // A day that has passed since would only be refused.
    date: answer?.date && answer.date >= today ? answer.date : "",
    delivers: choice(answer?.delivers),
    content: answer?.content ?? "",
  };
}

export function toAnswer(values: AnswerValues, locale: Locale): Schema<"AnswerEnquiryRequest"> {
  const { quantity, unit, price, price_unit, date, delivers, content } = values;
  if (values.available === "no") return { available: false, content };
  return {
    available: true,
    ...(quantity !== "" && { quantity: decimalOf(quantity, locale) }),
    ...(quantity !== "" && unit !== "" && { unit }),
    ...(price !== "" && { price: decimalOf(price, locale) }),
    ...(price !== "" && price_unit !== "" && { price_unit }),
    ...(date !== "" && { date }),
    ...(delivers !== "" && { delivers: delivers === "yes" }),
    content,
  };
}
