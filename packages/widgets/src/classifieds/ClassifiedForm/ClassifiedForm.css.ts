import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const form = style({ display: "grid", gap: tokens.space.lg });

export const fields = style({ display: "grid", gap: tokens.space.md, paddingTop: tokens.space.lg });

export const pair = style({
  display: "grid",
  gap: tokens.space.md,
  alignItems: "start",
  "@media": { "screen and (min-width: 560px)": { gridTemplateColumns: "1fr 1fr" } },
});
