import { NEW_PASSWORD_PATTERN } from "../generated/limits.ts";
import { EMAIL_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./limits.ts";

/** `@` and up to 30 letters, digits, dots or underscores; no double dot, no trailing dot. */
export const INSTAGRAM_PATTERN = /^@(?!.*\.\.)(?!.*\.$)[A-Za-z0-9._]{1,30}$/;

/** `@` and 1 to 15 word characters. */
export const TWITTER_PATTERN = /^@\w{1,15}$/;

export const FACEBOOK_PATTERN = /^(?:https?:\/\/)?(?:[\w-]+\.)?facebook\.com\/\S+$/i;
export const LINKEDIN_PATTERN = /^(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\/\S+$/i;
export const YOUTUBE_PATTERN = /^(?:https?:\/\/)?(?:[\w-]+\.)?(?:youtube\.com|youtu\.be)\/\S+$/i;

/**
 * One address with a dotted domain, whose labels may hold letters of any language, and no white space. The server has the last word: it sends a
 * mail there.
 */
export const EMAIL_PATTERN =
  /^[A-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[A-Z0-9-]{2,59})$/iu;

/** What no text may hold: NUL, controls that a terminal obeys, and overrides that turn the text around them. Line breaks and tabs may stand. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
export const CONTROL_CHARACTER = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u202d\u202e]/;

/** Code points that are letters or symbols to Unicode, and blank on every screen. */
const BLANK_LETTERS = /[\u115f\u1160\u2800\u3164\uffa0]/g;

/** Whether a reader sees anything of a text: not of one that is made of spaces, joiners, marks and fillers alone. */
export function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(BLANK_LETTERS, ""));
}

/** The address of a web page: http or https, at a host with a dot, without a login in it. */
export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname) && !username && !password;
}

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text);
}

/** Long enough, with a letter, a digit and one of `@$!%*#?&`, and nothing but those. */
export function isPassword(text: string): boolean {
  return text.length >= PASSWORD_MIN_LENGTH && NEW_PASSWORD_PATTERN.test(text);
}
