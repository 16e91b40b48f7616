import { style } from "@vanilla-extract/css";
import { bareButton } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy, target } from "../../theme/units.ts";

export const more = style([
  bareButton,
  {
    alignSelf: "start",
    minHeight: target(28),
    marginTop: roomy(4),
    borderRadius: 4,
    fontSize: tokens.size.sm,
    fontWeight: 600,
    color: tokens.color.leaf,
    ":hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
]);
