import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy } from "../../theme/units.ts";

export const frame = style({
  display: "flex",
  flexDirection: "column",
  gap: roomy(6),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.md,
  lineHeight: tokens.leading.text,
});

export const label = style({
  padding: 0,
  fontSize: tokens.size.sm,
  fontWeight: 600,
  lineHeight: 1.4,
  color: tokens.color.ink,
  // The fieldset's gap does not apply to a legend.
  selectors: { "legend&": { marginBottom: roomy(6) } },
});

export const optional = style({ fontWeight: 400, color: tokens.color.inkSoft });

export const hint = style({
  margin: 0,
  fontSize: tokens.size.sm,
  lineHeight: 1.4,
  color: tokens.color.inkSoft,
});

export const error = style({
  display: "flex",
  alignItems: "baseline",
  gap: roomy(6),
  margin: 0,
  fontSize: tokens.size.sm,
  fontWeight: 600,
  lineHeight: 1.4,
  color: tokens.color.beet,
});

export const errorIcon = style({ flex: "none", transform: "translateY(0.15em)" });
