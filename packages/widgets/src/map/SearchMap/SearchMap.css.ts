import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

const WIDE = "screen and (min-width: 1100px)";

/** Stands in a grid with the parts of the list: beside them where there is room, and otherwise above. */
export const map = style({
  order: -1,
  minWidth: 0,
  height: `min(62svh, ${px(520)})`,
  marginBlockEnd: tokens.space.md,
  "@media": {
    [WIDE]: {
      order: 0,
      gridColumn: 2,
      gridRow: "1 / span 40",
      position: "sticky",
      insetBlockStart: tokens.space.md,
      // In sight as a whole below the header and the box.
      height: `calc(100vh - ${px(210)})`,
      minHeight: px(360),
      maxHeight: px(700),
    },
    [media.print]: { order: 0, height: px(480), breakInside: "avoid" },
  },
});

globalStyle("[data-foodshed-on-map]", {
  background: tokens.color.leafTint,
  borderRadius: tokens.radius.control,
  boxShadow: `0 0 0 6px ${tokens.color.leafTint}`,
});
