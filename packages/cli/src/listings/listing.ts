import type { ColumnOf, ListingName } from "./columns.ts";
import type { ListingFormat } from "./formats.ts";

/** One row, by column. Lists are joined where a format has no lists. */
export type ListingRow<Name extends ListingName> = Record<ColumnOf<Name>, unknown>;

/** What a listing says, for every format. */
export interface Listing<Name extends ListingName> {
  /** What `--json` prints and `--jq` reads. */
  document: object;
  rows: readonly ListingRow<Name>[];
  /** What people read, laid out for their terminal. */
  text: () => string;
  /** What is said on stderr afterwards. */
  notes?: readonly (string | undefined)[];
}

/** The flags that every listing has. */
export interface ListingFlags {
  format?: ListingFormat;
  output?: string;
  force?: boolean;
  jq?: string;
  template?: string;
  /** Seconds between two reads; true without a number. */
  watch?: number | true;
}
