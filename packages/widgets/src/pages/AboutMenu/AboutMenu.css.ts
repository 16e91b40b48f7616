import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const menu = style({
  minWidth: 0,
  "@media": { print: { display: "none" } },
});

/** Rows that wrap on a phone; a column beside the page where there is room. */
export const pages = style([
  bareList,
  {
    display: "flex",
    flexWrap: "wrap",
    columnGap: tokens.space.lg,
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    "@media": {
      [media.desktop]: {
        flexDirection: "column",
        flexWrap: "nowrap",
        borderBlockEnd: 0,
        borderInlineStart: `1px solid ${tokens.color.line}`,
      },
    },
  },
]);

export const item = style({
  marginBlockEnd: -1,
  "@media": { [media.desktop]: { marginBlockEnd: 0, marginInlineStart: -1 } },
});

export const link = style([
  focusRing,
  {
    display: "flex",
    alignItems: "center",
    minHeight: px(44),
    borderBlockEnd: "3px solid transparent",
    outlineOffset: -3,
    color: tokens.color.inkSoft,
    fontWeight: 600,
    fontSize: tokens.size.sm,
    textDecoration: "none",
    ":hover": { color: tokens.color.ink },
    selectors: {
      "&[aria-current]": { color: tokens.color.leaf, borderBlockEndColor: tokens.color.leaf },
    },
    "@media": {
      [media.desktop]: {
        paddingBlock: roomy(4),
        paddingInline: tokens.space.md,
        borderBlockEnd: 0,
        borderInlineStart: "3px solid transparent",
        selectors: { "&[aria-current]": { borderInlineStartColor: tokens.color.leaf } },
      },
    },
  },
]);
