import { style } from "@vanilla-extract/css";
import { heading, text } from "../theme/text.css.ts";
import { tokens } from "../theme/tokens.css.ts";

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
  alignContent: "start",
  minWidth: 0,
});

export const title = style([heading.h3]);

export const smallTitle = style([heading.h4]);

export const bones = style({ display: "grid", gap: tokens.space.sm });

export const none = style([text.soft]);
