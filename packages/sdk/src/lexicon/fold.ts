const MARKS = /\p{M}+/gu;
const PLAIN = /^[a-z0-9]*$/;
const LIGATURES: Record<string, string> = { œ: "oe", æ: "ae", ø: "o", ß: "ss", ł: "l", đ: "d" };
/** Without its accent the French tea would be the English article, which says nothing. Its plural, which is none, stands for it. */
const TEA = /^th(?:é|e\u0301)s?$/;
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}'’]+/u;

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
  // Things of their own: sweets are not whatever is sweet, nor are greens whatever is green.
  ["sweets", "sweets"],
  ["greens", "greens"],
  ["thes", "thes"],
  // A market, not the month.
  ["marche", "marche"],
  ["marches", "marche"],
  // Often written so.
  ["tomatoe", "tomato"],
  ["potatoe", "potato"],
]);

/** Lower case without accents, ligatures written out, a possessive's ending gone. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  if (TEA.test(lower)) return "thes";
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
 * Words in "-ie" get a "y" for the same reason: "cookies" looks like "berries".
 */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (word.length > 4 && /(che|sse)$/.test(word)) return word.slice(0, -1);
  if (word.length > 5 && word.endsWith("eaux")) return word.slice(0, -1);
  if (word.length > 4 && word.endsWith("ie")) return `${word.slice(0, -2)}y`;
  if (word.length < 4 || !word.endsWith("s")) return word;
  if (/(ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(oes|sses|shes|ches|xes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** What every form of a written word has in common: its singular, folded. */
export function stemOf(word: string): string {
  const folded = fold(word);
  // French pasta is always plural; only an accent tells "pâtes" from "pâtés".
  return folded === "pates" && !/[éÉ]|e\u0301/iu.test(word) ? folded : singular(folded);
}

/**
 * A term as it is compared: case, accents, ligatures, hyphens, apostrophes and regular plurals make no difference, so
 * "Pick-Your-Own" and "pick your own" are one term, and so are "egg" and "Eggs".
 */
export function foldTerm(term: string): string {
  return term
    .replaceAll(".", "")
    .replaceAll("&", " and ")
    .split(BETWEEN_WORDS)
    .map(stemOf)
    .filter((stem) => stem !== "")
    .join(" ");
}
