import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const row = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: tokens.space.sm,
  overflowWrap: "anywhere",
});

export const label = style({ flex: "none", color: tokens.color.inkSoft, fontSize: tokens.size.sm });
