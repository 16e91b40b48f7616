import type { Coordinates } from "./geo-distance.ts";
import type { QueryUnit } from "./scoring.ts";

/** In how many documents a concept is, by the fields that make it something to look for. */
export interface ConceptCounts {
  offered: number;
  business: number;
  all: number;
}

/** Something that a phrase stands for, whose documents are counted. */
export type Countable = { mark: string } | { facets: readonly string[] } | { concept: string };

/**
 * What an index knows of documents that are kept elsewhere: numbers of a moment ago. What has to be asked for is taken to be there
 * until the answer has come; whoever asked runs again then.
 */
export interface RemoteDocuments {
  /** How many there are. */
  readonly size: number;
  /** Where a town is, by its folded key. */
  placeNamed(key: string): Coordinates | undefined;
  /** The fields that some document has a term in. */
  fieldsOf(term: number): number;
  countsOf(term: number): ConceptCounts;
  /** In how many documents one of some facets is, by number. */
  documentsWith(facets: readonly number[]): number;
  isAlive(what: Countable): boolean;
  /** Names of businesses with a word that a key begins with, in the order of the alphabet, and the name from there. */
  namesBeginning(key: string): readonly { name: string; from: string }[];
  /** How many documents hold everything that some units look for, and one of some terms. */
  countHolding(units: readonly QueryUnit[], terms: readonly number[]): number;
}
