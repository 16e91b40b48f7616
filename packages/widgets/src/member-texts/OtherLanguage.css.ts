import { style } from "@vanilla-extract/css";
import { bareButton } from "../theme/shared.css.ts";
import { tokens } from "../theme/tokens.css.ts";
import { target } from "../theme/units.ts";

export const button = style([
  bareButton,
  {
    justifySelf: "start",
    minHeight: target(23),
    color: tokens.color.leaf,
    fontSize: tokens.size.sm,
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
  },
]);
