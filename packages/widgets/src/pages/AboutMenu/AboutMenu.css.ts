import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareList, focusRing, toldWhenForced } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const menu = style({
  minWidth: 0,
  "@media": { print: { display: "none" } },
});

/** A row on a phone, which wraps with long or large text; a column beside the page in wide windows. */
export const pages = style([
  bareList,
  {
    display: "flex",
    flexWrap: "wrap",
    columnGap: tokens.space.md,
    "@media": {
      [media.desktop]: {
        flexDirection: "column",
        flexWrap: "nowrap",
        borderInlineStart: `1px solid ${tokens.color.line}`,
      },
    },
  },
]);

/** The marker of the current page covers the line. */
export const item = style({ "@media": { [media.desktop]: { marginInlineStart: -1 } } });

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
      ...toldWhenForced,
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
