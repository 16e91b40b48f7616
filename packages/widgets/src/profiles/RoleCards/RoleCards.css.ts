import { style, styleVariants } from "@vanilla-extract/css";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy, target } from "../../theme/units.ts";

export const card = style({ minWidth: 0 });

export const body = style({ display: "grid", gap: tokens.space.xl });

export const products = style({ display: "grid", gap: tokens.space.md });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.xs,
});

export const title = style([heading.h3]);

export const facts = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(230)}), 1fr))`,
  columnGap: tokens.space.xl,
  rowGap: tokens.space.md,
  margin: 0,
});

export const fact = style({
  display: "grid",
  alignContent: "start",
  gap: roomy(4),
  paddingBlockStart: tokens.space.sm,
  borderBlockStart: `1px solid ${tokens.color.line}`,
});

export const label = style([text.label, { fontFamily: tokens.font.text }]);

export const factLabel = style([
  label,
  { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: tokens.space.md },
]);

export const values = style([text.small, { margin: 0, overflowWrap: "anywhere" }]);

export const none = style([text.small, { color: tokens.color.inkSoft }]);

export const groups = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(260)}), 1fr))`,
  gap: tokens.space.lg,
});

export const group = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: tokens.space.sm,
  alignItems: "start",
});

const signBase = style({
  display: "grid",
  placeItems: "center",
  width: px(40),
  height: px(40),
  borderRadius: "50%",
  fontSize: px(18),
});

/** A category's icon on its own tint. */
export const sign = styleVariants(tokens.category, (hue) => [
  signBase,
  { background: hue.tint, color: hue.dark },
]);

/** Keeps the room of the field, so that nothing moves when its code has loaded. */
export const find = style({
  minHeight: `calc(${target(44)} + ${px(56)})`,
  "@media": { "(scripting: none)": { display: "none" } },
});

export const names = style([text.small, { marginBlockStart: 2 }]);
