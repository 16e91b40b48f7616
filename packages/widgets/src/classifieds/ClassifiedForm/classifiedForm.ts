import type { Schema } from "@foodshed/sdk";
import { localeOf } from "@foodshed/sdk/locale";
import {
  type CategoryId,
  classifiedDay,
  endOfOntarioDay,
  formatClassifiedDate,
  isCategoryId,
  isDay,
  isExpired,
} from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { ClassifiedSummary } from "../classifiedSummary.ts";
import * as strings from "../generated/strings.ts";

const required = (t: WidgetTranslate) =>
  z
    .string()
    .trim()
    .min(1, { error: t(strings.required), abort: true });

/** The validation rules of a classified. An expired classified needs a new date when it is edited. */
export const classifiedSchema = (t: WidgetTranslate) =>
  z.object({
    looking_for: z
      .boolean()
      .nullable()
      .refine((chosen): boolean => chosen !== null, t(strings.required)),
    title: required(t),
    category: required(t),
    needed_by: required(t).refine(
      (day) => isDay(day) && !isExpired(endOfOntarioDay(day), new Date()),
      t(strings.pastDate),
    ),
    description: required(t),
    language: z.string(),
    title_translation: z.string().trim(),
    description_translation: z.string().trim(),
    tell_matches: z.boolean(),
  } satisfies Record<Exclude<keyof ClassifiedFields, "picture">, z.ZodType>);

export type ClassifiedValues = z.infer<ReturnType<typeof classifiedSchema>>;

/** The fields that can show an error, in display order. */
export const classifiedFields = Object.keys({
  looking_for: true,
  title: true,
  category: true,
  needed_by: true,
  description: true,
  language: true,
  title_translation: true,
  description_translation: true,
  tell_matches: true,
} satisfies Record<ErrorField, true>) as ErrorField[];

type ErrorField = keyof ClassifiedValues;

/** Buying or selling is asked, never assumed. */
export const emptyClassified: ClassifiedValues = {
  looking_for: null,
  title: "",
  category: "",
  needed_by: "",
  description: "",
  language: "",
  title_translation: "",
  description_translation: "",
  tell_matches: false,
};

/** The form's values of a classified, without the date of an expired one. */
export function valuesOf(classified: ClassifiedSummary): ClassifiedValues {
  return {
    looking_for: classified.looking_for,
    title: classified.title,
    category: String(classified.category),
    needed_by: isExpired(classified.needed_by, new Date()) ? "" : classifiedDay(classified.needed_by),
    description: classified.description,
    language: classified.language ?? "",
    title_translation: classified.title_translation ?? "",
    description_translation: classified.description_translation ?? "",
    tell_matches: classified.tell_matches ?? false,
  };
}

/** The hint that asks for a new date of an expired classified. */
export function dateHintOf(classified: ClassifiedSummary, t: WidgetTranslate): string | undefined {
  if (!isExpired(classified.needed_by, new Date())) return undefined;
  return t(strings.endedOn, { date: formatClassifiedDate(classified.needed_by, t.locale) });
}

export type ClassifiedFields = Omit<Schema<"CreateClassifiedRequest">, "profile_id">;

/** What is sent; the picture only when a new one was chosen. */
export function toRequest(values: ClassifiedValues, picture: Blob | null): ClassifiedFields {
  const category = Number(values.category);
  const typed: Required<Omit<ClassifiedFields, "picture" | "tell_matches" | Translated>> = {
    title: values.title,
    description: values.description,
    needed_by: endOfOntarioDay(values.needed_by).toISOString(),
    looking_for: values.looking_for ?? true,
    category: (isCategoryId(category) ? category : 0) satisfies CategoryId,
  };
  return {
    ...typed,
    ...translationOf(values, emptyClassified),
    ...(values.tell_matches && { tell_matches: true }),
    ...(picture && { picture }),
  };
}

type Translated = "language" | "title_translation" | "description_translation";

/** Language and translations as far as they differ: most ads are in one language, which the server recognizes. */
function translationOf(
  values: ClassifiedValues,
  before: ClassifiedValues,
): Pick<ClassifiedFields, Translated> {
  const { language, title_translation, description_translation } = values;
  return {
    ...(language !== before.language && { language: localeOf(language) ?? null }),
    ...(title_translation !== before.title_translation && { title_translation }),
    ...(description_translation !== before.description_translation && { description_translation }),
  };
}

/** The change of an existing classified, without an unchanged date: its exact time need not be the end of the day. */
export function toChange(
  classified: ClassifiedSummary,
  values: ClassifiedValues,
  picture: Blob | null,
): ClassifiedChange {
  const before = valuesOf(classified);
  const {
    language: _,
    title_translation: __,
    description_translation: ___,
    tell_matches: ____,
    ...request
  } = toRequest(values, picture);
  const { tell_matches } = values;
  const { needed_by, ...rest } = {
    ...request,
    ...translationOf(values, before),
    ...(tell_matches !== before.tell_matches && { tell_matches }),
  };
  return values.needed_by === before.needed_by ? rest : { ...rest, needed_by };
}

export type ClassifiedChange = Omit<ClassifiedFields, "needed_by"> &
  Partial<Pick<ClassifiedFields, "needed_by">>;
