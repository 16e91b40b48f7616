import type { FoodshedError, Schema } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import { INCHES_PER_CM, OUNCES_PER_LB, postalCode, SHIPPING_CURRENCY } from "@foodshed/sdk/vocabulary";
import * as z from "zod/mini";
import type { SummaryError } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { problemErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { decimalOf } from "../../primitives/Field/decimal.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import { SHIPPING_FIELDS, type ShippingField, shippingFieldError } from "./shippingFieldErrors.ts";

/** The schema of a text field, with the field's rules. */
const text = (field: ShippingField, t: WidgetTranslate) =>
  z.string().check(z.trim(), (typed) => {
    const message = shippingFieldError(field, typed.value, t);
    if (message) typed.issues.push({ code: "custom", message, input: typed.value });
  });

export const shippingSchema = (t: WidgetTranslate) =>
  z.object({
    from_street1: text("from_street1", t),
    from_city: text("from_city", t),
    from_postal_code: text("from_postal_code", t),
    from_residential: z.boolean(),
    parcel: z.object({
      length: text("parcel.length", t),
      width: text("parcel.width", t),
      height: text("parcel.height", t),
      weight: text("parcel.weight", t),
    }),
    dry_ice: z.boolean(),
    to_street1: text("to_street1", t),
    to_city: text("to_city", t),
    to_postal_code: text("to_postal_code", t),
    to_residential: z.boolean(),
  });

export type ShippingValues = z.infer<ReturnType<typeof shippingSchema>>;

export const emptyShipment: ShippingValues = {
  from_street1: "",
  from_city: "",
  from_postal_code: "",
  from_residential: false,
  parcel: { length: "", width: "", height: "", weight: "" },
  dry_ice: false,
  to_street1: "",
  to_city: "",
  to_postal_code: "",
  to_residential: false,
};

/** The request: inches and ounces, within Ontario, in Canadian dollars. */
export function toRequest(values: ShippingValues, locale: Locale): Schema<"ShippingRatesRequest"> {
  const inches = (centimetres: string) => decimalOf(centimetres, locale) * INCHES_PER_CM;
  const address = (side: "from" | "to") => ({
    street1: values[`${side}_street1`],
    city: values[`${side}_city`],
    zip: postalCode(values[`${side}_postal_code`]) ?? values[`${side}_postal_code`],
    state: "ON" as const,
    country: "CA" as const,
    residential: values[`${side}_residential`],
  });
  const { length, width, height, weight } = values.parcel;
  return {
    shipment: {
      from_address: address("from"),
      to_address: address("to"),
      parcel: {
        length: inches(length),
        width: inches(width),
        height: inches(height),
        weight: decimalOf(weight, locale) * OUNCES_PER_LB,
      },
      options: { dry_ice: values.dry_ice, currency: SHIPPING_CURRENCY },
    },
  };
}

const wireNames: Readonly<Record<string, string>> = { street1: "street1", city: "city", zip: "postal_code" };

/** The server's errors, mapped to the form's fields. */
export function serverFieldErrors(problem: FoodshedError | undefined): SummaryError[] {
  if (!problem?.errors) return [];
  const errors = Object.entries(problem.errors).map(([name, sentences]) => [
    name.replace(
      /^(?:shipment\.)?(from|to)_address\.(\w+)$/,
      (_all, side, part) => `${side}_${wireNames[part] ?? part}`,
    ),
    sentences,
  ]);
  return problemErrors({ ...problem, errors: Object.fromEntries(errors) }, SHIPPING_FIELDS);
}
