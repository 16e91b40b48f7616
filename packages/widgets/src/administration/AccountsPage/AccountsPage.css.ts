import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { focusRing } from "../../theme/shared.css.ts";
import { textLink } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { target } from "../../theme/units.ts";
import { card } from "../page.css.ts";

export const row = style([
  card,
  {
    columnGap: tokens.space.lg,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 2.2fr) minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(0, 1.2fr)",
        alignItems: "center",
      },
    },
  },
]);

export const words = style({ minWidth: 0 });

export const name = style([
  focusRing,
  textLink,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: target(28),
    fontWeight: 600,
    overflowWrap: "anywhere",
  },
]);
