import { COLUMN_GAP, COLUMN_WIDTH } from "./entrySizes.ts";

/** The columns of a grid: at most so many, and fewer where they would be too narrow. */
export const atMostColumns = (count: number) =>
  `repeat(auto-fill, minmax(max(min(100%, ${COLUMN_WIDTH}px), (100% - ${(count - 1) * COLUMN_GAP}px) / ${count}), 1fr))`;
