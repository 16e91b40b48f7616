import { style, styleVariants } from "@vanilla-extract/css";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const figure = style({
  display: "grid",
  gap: tokens.space.sm,
  alignContent: "start",
  margin: 0,
  minWidth: 0,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.xs,
});

export const title = style([heading.h4]);

/** The background of the chart, also in a downloaded picture. */
export const frame = style({
  minWidth: 0,
  // A chart takes its new size a moment after the window has.
  overflow: "hidden",
  padding: tokens.space.md,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  fontFamily: tokens.font.text,
});

const base = style({
  position: "relative",
  width: "100%",
  minWidth: 0,
  // Invisible: its `transitionend` notifies the chart that the inherited colours have changed, wherever they were set.
  color: tokens.color.ink,
  outlineColor: tokens.color.leaf,
  transition: "color 1ms, outline-color 1ms",
});

export const box = styleVariants({
  doughnut: [base, { height: px(340) }],
  bar: [base],
});
