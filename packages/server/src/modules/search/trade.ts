import type { Schema } from "@foodshed/sdk";

/** What a classified says, as far as it can be matched. */
export interface TradeTexts {
  title: string;
  description: string;
}

/** A classified, stored or still being written, as its matches depend on it. */
export interface Trade extends TradeTexts {
  accountId: number;
  looking_for: boolean;
  category?: Schema<"ProductCategoryCode"> | undefined;
  /** Of a stored one. */
  id?: number | undefined;
}

/** A stored classified. */
export type StoredTrade = Trade & { id: number; category: Schema<"ProductCategoryCode"> };

/** As many matches of each kind as a page shows. */
export const MATCHES_MAX = 5;
