import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";
import { px } from "../theme/units.ts";

export const avatar = style({
  flex: "none",
  width: px(44),
  height: px(44),
  objectFit: "cover",
  borderRadius: tokens.radius.control,
});
