import { isEmail, isPhone } from "@foodshed/sdk/vocabulary";
import * as z from "zod";

/* The rules that several forms of a profile share. What is typed is trimmed; an empty text means nothing. */

export const filled = (message: string) => z.string().trim().min(1, message);
export const anyText = z.string().trim();
export const upTo = (length: number, message = `You can use at most ${length} characters.`) =>
  z.string().trim().max(length, message);
export const email = z.string().trim().refine(isEmail, "You must provide a valid email address.");

const orEmpty = (check: (text: string) => boolean, message: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === "" || check(text), message);

export const optionalEmail = orEmpty(isEmail, "You must provide a valid email address.");
export const phone = orEmpty(isPhone, "You must provide a valid phone number.");
export const fax = orEmpty(isPhone, "You must provide a valid fax number.");
export const cell = orEmpty(isPhone, "You must provide a valid cell phone number.");

/** A whole address, http or https, at a host with a dot. */
export const webAddress = (name: string) =>
  orEmpty(
    isWebAddress,
    `You must provide a valid ${name} address formatted in the following manner: https://www.example.com`,
  );

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && !username && !password;
}

/** The fields that changed, as the API takes them: an empty text is sent as null, unless the field must be filled. */
export function changedDetails<Values extends Record<string, unknown>>(
  values: Values,
  changed: ReadonlySet<keyof Values & string>,
): Partial<{ [Field in keyof Values]: Values[Field] | null }> {
  return Object.fromEntries(
    [...changed].map((field) => [field, values[field] === "" ? null : values[field]]),
  ) as Partial<{ [Field in keyof Values]: Values[Field] | null }>;
}
