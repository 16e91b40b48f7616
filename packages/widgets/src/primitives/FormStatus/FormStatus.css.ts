import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy } from "../../theme/units.ts";

const base = style({
  display: "flex",
  gap: roomy(10),
  alignItems: "baseline",
  margin: 0,
  padding: `${roomy(12)} ${roomy(16)}`,
  borderRadius: tokens.radius.control,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.sm,
  fontWeight: 600,
  lineHeight: 1.45,
});

export const status = styleVariants({
  success: [base, { background: tokens.color.leafTint, color: tokens.color.leaf }],
  error: [base, { background: tokens.color.beetTint, color: tokens.color.beet }],
});

export const icon = style({ flex: "none", transform: "translateY(0.15em)" });
