import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const readers = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(280)}), 1fr))`,
  columnGap: tokens.space.xxl,
  rowGap: tokens.space.xl,
});

export const reader = style({
  display: "grid",
  alignContent: "start",
  justifyItems: "start",
  gap: tokens.space.md,
  minWidth: 0,
  paddingBlockStart: tokens.space.md,
  borderBlockStart: `1px solid ${tokens.color.ink}`,
});

export const title = style([heading.h4]);

export const steps = style([bareList, { display: "grid", gap: roomy(12), counterReset: "step" }]);

export const step = style([
  text.body,
  {
    display: "grid",
    gridTemplateColumns: `${px(28)} minmax(0, 1fr)`,
    counterIncrement: "step",
    "::before": {
      content: "counter(step)",
      fontFamily: tokens.font.heading,
      fontSize: tokens.size.lg,
      fontWeight: tokens.font.headingWeight,
      lineHeight: 1.35,
      color: tokens.color.leaf,
    },
  },
]);
