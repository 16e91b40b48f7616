/* The size of a list: the number of entries, their columns and layout, and the way to the rest. */

/** `cards` have a picture above, `list` one at the side, `compact` none. */
export type ListLayout = "cards" | "list" | "compact";

/** The way to more entries: a link to all of them, a button that loads them, or none. */
export type MoreForm = "link" | "button" | "none";

export interface ListMeasure {
  /** How many entries are shown at first, up to 24. */
  limit?: number | undefined;
  /** The columns at most, up to 4; fewer where they would be too narrow. */
  columns?: number | undefined;
  /** How the entries are arranged; by default as the width allows. */
  layout?: ListLayout | undefined;
  /** By default a button, and with a `limit` a link. */
  more?: MoreForm | undefined;
}

/** Whether the list is one without filters, of so many entries: a part of a page rather than a page. */
export const isExcerpt = ({ limit, more = limit ? "link" : "button" }: Pick<ListMeasure, "limit" | "more">) =>
  more !== "button";
