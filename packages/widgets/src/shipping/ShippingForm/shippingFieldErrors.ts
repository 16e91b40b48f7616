import { PARCEL_MAX_CM, PARCEL_MAX_LB, PARCEL_MIN, postalCodeError } from "@foodshed/sdk/vocabulary";
import { decimalOf } from "../../primitives/Field/decimal.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

/** The fields that can have errors, in display order. */
export const SHIPPING_FIELDS = [
  "from_street1",
  "from_city",
  "from_postal_code",
  "parcel.length",
  "parcel.width",
  "parcel.height",
  "parcel.weight",
  "to_street1",
  "to_city",
  "to_postal_code",
] as const;

export type ShippingField = (typeof SHIPPING_FIELDS)[number];

/** The error message of a field's value; undefined when it is valid. Embeds use these rules without the schema library. */
export function shippingFieldError(
  field: ShippingField,
  typed: string,
  t: WidgetTranslate,
): string | undefined {
  const text = typed.trim();
  if (!text) return t(strings.required);
  if (field.endsWith("postal_code")) return postalCodeError(text, t);
  if (!field.startsWith("parcel.")) return undefined;
  const size = decimalOf(text, t.locale);
  if (!Number.isFinite(size)) return t(strings.notANumber);
  const { format } = new Intl.NumberFormat(t.locale);
  const least = format(PARCEL_MIN);
  if (size < PARCEL_MIN) return t(strings.minimum, { least });
  const most = field === "parcel.weight" ? PARCEL_MAX_LB : PARCEL_MAX_CM;
  if (size > most) return t(strings.maximum, { most: format(most) });
  const steps = size / PARCEL_MIN;
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? undefined : t(strings.inSteps, { step: least });
}
