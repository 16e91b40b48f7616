const NBSP = "\u00a0";
/** Narrow, as French sets it before ; ! and ?. */
const NARROW = "\u202f";

/**
 * A French message with the signs and spaces that Canadian French sets: « » and : with no-break spaces, ; ! ? with narrow ones, ’ and …, and
 * a no-break space between a number and its unit, between the thousands of a number, and between a day and its month. Leaves the syntax of ICU MessageFormat and web addresses alone.
 */
export function frenchTypography(text) {
  return text
    .replaceAll("...", "…")
    .replace(/(\p{L})'(?=[\p{L}\p{N}{<«])/gu, "$1’")
    .replace(/«[\s\u00a0\u202f]*/g, `«${NBSP}`)
    .replace(/[\s\u00a0\u202f]*»/g, `${NBSP}»`)
    .replace(/(?<=[\p{L}\p{N}}>»)])[ \u00a0\u202f]*([;!?]+)(?=$|[\s<}»\u00a0])/gu, `${NARROW}$1`)
    .replace(/(?<=[\p{L}\p{N}}>»)])[ \u00a0]*:(?=$|[\s<}\u00a0])/gu, `${NBSP}:`)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NBSP)
    .replace(/(?<=\d) (?=\$)/g, NBSP)
    .replace(/(?<=\d[ \u00a0]h) (?=\d)/g, NBSP)
    .replace(/(?<=\{1er\} other \{#\}\}) (?=\{)/g, NBSP)
    .replace(
      /(?<=[\d}#]) (?=(?:%|\$|°|ms|km|kg|cm|mm|m|g|lb|po|h|min|s|Mo|ko|Go|px)(?:$|[\s.,;:)<}\u00a0\u202f]))/g,
      NBSP,
    );
}
