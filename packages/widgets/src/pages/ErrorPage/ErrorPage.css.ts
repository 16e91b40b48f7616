import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style({
  width: "100%",
  maxWidth: px(720),
  marginInline: "auto",
  padding: `${tokens.space.xxl} ${tokens.space.md} ${tokens.space.section}`,
  display: "grid",
  gap: tokens.space.md,
  justifyItems: "start",
  fontFamily: tokens.font.text,
  color: tokens.color.ink,
});

export const picture = style({
  display: "block",
  width: "100%",
  aspectRatio: "3 / 1",
  marginBottom: tokens.space.md,
  borderRadius: tokens.radius.card,
  overflow: "hidden",
});

/** The picture fills the space reserved for it. */
export const scene = style({ height: "100%" });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.sm });
