import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareButton, bareList, focusRing } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy, target } from "../../theme/units.ts";

export const card = style({
  display: "grid",
  gap: tokens.space.md,
  minWidth: 0,
  padding: tokens.space.lg,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: tokens.space.xs,
});

export const title = style([heading.h3]);

export const hide = style([
  bareButton,
  text.small,
  {
    minHeight: target(28),
    borderRadius: 4,
    color: tokens.color.leaf,
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.2em",
  },
]);

export const steps = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(230)}), 1fr))`,
    gap: tokens.space.lg,
  },
]);

export const step = style({ display: "grid", gap: tokens.space.xs, alignContent: "start", minWidth: 0 });

export const name = style([text.label, { display: "flex", alignItems: "center", gap: tokens.space.xs }]);

const numberBase = style({
  display: "grid",
  placeItems: "center",
  width: px(26),
  height: px(26),
  borderRadius: "50%",
  fontSize: tokens.size.xs,
  fontVariantNumeric: "tabular-nums",
});

export const number = style([numberBase, { border: `1.5px solid ${tokens.color.lineStrong}` }]);

export const numberDone = style([numberBase, { background: tokens.color.leaf, color: tokens.color.onLeaf }]);

export const items = style([bareList, text.small, { display: "grid" }]);

const item = style({
  display: "grid",
  gridTemplateColumns: `${px(18)} minmax(0, 1fr)`,
  alignItems: "center",
  gap: tokens.space.xs,
  minHeight: roomy(32),
});

/** A phone shows only the title of a finished step. */
export const stepDone = style([step]);

globalStyle(`${stepDone} ul`, { "@media": { [media.phone]: { display: "none" } } });

export const done = style([item, { color: tokens.color.inkSoft }]);

export const open = style([
  focusRing,
  item,
  {
    borderRadius: 4,
    color: tokens.color.ink,
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "1px",
  },
]);

export const ring = style({
  justifySelf: "center",
  width: px(12),
  height: px(12),
  boxSizing: "border-box",
  border: `1.5px solid ${tokens.color.lineStrong}`,
  borderRadius: "50%",
});
