import { style } from "@vanilla-extract/css";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const list = style([bareList, { display: "grid" }]);

export const entry = style([
  focusRing,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: tokens.space.sm,
    minHeight: px(44),
    paddingBlock: roomy(4),
    borderBlockStart: `1px solid ${tokens.color.line}`,
    borderRadius: 2,
    color: tokens.color.ink,
    textDecoration: "none",
    ":hover": { color: tokens.color.leaf },
  },
]);

export const label = style({
  fontWeight: 500,
  textDecoration: "underline",
  textDecorationColor: tokens.color.lineStrong,
  textUnderlineOffset: "0.25em",
});

export const note = style({ fontSize: tokens.size.sm, fontWeight: 600, color: tokens.color.beet });
