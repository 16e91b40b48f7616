import { style } from "@vanilla-extract/css";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

// Leaf is dark in the light scheme and pale in the dark one, so the text colour on it follows the scheme.
export const banner = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.lg,
  padding: `clamp(${px(28)}, 4vw, ${px(48)})`,
  borderRadius: tokens.radius.card,
  background: `light-dark(${tokens.color.leaf}, ${tokens.color.leafTint})`,
  color: `light-dark(${tokens.color.onLeaf}, ${tokens.color.ink})`,
  fontFamily: tokens.font.text,
});

export const rows = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: -1,
  width: "70%",
  height: "100%",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 3,
  opacity: 0.08,
  selectors: { "[dir='rtl'] &": { transform: "scaleX(-1)" } },
});

export const words = style({ display: "grid", gap: tokens.space.xs });

export const title = style([heading.h2, { color: "inherit" }]);

export const lead = style([text.body]);
