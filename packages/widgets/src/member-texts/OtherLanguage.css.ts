import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const button = style({
  justifySelf: "start",
  padding: 0,
  border: 0,
  background: "none",
  font: "inherit",
  fontSize: tokens.size.sm,
  cursor: "pointer",
});
