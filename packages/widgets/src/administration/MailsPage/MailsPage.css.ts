import { style } from "@vanilla-extract/css";
import { focusRing } from "../../theme/shared.css.ts";
import { text as textStyle } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const top = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: tokens.space.xs,
});

export const subject = style({ margin: 0, fontWeight: 600 });

export const error = style([
  textStyle.small,
  { paddingInlineStart: tokens.space.sm, borderInlineStart: `3px solid ${tokens.color.beet}` },
]);

export const text = style([
  focusRing,
  {
    maxHeight: px(440),
    overflow: "auto",
    padding: tokens.space.md,
    borderRadius: tokens.radius.control,
    background: tokens.color.shade,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
]);
