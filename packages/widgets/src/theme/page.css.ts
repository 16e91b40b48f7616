import { style } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";
import { px } from "./units.ts";

/** Space left and right of everything on a page. */
export const gutter = `clamp(${px(16)}, 5vw, ${px(64)})`;

/** As wide as a page's content may be, in the middle. */
export const pageWidth = style({
  boxSizing: "border-box",
  width: "100%",
  maxWidth: `calc(${px(1152)} + 2 * ${gutter})`,
  marginInline: "auto",
  paddingInline: gutter,
});

/** A column of sections; each page sets the gap between them. */
export const pageStack = style([
  pageWidth,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    paddingBlock: `${tokens.space.xl} ${tokens.space.section}`,
    fontFamily: tokens.font.text,
    color: tokens.color.ink,
  },
]);
