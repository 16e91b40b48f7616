import { style } from "@vanilla-extract/css";
import { bareButton } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const button = style([
  bareButton,
  text.soft,
  {
    minHeight: px(44),
    borderRadius: tokens.radius.control,
    ":hover": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
    // Without a keyboard there is nothing to press.
    "@media": { "(hover: none)": { display: "none" } },
  },
]);
