import { globalStyle, style } from "@vanilla-extract/css";
import { counter } from "../../primitives/Field/Field.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
  fontFamily: tokens.font.text,
});

/** Text, attachment and Send in one row. A chosen file goes with Send into a row below the text. */
export const docked = style({
  flex: "none",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "end",
  columnGap: tokens.space.xs,
  paddingBlockStart: tokens.space.sm,
  borderBlockStart: `1px solid ${tokens.color.line}`,
  fontFamily: tokens.font.text,
});

export const overFile = style({
  selectors: { [`${docked} > &`]: { gridColumn: "1 / -1", marginBlockEnd: tokens.space.xs } },
});

export const growing = style({});
globalStyle(`${growing} textarea`, {
  fieldSizing: "content",
  minHeight: px(48),
  maxHeight: "min(9lh, 30dvh)",
  paddingBlock: roomy(11),
  resize: "none",
} as never);

/** The counter shows when little room is left. */
export const uncounted = style({});
globalStyle(`${uncounted} ${counter}`, { display: "none" });

export const status = style({
  selectors: {
    // Above the row, where it also is when the window is low.
    [`${docked} > &`]: { order: -1, gridColumn: "1 / -1" },
  },
});
