import type { Schema } from "@foodshed/sdk";
import { type CategoryId, isCategoryId } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { Ad } from "../ad.ts";

const required = z.string().trim().min(1, { error: "Required", abort: true });

/** Ads end with their day, in UTC: the day that every reader is shown. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59Z`);
}

/** The day of a moment, in UTC, as a date field holds it. */
export function dayOf(moment: string | Date): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The rules of an ad; the day that it has already may be over. */
export function classifiedSchema(currentDay?: string) {
  return z.object({
    looking_for: z.boolean(),
    title: required,
    category: required,
    needed_by: required.refine(
      (day) => day === currentDay || endOfDay(day).getTime() >= Date.now(),
      "You cannot select a date in the past.",
    ),
    description: required,
  });
}

export type ClassifiedValues = z.infer<ReturnType<typeof classifiedSchema>>;

/** The form's fields, in the order in which they stand. */
export const classifiedFields = ["title", "category", "needed_by", "description"] as const;

export const emptyClassified: ClassifiedValues = {
  looking_for: true,
  title: "",
  category: "",
  needed_by: "",
  description: "",
};

export function valuesOf(ad: Ad): ClassifiedValues {
  return {
    looking_for: ad.looking_for,
    title: ad.title,
    category: String(ad.category),
    needed_by: dayOf(ad.needed_by),
    description: ad.description,
  };
}

export type ClassifiedFields = Pick<
  Schema<"CreateClassifiedRequest">,
  "title" | "description" | "needed_by" | "looking_for" | "category" | "picture"
>;

/** What is sent; the picture only when a new one was chosen. */
export function toRequest(values: ClassifiedValues, picture: Blob | null): ClassifiedFields {
  const category = Number(values.category);
  return {
    title: values.title,
    description: values.description,
    needed_by: endOfDay(values.needed_by).toISOString(),
    looking_for: values.looking_for,
    category: (isCategoryId(category) ? category : 0) satisfies CategoryId,
    ...(picture && { picture }),
  };
}

/** What is sent of an ad that there is already: not its day while that is the same, for it need not end with its day. */
export function toChange(ad: Ad, values: ClassifiedValues, picture: Blob | null): ClassifiedChange {
  const { needed_by, ...rest } = toRequest(values, picture);
  return values.needed_by === dayOf(ad.needed_by) ? rest : { ...rest, needed_by };
}

export type ClassifiedChange = Omit<ClassifiedFields, "needed_by"> &
  Partial<Pick<ClassifiedFields, "needed_by">>;
