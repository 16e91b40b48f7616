import type { Day } from "./columns.ts";

export interface EmbedTables {
  embed_counts: EmbedCountsTable;
}

/** How often a network's embeds were shown and used on the pages of one host, on one day. */
export interface EmbedCountsTable {
  /** The network that the element names. */
  account_id: number;
  /** The element without `foodshed-`. */
  element: string;
  /** The host of the partner's page; empty where it is unknown, and for those beyond the most of a day. */
  page_host: string;
  day: Day;
  shown: number;
  used: number;
}
