import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy } from "../../theme/units.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.35em",
  padding: `${roomy(2)} ${roomy(8)}`,
  borderRadius: 5,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.xs,
  fontWeight: 600,
  lineHeight: 1.5,
});

export const tag = styleVariants({
  leaf: [base, { background: tokens.color.leafTint, color: tokens.color.leaf }],
  beet: [base, { background: tokens.color.beetTint, color: tokens.color.beet }],
  squash: [base, { background: tokens.color.squashTint, color: tokens.color.squashDark }],
  plain: [base, { background: tokens.color.shade, color: tokens.color.ink }],
});

export const count = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: "1.6em",
  padding: "0 0.45em",
  borderRadius: tokens.radius.round,
  background: tokens.color.beet,
  color: tokens.color.onBeet,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.xs,
  fontWeight: 700,
  lineHeight: 1.5,
  fontVariantNumeric: "tabular-nums",
});
