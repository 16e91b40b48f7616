/** A word of a text: as it is compared, and its position in UTF-16 code units. */
export interface Word {
  /** Folded: lower case, without accents. */
  folded: string;
  /** Folded, in the singular. */
  stem: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const ELISION = /^(?:[dlnmtscj]|qu)['’](?=[aeiouyhàâéèêëîïôœùûü])/i;
const HYPHENATED = /[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)+/gu;
const MARKS = /\p{M}+/gu;
const PLAIN = /^[a-z0-9]*$/;
const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", ø: "o", ß: "ss", ł: "l", đ: "d" };

const IRREGULAR = new Map<string, string>([
  ["leaves", "leaf"],
  ["loaves", "loaf"],
  ["calves", "calf"],
  ["halves", "half"],
  ["wolves", "wolf"],
  ["knives", "knife"],
  ["geese", "goose"],
  ["mice", "mouse"],
  ["children", "child"],
  ["women", "woman"],
  ["men", "man"],
]);

/** Words that say nothing about a business; they are neither kept nor looked for. */
const EMPTY_WORDS = new Set([
  ..."a an and are as at by for from in is it its of on or our the this to we with you your near".split(" "),
  ..."au aux avec d dans de des du en et l la le les nos notre par pour sur un une".split(" "),
]);

export function isEmptyWord(folded: string): boolean {
  return EMPTY_WORDS.has(folded);
}

/** Lower case without accents, ligatures written out, a possessive's ending gone. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(/[œæøßłđ]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/['’]s?$/, "")
    .replace(/['’]/g, "");
}

/**
 * A folded word in the singular, English rules and the French ones that they leave out. Words in "-che" and "-sse" lose their
 * "e", since their plurals look like those of English words without one: "pêches" and "pêche", "saucisses" and "saucisse".
 */
export function singular(word: string): string {
  if (word.length > 4 && /(che|sse)$/.test(word)) return word.slice(0, -1);
  if (word.length > 5 && word.endsWith("eaux")) return word.slice(0, -1);
  if (word.length < 4 || !word.endsWith("s")) return IRREGULAR.get(word) ?? word;
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (/(ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(oes|sses|shes|ches|xes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The words of a text in order, every one of them. French articles that lost their vowel are none: "d'érable" is "érable". */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const elided = match[0].length > 3 ? (ELISION.exec(match[0])?.[0].length ?? 0) : 0;
    const folded = fold(match[0].slice(elided));
    if (folded === "") continue;
    const end = match.index + match[0].length;
    words.push({ folded, stem: singular(folded), start: match.index + elided, end });
  }
  return words;
}

/** What is kept of a text for searching, in its order: stems without empty words; "co-op" is also kept as "coop". */
export function stemsOf(text: string): string[] {
  const stems: string[] = [];
  for (const { folded, stem } of wordsOf(text)) if (!isEmptyWord(folded)) stems.push(stem);
  for (const match of text.matchAll(HYPHENATED)) stems.push(singular(fold(match[0].replaceAll("-", ""))));
  return stems;
}

/** A text's folded words with single spaces: two texts with the same key read alike. */
export function keyOf(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
}
