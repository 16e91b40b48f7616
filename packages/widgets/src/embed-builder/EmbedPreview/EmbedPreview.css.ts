import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const stage = style({
  marginBlockStart: tokens.space.sm,
  overflow: "hidden",
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.shade,
});

// A preview higher than the window scrolls in itself, also by keyboard.
const frame = style({
  display: "block",
  width: "100%",
  maxHeight: "min(75vh, 56rem)",
  border: 0,
  colorScheme: "light",
});

export const frameOf = styleVariants({
  light: [frame],
  dark: [frame, { colorScheme: "dark" }],
  narrow: [frame, { width: px(280), maxWidth: "100%", marginInline: "auto" }],
});
