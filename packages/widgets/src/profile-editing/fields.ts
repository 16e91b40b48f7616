import { isEmail, isPhone, isWebAddress } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { INVALID_EMAIL } from "../primitives/Field/fieldMessages.ts";

/* The rules that several forms of a profile share. They trim the input; an empty text means no value. */

export const anyText = z.string().trim();
export const upTo = (length: number, message = `You can use at most ${length} characters.`) =>
  z.string().trim().max(length, message);

const orEmpty = (check: (text: string) => boolean, message: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === "" || check(text), message);

export const optionalEmail = orEmpty(isEmail, INVALID_EMAIL);
export const phone = orEmpty(isPhone, "You must provide a valid phone number.");
export const fax = orEmpty(isPhone, "You must provide a valid fax number.");
export const cell = orEmpty(isPhone, "You must provide a valid cell phone number.");

/** A web address with a dot in its host; `https://` is added when missing. */
export const webAddress = (name: string) =>
  whole(
    isWebAddress,
    `You must provide a valid ${name} address formatted in the following manner: https://www.example.com`,
  );

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
