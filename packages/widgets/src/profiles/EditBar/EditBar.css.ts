import { style } from "@vanilla-extract/css";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.sm,
  minWidth: 0,
  padding: `${tokens.space.sm} ${tokens.space.md}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.shade,
});

export const words = style([text.small, { fontWeight: 600, overflowWrap: "anywhere" }]);

export const actions = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.xs });
