import { style } from "@vanilla-extract/css";
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
