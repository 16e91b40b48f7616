import { style } from "@vanilla-extract/css";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const call = style({
  display: "grid",
  justifyItems: "center",
  gap: tokens.space.md,
  paddingBlock: tokens.space.lg,
  textAlign: "center",
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
});

export const title = style([heading.h2, { maxWidth: "24ch" }]);

export const lead = style([text.lead, { maxWidth: "46ch" }]);
