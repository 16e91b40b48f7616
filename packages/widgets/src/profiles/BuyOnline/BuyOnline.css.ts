import { style } from "@vanilla-extract/css";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const card = style({
  display: "grid",
  gap: tokens.space.xs,
  minWidth: 0,
  padding: tokens.space.md,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
});

export const title = style([heading.h4]);

export const address = style([text.soft, { overflowWrap: "anywhere" }]);
