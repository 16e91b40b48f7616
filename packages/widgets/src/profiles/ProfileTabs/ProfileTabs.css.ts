import { style } from "@vanilla-extract/css";
import { bareList, focusRing, toldWhenForced } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const nav = style({ minWidth: 0 });

export const tabs = style([
  bareList,
  {
    display: "flex",
    gap: `clamp(${px(12)}, 3vw, ${px(32)})`,
    overflowX: "auto",
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    scrollbarWidth: "none",
  },
]);

export const tab = style([
  focusRing,
  {
    display: "block",
    padding: `${roomy(10)} 2px`,
    borderBlockEnd: "3px solid transparent",
    outlineOffset: -3,
    color: tokens.color.inkSoft,
    // All four fit the usual phones, in French as well.
    fontSize: "min(1em, 4.1vw)",
    fontWeight: 600,
    textDecoration: "none",
    whiteSpace: "nowrap",
    ":hover": { color: tokens.color.ink },
    selectors: { "&[aria-current]": { color: tokens.color.leaf, borderBlockEndColor: tokens.color.leaf } },
    "@media": toldWhenForced,
  },
]);
