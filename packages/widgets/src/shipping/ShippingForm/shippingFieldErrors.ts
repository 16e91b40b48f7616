import { PARCEL_MIN, postalCodeError } from "@foodshed/sdk/vocabulary";

/** The fields that can have errors, in display order, with their labels in the error summary. */
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

/** The error message of a field's value; undefined when it is valid. Embeds use these rules without the schema library. */
export function shippingFieldError(field: ShippingField, typed: string): string | undefined {
  const text = typed.trim();
  if (!text) return "Required";
  if (field.endsWith("postal_code")) return postalCodeError(text);
  if (!field.startsWith("parcel.")) return undefined;
  const size = Number(text);
  if (!Number.isFinite(size)) return "Must be a number";
  if (size < PARCEL_MIN) return `Minimum ${PARCEL_MIN}`;
  const steps = size / PARCEL_MIN;
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? undefined : `In steps of ${PARCEL_MIN}`;
}
