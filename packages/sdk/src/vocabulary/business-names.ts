/** Words of a business name that people add, leave out or translate. */
const LEFT_OUT = new Set(
  (
    "inc incorporated ltd limited ltee limitee llc llp lp corp corporation co company cie compagnie senc sencrl enr enregistree " +
    "the and et of le la les de du des l d farm farms ferme fermes"
  ).split(" "),
);

const WRITTEN_OUT: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d" };
const LIGATURES = new RegExp(`[${Object.keys(WRITTEN_OUT).join("")}]`, "g");

/** The words of a text without accents, letter case and punctuation: "L’Érablière & fils" is l, erabliere, and, fils. */
export function nameTokens(text: string): string[] {
  return text
    .toLowerCase()
    .replace(LIGATURES, (letter) => WRITTEN_OUT[letter] as string)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f.]/g, "")
    .replace(/(^|[^a-z0-9])([ld])['’]/g, "$1$2 ")
    .replace(/['’]/g, "")
    .replace(/[&+]/g, " and ")
    .split(/[^a-z0-9]+/)
    .filter((token) => token !== "");
}

const KEY_MIN_LENGTH = 4;

/** A name's own words; all of them where they are too few without the ones that are left out. */
export function ownWords(name: string): string[] {
  const tokens = nameTokens(name);
  const own = tokens.filter((token) => !LEFT_OUT.has(token));
  return own.join("").length >= KEY_MIN_LENGTH ? own : tokens;
}

/**
 * A business name as two of them are compared: "North Fork Dairy Inc." and "The Northfork Dairy" are `northforkdairy`. The database has the same
 * function, `loose_name_key`.
 */
export function looseNameKey(name: string): string {
  return ownWords(name).join("");
}

/**
 * Whether one name, given by its own words, may be the other with a slip of the keyboard. Numbers and short words are no slips: "Plot 3" is
 * not "Plot 4".
 * @param loosely for businesses that agree in something else: a name may also be a part of the other, or differ in more letters
 */
export function isSimilarName(mine: readonly string[], theirs: readonly string[], loosely = false): boolean {
  const [key, otherKey] = [mine.join(""), theirs.join("")];
  const length = Math.min(key.length, otherKey.length);
  if (length < KEY_MIN_LENGTH) return false;
  if (loosely && isPart(mine, theirs)) return true;
  const allowed = loosely ? Math.max(2, Math.floor(length / 4)) : 1;
  if (Math.abs(key.length - otherKey.length) > allowed) return false;
  if (!loosely && !isOneSlip(key, otherKey)) return false;
  const differing = [...without(mine, theirs), ...without(theirs, mine)];
  if (differing.some((token) => token.length < KEY_MIN_LENGTH || /\d/.test(token))) return false;
  // Words of four letters have neighbours that are words: mill and hill.
  if (!loosely && differing.length > 0 && differing.every((token) => token.length === KEY_MIN_LENGTH))
    return false;
  return !loosely || distance(key, otherKey) <= allowed;
}

const without = (tokens: readonly string[], others: readonly string[]) =>
  tokens.filter((token) => !others.includes(token));

/** Whether all words of the shorter name are in the other, and distinguish it. */
function isPart(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.join("").length >= 6 && short.every((token) => long.includes(token));
}

/** Whether one letter is added, left out or replaced, or two neighbours are exchanged. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [left, right] = [short.slice(start, short.length - end), long.slice(start, long.length - end)];
  return right.length <= 1 || (right.length === 2 && left === [...right].reverse().join(""));
}

/** Letters to add, leave out, replace or exchange with their neighbour (Damerau–Levenshtein, optimal string alignment). */
function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (last[column - 1] as number) + (one[row - 1] === other[column - 1] ? 0 : 1);
      let least = Math.min(replaced, (last[column] as number) + 1, (current[column - 1] as number) + 1);
      const exchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && exchanged) least = Math.min(least, (beforeLast[column - 2] as number) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] as number;
}
