import { style, styleVariants } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.lg,
  fontFamily: tokens.font.text,
  color: tokens.color.ink,
});

export const lead = style([text.soft]);

export const categories = style([bareList, { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }]);

export const category = style({
  paddingBlock: roomy(6),
  borderTop: `1px solid ${tokens.color.line}`,
  ":last-child": { borderBottom: `1px solid ${tokens.color.line}` },
});

export const title = style({
  display: "flex",
  alignItems: "center",
  gap: tokens.space.sm,
  minWidth: 0,
  fontSize: tokens.size.md,
});

const signBase = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: px(36),
  height: px(36),
  borderRadius: "50%",
  fontSize: px(17),
});

/** A category's icon on its own tint. */
export const sign = styleVariants(tokens.category, (hue) => [
  signBase,
  { background: hue.tint, color: hue.dark },
]);

export const count = style({
  whiteSpace: "nowrap",
  color: tokens.color.inkSoft,
  fontSize: tokens.size.sm,
  fontWeight: 400,
  fontVariantNumeric: "tabular-nums",
});

export const roles = style({
  display: "grid",
  gap: tokens.space.xl,
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: `${tokens.space.xs} ${tokens.space.md}`,
});

export const role = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.sm,
  alignContent: "start",
});

export const orders = style({ display: "grid", gap: tokens.space.xl, gridTemplateColumns: "minmax(0, 1fr)" });

export const orderTitle = style([heading.h4]);
