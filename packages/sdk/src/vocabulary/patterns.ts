import { EMAIL_MAX_LENGTH } from "./limits.ts";

/** At least 8 characters, with a letter, a digit and one of `@$!%*#?&`, and nothing but those. */
export const PASSWORD_PATTERN = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*#?&])[A-Za-z\d@$!%*#?&]{8,}$/;

/** Letter-digit-letter, an optional space or hyphen, digit-letter-digit. */
export const POSTAL_CODE_PATTERN = /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i;

/** `@` and up to 30 letters, digits, dots or underscores; no double dot, no trailing dot. */
export const INSTAGRAM_PATTERN = /^@(?!.*\.\.)(?!.*\.$)[A-Za-z0-9._]{1,30}$/;

/** `@` and 1 to 15 word characters. */
export const TWITTER_PATTERN = /^@\w{1,15}$/;

export const FACEBOOK_PATTERN = /^(?:https?:\/\/)?(?:[\w-]+\.)?facebook\.com\/\S+$/i;
export const LINKEDIN_PATTERN = /^(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\/\S+$/i;
export const YOUTUBE_PATTERN = /^(?:https?:\/\/)?(?:[\w-]+\.)?(?:youtube\.com|youtu\.be)\/\S+$/i;

/** One address with a dotted domain, and no white space. The server has the last word: it sends a mail there. */
export const EMAIL_PATTERN =
  /^[A-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?\.)+[A-Z]{2,63}$/i;

/** The address of a web page: http or https, at a host with a dot, without a login in it. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && !username && !password;
}

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
}

export function isPassword(text: string): boolean {
  return PASSWORD_PATTERN.test(text);
}

/** A postal code as it is kept, `N0B 1A0`; undefined when the text is none. */
export function postalCode(text: string): string | undefined {
  const trimmed = text.trim();
  if (!POSTAL_CODE_PATTERN.test(trimmed)) return undefined;
  const bare = trimmed.replace(/[ -]/, "").toUpperCase();
  return `${bare.slice(0, 3)} ${bare.slice(3)}`;
}

/** Ontario's postal codes start with K, L, M, N or P. */
export function isOntarioPostalCode(text: string): boolean {
  return postalCode(text) !== undefined && /^[KLMNP]/i.test(text.trim());
}
