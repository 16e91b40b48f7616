import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const notice = style({
  marginBlock: `0 ${tokens.space.md}`,
  padding: tokens.space.sm,
  borderInlineStart: `${px(4)} solid ${tokens.color.beet}`,
  background: tokens.color.beetTint,
  color: tokens.color.ink,
  overflowWrap: "anywhere",
});

export const sentence = style({ margin: 0 });
