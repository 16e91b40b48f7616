import { comparable } from "../vocabulary/comparable.ts";

const ENDS_IN_ES = /(?:oes|sses|shes|ches|xes|zzes)$/;
const NO_PLURAL = /(?:ss|us|is)$/;

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || NO_PLURAL.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, ENDS_IN_ES.test(word) ? -2 : -1);
}

/**
 * A term as it is compared: case, accents, ligatures, hyphens, apostrophes and regular plurals make no difference, so
 * "Pick-Your-Own" and "pick your own" are one term, and so are "egg" and "Eggs".
 */
export function foldTerm(term: string): string {
  const plain = comparable(term).replaceAll("œ", "oe").replaceAll("æ", "ae");
  return plain.split(" ").map(singular).join(" ");
}
