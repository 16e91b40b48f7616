import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { gutter, pageWidth } from "../../theme/page.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const bar = style({
  position: "fixed",
  zIndex: 20,
  insetInline: 0,
  insetBlockEnd: 0,
  borderBlockStart: `1px solid ${tokens.color.line}`,
  background: tokens.color.card,
  boxShadow: tokens.shadow.float,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  "@media": { print: { display: "none" } },
});

// What is focused or at the page's end is not hidden below the bar.
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: px(96) });
globalStyle(`html:has(${bar}) body`, { paddingBlockEnd: px(84) });

export const inside = style([
  pageWidth,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${tokens.space.xs} ${tokens.space.md}`,
    paddingBlock: tokens.space.sm,
    paddingBlockEnd: `max(${tokens.space.sm}, env(safe-area-inset-bottom))`,
    paddingInline: gutter,
  },
]);

export const count = style({ margin: 0, fontWeight: 600, fontVariantNumeric: "tabular-nums" });

export const names = style({
  flex: "1 1 0",
  minWidth: 0,
  margin: 0,
  overflow: "hidden",
  color: tokens.color.inkSoft,
  fontSize: tokens.size.sm,
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": { [media.phone]: { display: "none" } },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "end",
  gap: tokens.space.sm,
  marginInlineStart: "auto",
});
