import { style } from "@vanilla-extract/css";
import { forcedChoice, overLabel } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const group = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

/** Floated: a legend takes part in its fieldset's layout only then. */
export const legend = style([
  text.soft,
  { float: "inline-start", padding: 0, marginInlineEnd: tokens.space.xs, lineHeight: px(44) },
]);

export const choice = style({ position: "relative", display: "inline-flex", cursor: "pointer" });

export const radio = overLabel;

export const label = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: px(44),
  paddingInline: tokens.space.xs,
  fontSize: tokens.size.sm,
  color: tokens.color.inkSoft,
  borderRadius: tokens.radius.control,
  textUnderlineOffset: "0.35em",
  selectors: {
    [`${radio}:hover + &`]: { textDecoration: "underline" },
    [`${radio}:checked + &`]: {
      color: tokens.color.ink,
      fontWeight: 600,
      textDecoration: "underline",
      textDecorationThickness: 2,
      textDecorationColor: tokens.color.leaf,
    },
    [`${radio}:focus-visible + &`]: { outline: `2px solid ${tokens.color.focus}`, outlineOffset: -2 },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { [`${radio}:checked + &`]: forcedChoice } },
  },
});
