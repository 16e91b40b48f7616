import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.lg,
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.sm });
