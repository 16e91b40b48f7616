import { ENQUIRY_QUANTITY_MAX, isDay, ontarioDay } from "@foodshed/sdk/vocabulary";
import type * as z from "zod/mini";
import { decimalOf } from "../primitives/Field/decimal.ts";
import type { WidgetTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

type Check = (typed: z.core.ParsePayload<string>) => void;

const refuse = (typed: z.core.ParsePayload<string>, message: string) =>
  void typed.issues.push({ code: "custom", message, input: typed.value });

/** A quantity may be left open. */
export function quantityRule(t: WidgetTranslate): Check {
  return (typed) => {
    const number = decimalOf(typed.value, t.locale);
    if (typed.value !== "" && !(number >= 0.01 && number <= ENQUIRY_QUANTITY_MAX))
      refuse(typed, t(strings.badQuantity, { max: ENQUIRY_QUANTITY_MAX }));
  };
}

/** A price may be left open, and be nothing. */
export function priceRule(t: WidgetTranslate): Check {
  return (typed) => {
    const number = decimalOf(typed.value, t.locale);
    if (typed.value !== "" && !(number >= 0 && number <= ENQUIRY_QUANTITY_MAX))
      refuse(typed, t(strings.badPrice, { max: ENQUIRY_QUANTITY_MAX }));
  };
}

/** A day may be left open; one that is given has not passed in Ontario. */
export function dayRule(t: WidgetTranslate): Check {
  return (typed) => {
    if (typed.value !== "" && !(isDay(typed.value) && typed.value >= ontarioDay(new Date())))
      refuse(typed, t(strings.pastDay));
  };
}
