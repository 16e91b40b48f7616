/** A document as the database keeps it. */
export interface SearchDocument {
  id: number;
  quality: number;
  latitude: number | null;
  longitude: number | null;
  /** Milliseconds since 1970. */
  endsAt: number | null;
  /** When it came, in milliseconds since 1970. */
  since?: number | null;
  /** What it is ordered by alphabetically: `sortName()`. */
  name?: string;
  /**
   * Stems in their order, separated by spaces, with the markers of `fields.ts` between phrases and fields. They begin in the
   * fields name, offered and text.
   */
  nameWords: string;
  productWords: string;
  otherWords: string;
  /** Marks that are looked for as a whole; one may be named twice. */
  marks: readonly string[];
  /** `group:value` facets, one may be named twice; unknown ones are passed over. */
  facets: readonly string[];
  /** Pairs of `seasonNumbers`: the seasons of what it offers. */
  seasons?: readonly number[];
}
