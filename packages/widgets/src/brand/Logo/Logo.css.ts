import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const mark = style({ display: "block", flexShrink: 0, width: "1.35em", height: "1.35em" });
// The sky of the mark keeps a step from the paper it lies on, by day and by night.
export const sky = style({
  fill: `color-mix(in oklab, ${tokens.category[5].tint}, ${tokens.category[5].mid} 30%)`,
});
export const sun = style({ fill: tokens.color.squash });
export const field = style({ fill: `light-dark(${tokens.color.leaf}, ${tokens.category[10].mid})` });
export const furrows = style({ fill: `light-dark(${tokens.category[10].mid}, ${tokens.category[10].tint})` });

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.42em",
  fontFamily: tokens.font.heading,
  fontWeight: tokens.font.headingWeight,
  fontVariationSettings: tokens.font.headingSettings,
  fontSize: tokens.size.h3,
  lineHeight: 1.2,
  letterSpacing: "-0.02em",
  color: tokens.color.ink,
});
