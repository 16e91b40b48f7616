import { style } from "@vanilla-extract/css";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const panel = style({
  display: "grid",
  gap: tokens.space.md,
  padding: tokens.space.lg,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
});

export const title = style([heading.h3, { overflowWrap: "anywhere" }]);

export const actions = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.sm });
