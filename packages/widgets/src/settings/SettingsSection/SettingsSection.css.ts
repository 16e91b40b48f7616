import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

/** Description on the left, form on the right; stacked on a phone. */
export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.lg,
  alignItems: "start",
  paddingBlock: tokens.space.xl,
  borderBlockStart: `1px solid ${tokens.color.line}`,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: `minmax(${px(200)}, 2fr) minmax(0, 3fr)`,
      columnGap: `clamp(${px(32)}, 6vw, ${px(88)})`,
    },
  },
});

export const head = style({ display: "grid", gap: tokens.space.xs });

export const title = style([heading.h3]);

export const about = style([text.soft, { maxWidth: "46ch" }]);

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
  maxWidth: px(560),
});
