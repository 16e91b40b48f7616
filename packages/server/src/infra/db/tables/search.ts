import type { Schema } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import type { ColumnType, Generated } from "kysely";
import type { Created, Day, Json, NullableTimestamp, Timestamp } from "./columns.ts";

export interface SearchTables {
  search_documents: SearchDocumentsTable;
  search_log: SearchLogTable;
  saved_searches: SavedSearchesTable;
  saved_search_hits: SavedSearchHitsTable;
  alert_subscribers: AlertSubscribersTable;
  alert_requests: AlertRequestsTable;
  match_alerts: MatchAlertsTable;
  match_alert_hits: MatchAlertHitsTable;
  seen_matches: SeenMatchesTable;
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
  /** When a profile was published or a classified was posted. */
  since: NullableTimestamp;
  /** The name or title as results are ordered by it: folded, see the search module's `engine/sort-name.ts`. */
  sort_name: Generated<string>;
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

/** A search that an account keeps, or that an address without one gets alerts of. */
export interface SavedSearchesTable {
  id: Generated<number>;
  /** Null for a search of an address without an account. */
  account_id: number | null;
  /** Who saved it, agreed to its alerts and gets them; null where `account_id` is. */
  user_id: number | null;
  /** The address without an account that gets its alerts; null for the search of an account. */
  subscriber_id: number | null;
  kind: "profiles" | "classifieds";
  name: string;
  /** Without what says nothing, such as empty lists. */
  search: Json<Schema<"SavedProfileSearch"> | Schema<"SavedClassifiedSearch">>;
  /** A digest of `search`: an account keeps each search once. */
  search_key: string;
  frequency: Schema<"AlertFrequency">;
  /** When the user agreed to mails of this frequency, or to none. */
  frequency_chosen_at: Timestamp;
  /**
   * What the search found when it was saved: no news. Null for a search that found too much to list: then only what was
   * published later is news.
   */
  known: number[] | null;
  /** Whether a run has looked at the whole search since it was saved. */
  checked: Generated<boolean>;
  last_alert_at: NullableTimestamp;
  /** When the account looked at its news last. */
  seen_at: Timestamp;
  created_at: Timestamp;
}

/** What was found for a saved search and is, or will be, told. Rows stay, so that nothing is told twice. */
export interface SavedSearchHitsTable {
  saved_search_id: number;
  profile_id: number | null;
  classified_id: number | null;
  /** When it may be told at the earliest. */
  due_at: Timestamp;
  told_at: NullableTimestamp;
  found_at: Timestamp;
}

/** An address without an account that confirmed that it wants alerts. */
export interface AlertSubscribersTable {
  id: Generated<number>;
  email: string;
  language: Locale;
  /** What it agreed to, as it was shown last. */
  consent_wording: string;
  confirmed_at: Timestamp;
}

/** Alerts that were asked for without an account, until the link of their mail is followed. */
export interface AlertRequestsTable {
  token_hash: string;
  email: string;
  language: Locale;
  kind: SavedSearchesTable["kind"];
  name: string;
  search: SavedSearchesTable["search"];
  frequency: Schema<"VisitorAlertFrequency">;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

/** A classified whose poster agreed to be told of new matches. */
export interface MatchAlertsTable {
  classified_id: number;
  /** Who agreed, and gets the mails. */
  user_id: number;
  agreed_at: Timestamp;
  /** From when on a match is new: when the user agreed, or the words of the classified changed. */
  asked_at: Timestamp;
  /** The businesses that met it then. Null when that was too much to list: then only who is published later is new. */
  known: number[] | null;
  /** Whether a run has noted what is known. */
  checked: Generated<boolean>;
}

/** What newly met a classified. Rows stay, so that nothing is told twice. */
export interface MatchAlertHitsTable {
  /** The classified that is told of. */
  alert_id: number;
  profile_id: number | null;
  classified_id: number | null;
  found_at: Timestamp;
  told_at: NullableTimestamp;
}

/** When an account looked last at the new ads that meet its own ads and products. */
export interface SeenMatchesTable {
  account_id: number;
  seen_at: Timestamp;
}
