import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareList } from "../../theme/shared.css.ts";
import { text, textLink } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, target } from "../../theme/units.ts";

export const box = style({ display: "grid", gap: tokens.space.md, minWidth: 0 });

export const tools = style({
  display: "grid",
  gap: `${tokens.space.md} ${tokens.space.sm}`,
  alignItems: "end",
  // The orders have long names, the numbers are short.
  gridTemplateColumns: `minmax(0, 1fr) ${px(88)}`,
  "@media": {
    [media.desktop]: {
      gap: tokens.space.md,
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, 1fr) ${px(110)}`,
    },
  },
});

export const find = style({ "@media": { [media.phone]: { gridColumn: "1 / -1" } } });

export const show = style({ "@media": { [media.phone]: { gridColumn: "1 / -1" } } });

export const query = style({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: tokens.space.sm,
  alignItems: "end",
  "@media": { [media.desktop]: { gridRow: 2 } },
});

export const deleteGroup = style({
  gridColumn: "1 / -1",
  justifySelf: "start",
  "@media": { [media.desktop]: { gridRow: 2 } },
});

/** As tall as a thumb; its text is for screen readers. */
export const tick = style({ minWidth: px(32) });

export const withTick = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
});

export const needs = style([
  text.small,
  { display: "block", color: tokens.color.inkSoft, fontWeight: 400, overflowWrap: "anywhere" },
]);

export const count = style([text.soft, { scrollMarginBlock: tokens.space.lg }]);

export const wide = style({ overflowX: "auto" });

globalStyle(`${wide} td, ${wide} tbody th`, { verticalAlign: "middle" });
// In narrower windows their two lines leave room for the last column.
globalStyle(`${wide} th, ${wide} td a, ${wide} td button`, {
  "@media": { "screen and (min-width: 1080px)": { whiteSpace: "nowrap" } },
});
globalStyle(`${wide} tbody th`, { whiteSpace: "normal" });

globalStyle(`${wide} td:first-child, ${wide} th:first-child`, { width: px(40), paddingInlineEnd: 0 });
globalStyle(`${wide} tbody th`, { minWidth: px(230) });

export const business = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: tokens.space.sm,
});

export const avatar = style({ width: px(36), height: px(36) });

export const name = style({ fontWeight: 600, overflowWrap: "anywhere" });

export const date = style({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });

export const list = style([bareList, { borderTop: `2px solid ${tokens.color.ink}` }]);

export const item = style({
  display: "grid",
  gap: tokens.space.xs,
  paddingBlock: tokens.space.sm,
  borderBottom: `1px solid ${tokens.color.line}`,
});

/** As tall as a thumb on phones. */
export const manage = style([
  textLink,
  { display: "inline-flex", alignItems: "center", minHeight: target(0) },
]);

export const login = style([text.soft]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${tokens.space.xs} ${tokens.space.md}`,
});
