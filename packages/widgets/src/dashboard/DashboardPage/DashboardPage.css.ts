import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { pageStack } from "../../theme/page.css.ts";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style([
  pageStack,
  {
    gap: tokens.space.xl,
    fontSize: tokens.size.md,
    lineHeight: tokens.leading.text,
  },
]);

export const title = style([heading.h1]);

export const views = style({
  paddingBlock: tokens.space.lg,
  borderBlock: `1px solid ${tokens.color.line}`,
});

/** Wide windows show the actions beside the feed. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.xl,
  alignItems: "start",
  "@media": {
    [media.header]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(${px(280)}, ${px(340)})`,
      columnGap: `clamp(${px(32)}, 5vw, ${px(72)})`,
    },
  },
});

export const main = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.xl,
  minWidth: 0,
});

export const side = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.xl,
  minWidth: 0,
});
