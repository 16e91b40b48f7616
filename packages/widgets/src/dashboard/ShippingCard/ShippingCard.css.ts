import { style } from "@vanilla-extract/css";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const card = style({
  display: "grid",
  justifyItems: "start",
  gap: tokens.space.sm,
  padding: tokens.space.lg,
  borderRadius: tokens.radius.card,
  background: tokens.color.leafTint,
});

export const title = style([heading.h4]);

export const lead = style([text.small]);
