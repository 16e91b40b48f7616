import { createContainer, style, styleVariants } from "@vanilla-extract/css";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";
import { atMostColumns } from "./columns.ts";
import { COLUMN_GAP, ENTRY_SIZES } from "./entrySizes.ts";

/** The container of a list; below this width a picture is beside its text rather than above it. */
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

/** The height that all entries have, so that the height of a list is known before they load. */
export const entry = styleVariants(ENTRY_SIZES, ([height]) => ({
  display: "grid",
  gridTemplateRows: "minmax(0, 1fr)",
  minWidth: 0,
  height: px(height),
}));

/** The heading of an excerpt has a fixed height, so that nothing below it moves when the count is known. */
export const head = style({
  boxSizing: "border-box",
  height: px(44),
  marginBottom: px(12),
  borderBottom: `1px solid ${tokens.color.line}`,
});

export const title = style([
  heading.h3,
  { overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis", fontVariantNumeric: "tabular-nums" },
]);

/** The link to all entries. */
export const all = style({ display: "flex", height: px(38), margin: `${px(12)} 0 0` });

export const stack = style({ position: "relative" });

/** A message in place of the entries. It has their space; a longer one scrolls. */
export const message = style({ position: "absolute", inset: 0, overflow: "auto" });
