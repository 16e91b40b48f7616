import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const root = style({
  marginBlock: `0 ${tokens.space.md}`,
  color: tokens.color.ink,
  overflowWrap: "anywhere",
});

export const sentence = style({ margin: 0 });

/** Heads the partial matches. */
export const partial = style({
  marginBlock: `${tokens.space.lg} ${tokens.space.md}`,
  color: tokens.color.inkSoft,
});
