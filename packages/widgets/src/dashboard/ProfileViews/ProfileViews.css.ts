import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { heading, tabular, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

/** Figures and plot side by side where there is room. */
export const band = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.lg,
  alignItems: "end",
  "@media": { [media.desktop]: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: tokens.space.xxl } },
});

export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: tokens.space.xl,
  rowGap: tokens.space.sm,
  margin: 0,
});

export const figure = style({ display: "grid" });

export const number = style([heading.h1, tabular, { order: -1, margin: 0, color: tokens.color.leaf }]);

export const label = style([text.soft]);

export const plot = style({ display: "grid", gap: tokens.space.xxs, margin: 0, minWidth: 0 });

export const drawing = style({ display: "block", width: "100%", height: px(64), overflow: "visible" });

export const bar = style({ fill: tokens.color.lineStrong });

export const recentBar = style({ fill: tokens.color.leaf });

export const axis = style([
  text.soft,
  { display: "flex", justifyContent: "space-between", fontSize: tokens.size.xs },
]);

export const table = style([
  tabular,
  {
    borderCollapse: "collapse",
    fontSize: tokens.size.sm,
    columns: 1,
  },
]);

export const cell = style({
  paddingBlock: px(3),
  paddingInlineEnd: tokens.space.lg,
  textAlign: "start",
  fontWeight: 400,
});

export const numberCell = style([cell, { textAlign: "end", paddingInlineEnd: 0 }]);

export const details = style({ gridColumn: "1 / -1", fontSize: tokens.size.sm });
