import type { ColumnType, Generated } from "kysely";
import type { Created, Day, Json, NullableTimestamp } from "./columns.ts";

export interface SearchTables {
  search_documents: SearchDocumentsTable;
  search_log: SearchLogTable;
}

/** A published profile or a classified as search sees it. Only `modules/search` writes here. */
export interface SearchDocumentsTable {
  kind: "profile" | "classified";
  id: number;
  /** The transaction that wrote the row, read as text. */
  changed: ColumnType<string, undefined, string>;
  /** Kept after its document is gone, so that every server process hears of it. */
  removed: Generated<boolean>;
  /** The format of the stored texts; documents of another than the server's are rebuilt before they are read. */
  format: Generated<number>;
  /** Stems in their order, separated by spaces, with markers between phrases and fields: see the search module's `engine/fields.ts`. */
  name_words: Generated<string>;
  product_words: Generated<string>;
  other_words: Generated<string>;
  /** What may be suggested: lines of a one-letter kind, a category number and the words as written. */
  phrases: Generated<string>;
  /** `group:value` facets, separated by tabs. */
  facets: Generated<string>;
  /** Breaks ties in the ranking; higher comes first. */
  quality: Generated<number>;
  latitude: number | null;
  longitude: number | null;
  /** When a classified ends. */
  ends_at: NullableTimestamp;
  /** What a hit shows, as the search module's `StoredProfileHit` or `StoredClassifiedHit`. */
  display: Json<unknown>;
  changed_at: Created;
}

/** One row per day and words; `words` are folded, and only what several places asked for. */
export interface SearchLogTable {
  day: Day;
  kind: "profiles" | "classifieds";
  words: string;
  searches: number;
  /** Searches that found nothing, not even a part of what was looked for. */
  without_hits: number;
  /** Searches for which nothing holds everything that was looked for; those without hits are among them. */
  without_complete_hits: number;
  /** Searches with fewer complete hits than a person looks at, but some. */
  few_hits: number;
  /** Searches that showed partial matches as well. */
  relaxed: number;
  /** Searches in which a word was corrected. */
  corrected: number;
}
