import type { FoodshedError, Schema } from "@foodshed/sdk";
import {
  INCHES_PER_CM,
  OUNCES_PER_LB,
  PARCEL_MIN,
  postalCode,
  SHIPPING_CURRENCY,
} from "@foodshed/sdk/vocabulary";
import * as z from "zod/mini";
import type { SummaryError } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { problemErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";

const required = z.string().check(z.trim(), z.minLength(1, { error: "Required", abort: true }));

const postal = required.check(
  z.refine((text) => postalCode(text) !== undefined, "You must provide a valid postal code."),
);

const dimension = required.check(
  z.refine((text) => Number.isFinite(Number(text)), { error: "Must be a number", abort: true }),
  z.refine((text) => Number(text) >= PARCEL_MIN, { error: `Minimum ${PARCEL_MIN}`, abort: true }),
  z.refine(inSteps, `In steps of ${PARCEL_MIN}`),
);

export const shippingSchema = z.object({
  from_street1: required,
  from_city: required,
  from_postal_code: postal,
  from_residential: z.boolean(),
  parcel: z.object({ length: dimension, width: dimension, height: dimension, weight: dimension }),
  dry_ice: z.boolean(),
  to_street1: required,
  to_city: required,
  to_postal_code: postal,
  to_residential: z.boolean(),
});

export type ShippingValues = z.infer<typeof shippingSchema>;

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

/** The fields that can be wrong, in the order in which they stand, as the summary names them. */
export const shippingFieldNames = {
  from_street1: "Ship from, street address",
  from_city: "Ship from, city",
  from_postal_code: "Ship from, postal code",
  "parcel.length": "Length",
  "parcel.width": "Width",
  "parcel.height": "Height",
  "parcel.weight": "Weight",
  to_street1: "Ship to, street address",
  to_city: "Ship to, city",
  to_postal_code: "Ship to, postal code",
} as const;

export type ShippingField = keyof typeof shippingFieldNames;

/** What is sent: inches and ounces, within Ontario, in Canadian dollars. */
export function toRequest(values: ShippingValues): Schema<"ShippingRatesRequest"> {
  const inches = (centimetres: string) => Number(centimetres) * INCHES_PER_CM;
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
        weight: Number(weight) * OUNCES_PER_LB,
      },
      options: { dry_ice: values.dry_ice, currency: SHIPPING_CURRENCY },
    },
  };
}

const wireNames: Readonly<Record<string, string>> = { street1: "street1", city: "city", zip: "postal_code" };

/** What the server refused, led back to the form's own fields. */
export function refusedFields(problem: FoodshedError | undefined): SummaryError[] {
  if (!problem?.errors) return [];
  const errors = Object.entries(problem.errors).map(([name, sentences]) => [
    name.replace(
      /^(?:shipment\.)?(from|to)_address\.(\w+)$/,
      (_all, side, part) => `${side}_${wireNames[part] ?? part}`,
    ),
    sentences,
  ]);
  return problemErrors({ ...problem, errors: Object.fromEntries(errors) }, Object.keys(shippingFieldNames));
}

function inSteps(text: string): boolean {
  const steps = Number(text) / PARCEL_MIN;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}
