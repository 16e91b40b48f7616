/** A concept of the food trade and the terms that people write for it. */
export interface LexiconEntry {
  /** The first English term. Other entries name the concept by it. */
  readonly key: string;
  /** English terms that a searcher uses interchangeably; the key is the first. */
  readonly en: readonly string[];
  /** The same in French; may be empty. */
  readonly fr: readonly string[];
  /** Keys of the concepts that this one is a kind of: cheddar is a kind of cheese. */
  readonly broader: readonly string[];
}
