import { style } from "@vanilla-extract/css";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const list = style({ margin: `${tokens.space.md} 0 0` });

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: tokens.space.md,
  minHeight: px(44),
  borderBlockStart: `1px solid ${tokens.color.line}`,
});

export const keys = style([
  text.soft,
  { display: "flex", alignItems: "center", gap: tokens.space.xs, margin: 0 },
]);

export const key = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: px(30),
  minHeight: px(30),
  paddingInline: tokens.space.xs,
  border: `1px solid ${tokens.color.lineStrong}`,
  borderRadius: 6,
  background: tokens.color.shade,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  fontWeight: 600,
});
