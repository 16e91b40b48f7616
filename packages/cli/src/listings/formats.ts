/** What a listing can be written as. All but the table hold the columns of `columns.ts`, and JSON the whole document. */
export const LISTING_FORMATS = ["table", "json", "ndjson", "csv", "xlsx"] as const;
export type ListingFormat = (typeof LISTING_FORMATS)[number];
