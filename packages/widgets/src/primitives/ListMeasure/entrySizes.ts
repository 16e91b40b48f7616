/* Sizes of lists, in pixels: for styles, and for the loader of embeds, which reserves their height. Nothing else may import this: the loader shares no code. */
import type { ListLayout } from "./listMeasure.ts";

/** An entry's height where all are alike, the gap below it, and how many columns by default. */
export const ENTRY_SIZES: Readonly<
  Record<ListLayout, readonly [height: number, gap: number, columns: number]>
> = {
  cards: [484, 26, 3],
  list: [124, 10, 1],
  compact: [80, 0, 1],
};

/** The least width of a column, and the gap between two. */
export const COLUMN_WIDTH = 220;
export const COLUMN_GAP = 20;
