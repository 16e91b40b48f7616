import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const mark = style({
  padding: "0.05em 0.15em",
  margin: "0 -0.15em",
  borderRadius: 3,
  background: tokens.color.squashTint,
  color: "inherit",
  boxDecorationBreak: "clone",
});
