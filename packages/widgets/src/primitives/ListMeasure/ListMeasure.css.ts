import { createContainer, style, styleVariants } from "@vanilla-extract/css";
import { px } from "../../theme/units.ts";
import { atMostColumns } from "./columns.ts";
import { COLUMN_GAP, ENTRY_SIZES } from "./entrySizes.ts";

/** The space that a list has; below this width a picture stands beside its text rather than above it. */
export const space = createContainer();
export const narrow = `${space} (max-width: 559px)`;

export const list = style({
  display: "grid",
  columnGap: COLUMN_GAP,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

const atMost = (count: number) => ({
  gridTemplateColumns: atMostColumns(count),
  ...(count === 1 && { maxWidth: 720 }),
});

/** At most so many columns, and fewer where they would be too narrow. */
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, atMost);
export const usualColumns = styleVariants(ENTRY_SIZES, ([, , count]) => atMost(count));

/** The gaps below entries. */
export const layout = styleVariants(ENTRY_SIZES, ([, gap]) => ({ rowGap: gap }));

/** The height that all entries have, so that the room of a list is known before they come. */
export const entry = styleVariants(ENTRY_SIZES, ([height]) => ({
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr)",
  minWidth: 0,
  height: px(height),
}));

/** What stands in place of the entries, in no less room. */
export const stack = style({ display: "grid" });
export const layer = style({ gridArea: "1 / 1", minWidth: 0 });
