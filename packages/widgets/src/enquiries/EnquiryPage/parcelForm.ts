import type { Schema } from "@foodshed/sdk";
import { PARCEL_MAX_CM, PARCEL_MAX_LB, PARCEL_MIN } from "@foodshed/sdk/vocabulary";
import * as z from "zod/mini";
import { decimalOf } from "../../primitives/Field/decimal.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

const measure = (max: number, t: WidgetTranslate) =>
  z.string().check((typed) => {
    const number = decimalOf(typed.value, t.locale);
    if (!(number >= PARCEL_MIN && number <= max))
      typed.issues.push({ code: "custom", message: t(strings.badMeasure, { max }), input: typed.value });
  });

export const parcelSchema = (t: WidgetTranslate) =>
  z.object({
    length: measure(PARCEL_MAX_CM, t),
    width: measure(PARCEL_MAX_CM, t),
    height: measure(PARCEL_MAX_CM, t),
    weight: measure(PARCEL_MAX_LB, t),
    dry_ice: z.boolean(),
  });

export type ParcelValues = z.infer<ReturnType<typeof parcelSchema>>;

const POUNDS_PER_KILOGRAM = 2.20462262;

/** A box to begin with; its weight is what was asked for, where that is one. */
export function parcelOf({ quantity, unit }: Pick<Schema<"Enquiry">, "quantity" | "unit">): ParcelValues {
  const pounds =
    quantity === null
      ? undefined
      : /^(kg|kilos?|kilograms?|kilogrammes?)$/i.test(unit ?? "")
        ? quantity * POUNDS_PER_KILOGRAM
        : /^(lbs?|pounds?|livres?)$/i.test(unit ?? "")
          ? quantity
          : undefined;
  const weight = pounds === undefined || pounds > PARCEL_MAX_LB ? "" : String(Math.ceil(pounds * 10) / 10);
  return { length: "40", width: "30", height: "30", weight, dry_ice: false };
}
