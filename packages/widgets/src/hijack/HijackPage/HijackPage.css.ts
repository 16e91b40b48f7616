import { style } from "@vanilla-extract/css";
import { pageWidth } from "../../theme/page.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const waiting = style([
  pageWidth,
  { display: "grid", placeItems: "center", minHeight: px(320), color: tokens.color.leaf },
]);
