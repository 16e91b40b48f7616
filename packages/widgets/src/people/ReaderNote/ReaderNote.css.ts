import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const note = style({
  margin: 0,
  padding: `${tokens.space.sm} ${tokens.space.md}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.shade,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.sm,
  lineHeight: 1.45,
});
