import type { Log } from "../../infra/log/log.ts";
import type { Condition } from "./engine/conditions.ts";
import type { DocumentIndex } from "./engine/document-index.ts";
import type { IndexQuery, IndexResult } from "./engine/index-query.ts";
import type { PhraseBook } from "./engine/phrases.ts";
import type { Segment } from "./engine/segment.ts";
import type { ReadProgress } from "./search.memory.ts";
import type { StoredHitCache } from "./stored-hit-cache.ts";

export type Collection = "profiles" | "classifieds";

/**
 * Finds documents. Services understand a query with the engine's vocabularies, and ask it in the numbers of their terms; every engine
 * answers the same understood query with the same hits, counts and order.
 */
export interface SearchEngine {
  readonly name: string;
  /** The words, concepts and places that documents have. An engine elsewhere may have no documents here. */
  readonly profiles: DocumentIndex;
  readonly classifieds: DocumentIndex;
  /** Another object whenever a document has changed: what is worked out from documents holds as long as it is the same. */
  readonly contents: object;
  /** What hits show. */
  readonly storedHits: StoredHitCache;
  /**
   * Resolves once everything that was committed before the call is found.
   * @throws DomainError 503 while the engine cannot be reached
   */
  catchUp(): Promise<void>;
  /** As `catchUp`, for what only shows hits by their ids: that is answered while `load` is under way as well. */
  catchUpHits(): Promise<void>;
  /**
   * Gets ready to answer at a start; `catchUp` fails with 503 meanwhile.
   * @param snapshot a file of the data directory for what makes the next start quicker
   * @throws what the database fails with; then it may be tried again
   */
  load(snapshot: string, log: Log): Promise<void>;
  /** How far `load` is, where that can be counted. */
  readonly progress: ReadProgress | undefined;
  /** When it last knew of everything committed; undefined before it first did. */
  readonly caughtUpAt: Date | undefined;
  /** What the index takes of this process's memory, in bytes, texts and dictionaries left out. */
  readonly bytes: number;
  /** Saves what makes the next start quicker. Does nothing before `load`. */
  save(): Promise<void>;
  /** A page of hits with the counts of every facet. An excerpt is searched by itself. */
  search(collection: Collection, query: IndexQuery): Promise<IndexResult>;
  /** How many documents meet a condition, that of one id left out. */
  count(collection: Collection, condition: Condition, except?: number): Promise<number>;
  /** How many documents there are. */
  size(collection: Collection): Promise<number>;
  /** Whether some document carries a mark. */
  has(collection: Collection, mark: string): Promise<boolean>;
  /** A few documents to be searched by themselves; undefined when there are none. */
  excerpt(collection: Collection, ids: ReadonlySet<number>): Promise<Segment | undefined>;
  /** What `complete` makes of the phrases that may be suggested. It may be called more than once. */
  suggest<Found>(complete: (phrases: PhraseBook) => Found): Promise<Found>;
}
