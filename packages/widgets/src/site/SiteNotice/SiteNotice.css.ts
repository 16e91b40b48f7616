import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const notice = style({
  margin: 0,
  padding: `${tokens.space.xs} ${tokens.space.md}`,
  background: tokens.color.squashTint,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.sm,
  lineHeight: 1.45,
  textAlign: "center",
  overflowWrap: "anywhere",
});
