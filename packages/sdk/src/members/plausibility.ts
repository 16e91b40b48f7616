const COMMON = new Set("éèêëàâçîïôûùœÉÈÊËÀÂÇÎÏÔÛÙŒ");
const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
/** Letters rare in names here that wrong code pages produce: Old English, ordinals, florin. */
const RARE = new Set("ðÐþÞıƒªº");
/** Characters between words, with or without spaces, and after names. */
const BETWEEN = new Set("–—•·‐‑…®™©°½¼¾²³«»“”„\u00a0€×");
const APOSTROPHES = new Set("’ʼ");

/**
 * Rates by its non-ASCII characters how likely a text is correctly decoded: positive for letters and marks in their usual places,
 * negative for mojibake ("CŽline", "CafÈ").
 */
export function plausibility(text: string): number {
  const chars = [...text];
  return chars.reduce((sum, char, index) => {
    if (char <= "\u007f") return sum;
    return sum + weightOf(char, chars[index - 1] ?? " ", chars[index + 1] ?? " ");
  }, 0);
}

function weightOf(char: string, before: string, after: string): number {
  if (char === "\ufffd" || (char >= "\u0080" && char <= "\u009f")) return -3;
  const inWord = LETTER.test(before) && LOWER.test(after);
  if (APOSTROPHES.has(char)) return LETTER.test(before) && LETTER.test(after) ? 2 : 0;
  if (RARE.has(char)) return -1;
  if (BETWEEN.has(char)) return inWord && !"–—•·‐‑".includes(char) ? -2 : 0;
  if (LETTER.test(char)) {
    if (LATIN.test(char)) return weightOfLetter(char, before, after);
    // A letter of another script within a Latin word.
    return LATIN.test(before) || LATIN.test(after) ? -2 : 0;
  }
  if (/[\p{M}\p{N}]/u.test(char)) return 0;
  // Signs of currency, of mathematics, parts of boxes.
  return LETTER.test(before) || LETTER.test(after) ? -2 : 0;
}

function weightOfLetter(char: string, before: string, after: string): number {
  // By itself it may be anything.
  if (!LETTER.test(before) && !LETTER.test(after)) return 0;
  const worth = COMMON.has(char) ? 1.5 : 1;
  if (!UPPER.test(char) && UPPER.test(after)) return -1;
  if (!UPPER.test(char)) return worth;
  // A capital inside a lower-case word.
  if (LOWER.test(before)) return -2;
  if (UPPER.test(before) && LOWER.test(after)) return -1;
  return worth;
}
