import type { Generated } from "kysely";
import type { NullableTimestamp, Timestamp } from "./columns.ts";

export interface FavouriteTables {
  favourite_lists: FavouriteListsTable;
  favourites: FavouritesTable;
}

/** A named list of what an account keeps. */
export interface FavouriteListsTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  /** The unguessable part of its public address; null while it is not shared. */
  share_token: string | null;
  share_notes: Generated<boolean>;
  /** When the account looked at its news last. */
  seen_at: Timestamp;
  created_at: Timestamp;
  /** Set for an hour before the row goes, so that a deletion can be undone. */
  deleted_at: NullableTimestamp;
}

/** A profile or a classified in a list. */
export interface FavouritesTable {
  id: Generated<number>;
  list_id: number;
  profile_id: number | null;
  classified_id: number | null;
  note: Generated<string>;
  added_at: Timestamp;
}
