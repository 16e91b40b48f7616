import { style } from "@vanilla-extract/css";
import { gutter } from "../../theme/page.css.ts";
import { bareList, focusRing, toldWhenForced } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

/** A band as wide as the window; its content has the page's width. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.sm,
  minWidth: 0,
  paddingBlock: tokens.space.sm,
  paddingInline: `max(${gutter}, calc((100% - ${px(1152)}) / 2))`,
  background: tokens.color.shade,
});

export const words = style([text.small, { fontWeight: 600, overflowWrap: "anywhere" }]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.sm,
});

export const readers = style([
  bareList,
  {
    display: "flex",
    flexWrap: "wrap",
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.control,
    background: tokens.color.card,
  },
]);

export const reader = style([
  focusRing,
  {
    display: "block",
    minHeight: px(24),
    padding: `${roomy(6)} ${tokens.space.sm}`,
    borderRadius: tokens.radius.control,
    color: tokens.color.ink,
    fontSize: tokens.size.sm,
    fontWeight: 600,
    textDecoration: "none",
    ":hover": { background: tokens.color.shade },
    selectors: { "&[aria-current]": { background: tokens.color.leaf, color: tokens.color.onLeaf } },
    "@media": toldWhenForced,
  },
]);
