/**
 * Fields of a document. A posting holds every field of the document that has the term, as a mask, so that a query can weigh
 * them by what it is after.
 */
export const FIELD = {
  name: 1,
  /** What the business sells or makes. */
  offered: 2,
  /** What the business is and does: types, services, processing methods. */
  business: 4,
  /** What the business buys or needs. */
  sought: 8,
  /** Description, towns, roles, certificates. */
  text: 16,
  /** The categories of its products, found by their own names only. */
  category: 32,
} as const;

export type Field = keyof typeof FIELD;

/** Bits of a posting below the ordinal. */
export const FIELD_BITS = 6;
export const FIELD_MASK = (1 << FIELD_BITS) - 1;

/** In a stored text: the next word belongs to another phrase, or to another field. */
export const PHRASE_END = "|";
const FIELD_MARKERS: Record<string, number> = {
  "+": FIELD.sought,
  "=": FIELD.business,
  "*": FIELD.text,
};

/** The texts of one field, each a phrase of its own, as they are stored. */
export function storedField(marker: "" | "+" | "=" | "*", stemsOfTexts: readonly string[][]): string {
  const phrases = stemsOfTexts.filter((stems) => stems.length > 0).map((stems) => stems.join(" "));
  if (phrases.length === 0) return "";
  return [...(marker === "" ? [] : [marker]), phrases.join(` ${PHRASE_END} `)].join(" ");
}

/** The field that a token of a stored text switches to; undefined for a word. */
export function fieldOfMarker(token: string): number | undefined {
  return token.length === 1 ? FIELD_MARKERS[token] : undefined;
}

/** What a match in each field is worth, from 0 to 1. */
export type FieldWeights = Record<Field, number>;

/** A name that says it too lifts a match in another field. */
const NAMED_TOO = 0.08;

/** The worth of each mask: that of its best field. */
export function maskWeights(weights: FieldWeights): Float64Array {
  const table = new Float64Array(1 << FIELD_BITS);
  for (let mask = 0; mask < table.length; mask++) {
    const held = (Object.keys(FIELD) as Field[]).filter((field) => (mask & FIELD[field]) !== 0);
    const best = Math.max(0, ...held.map((field) => weights[field]));
    const isNamedToo = best > weights.name && weights.name > 0 && (mask & FIELD.name) !== 0;
    table[mask] = isNamedToo ? Math.min(1, best + NAMED_TOO) : best;
  }
  return table;
}
