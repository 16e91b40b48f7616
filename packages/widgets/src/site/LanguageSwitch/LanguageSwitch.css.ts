import { style } from "@vanilla-extract/css";
import { focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const link = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: px(44),
    borderRadius: 6,
    fontSize: tokens.size.sm,
    fontWeight: 500,
    color: tokens.color.ink,
    textDecoration: "none",
    ":hover": { color: tokens.color.leaf, textDecoration: "underline", textUnderlineOffset: "0.3em" },
  },
]);
