import { style } from "@vanilla-extract/css";
import { focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const copy = style([
  focusRing,
  {
    display: "grid",
    justifyItems: "start",
    borderRadius: tokens.radius.control,
  },
]);
