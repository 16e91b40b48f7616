/** Longer texts are sentences, and may be about a person. */
const MAX_LENGTH = 60;

const POSTAL_CODE = /\b([a-z]\d[a-z])[ -]?\d[a-z]\d\b/g;

/** What may lead to a person: mail and web addresses, numbers of telephones, houses and cards. */
const PERSONAL = [
  /@|:\/\/|\bwww\./,
  /\d{3}/,
  // A telephone number in small groups.
  /(?:\d\D*){7}/,
  // A number beside a kind of street, in either order: "12 Main St", "12 rue Principale", "Line 86".
  /\d.*(?<!\p{L})(?:street|str?|road|rd|avenue|ave?|drive|dr|lane|ln|line|sideroad|concession|crescent|cres|court|crt|boulevard|boul|blvd|highway|hwy|way|trail|terrace|place|circle|parkway|pkwy|rue|chemin|rang|route|allée|apt|unit|suite|box)(?!\p{L})/u,
  /(?<!\p{L})(?:line|sideroad|concession|highway|hwy|rang|route|apt|unit|suite|box|rr)(?!\p{L}).*\d/u,
];

/**
 * Words as the search log counts them: in lower case, with single spaces, and with the first half of postal codes only.
 * Undefined for texts that may name a person or a house, and for long ones.
 */
export function loggableWords(typed: string): string | undefined {
  const words = typed
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(POSTAL_CODE, "$1");
  if (words === "" || words.length > MAX_LENGTH) return undefined;
  return PERSONAL.some((pattern) => pattern.test(words)) ? undefined : words;
}
