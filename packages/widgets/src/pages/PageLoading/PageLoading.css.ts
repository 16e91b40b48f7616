import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style({
  width: "100%",
  maxWidth: px(1240),
  marginInline: "auto",
  padding: `${tokens.space.xl} ${tokens.space.md} ${tokens.space.section}`,
  display: "grid",
  gap: tokens.space.md,
  alignContent: "start",
  // Nothing below it jumps when the page comes.
  minHeight: "80vh",
});
