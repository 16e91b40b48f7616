import { style } from "@vanilla-extract/css";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy } from "../../theme/units.ts";

export const links = style([bareList, text.small, { display: "grid", gap: roomy(4) }]);

export const website = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5em",
    minHeight: roomy(28),
    borderRadius: 4,
    color: tokens.color.leaf,
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "1px",
    overflowWrap: "anywhere",
  },
]);
