import { isEmail, isPhone, isWebAddress } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { countCharacters } from "../primitives/Field/Counter.tsx";
import * as field from "../primitives/generated/strings.ts";
import type { WidgetTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

/* The rules that several forms of a profile share. They trim the input; an empty text means no value. */

export const anyText = z.string().trim();
export const upTo = (t: WidgetTranslate, length: number) =>
  z
    .string()
    .trim()
    .refine((text) => countCharacters(text) <= length, t(strings.tooLong, { length }));

const orEmpty = (check: (text: string) => boolean, message: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === "" || check(text), message);

export const optionalEmail = (t: WidgetTranslate) => orEmpty(isEmail, t(field.invalidEmail));
export const phone = (t: WidgetTranslate) => orEmpty(isPhone, t(strings.invalidPhone));
export const fax = (t: WidgetTranslate) => orEmpty(isPhone, t(strings.invalidFax));
export const cell = (t: WidgetTranslate) => orEmpty(isPhone, t(strings.invalidCell));

/** A web address with a dot in its host; `https://` is added when missing. */
export const webAddress = (message: string) => whole(isWebAddress, message);

/** A page of one site. */
export const webPage = (pattern: RegExp, message: string) =>
  whole((text) => pattern.test(text) && isWebAddress(text), message);

const whole = (check: (text: string) => boolean, message: string) =>
  z
    .string()
    .trim()
    .transform((text) => (/^[^\s:/]+\.[^\s]+$/.test(text) ? `https://${text}` : text))
    .refine((text) => text === "" || check(text), message);

/** The changed fields as a request: an empty text is sent as null, unless the field is required. */
export function changedDetails<Values extends Record<string, unknown>>(
  values: Values,
  changed: ReadonlySet<keyof Values & string>,
): Partial<{ [Field in keyof Values]: Values[Field] | null }> {
  return Object.fromEntries(
    [...changed].map((field) => [field, values[field] === "" ? null : values[field]]),
  ) as Partial<{ [Field in keyof Values]: Values[Field] | null }>;
}
