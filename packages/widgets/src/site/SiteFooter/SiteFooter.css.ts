import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { fullHeight } from "../../theme/fullHeight.css.ts";
import { pageWidth } from "../../theme/page.css.ts";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy, target } from "../../theme/units.ts";

export const footer = style({
  borderBlockStart: `1px solid ${tokens.color.line}`,
  background: tokens.color.shade,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  "@media": { print: { display: "none" } },
});

globalStyle(`${fullHeight} ${footer}`, { "@media": { [media.phone]: { display: "none" } } });

export const inner = style([
  pageWidth,
  {
    display: "grid",
    gap: tokens.space.xl,
    paddingBlock: `${tokens.space.xxl} ${tokens.space.xl}`,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 4fr) minmax(0, 6fr)",
        alignItems: "start",
      },
    },
  },
]);

export const brand = style({ display: "grid", justifyItems: "start", gap: tokens.space.sm });

export const words = style([text.soft, { maxWidth: "36ch" }]);

export const navigation = style({ display: "grid", gap: tokens.space.md });

export const pages = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(${px(144)}, 1fr))`,
    columnGap: tokens.space.md,
    rowGap: roomy(4),
  },
]);

export const link = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.4em",
    minHeight: target(32),
    borderRadius: 4,
    fontSize: tokens.size.sm,
    color: tokens.color.ink,
    textDecoration: "none",
    overflowWrap: "anywhere",
    ":hover": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
  },
]);

/** Aligns the icons with the text, although their targets are larger. */
export const social = style([bareList, { display: "flex", gap: roomy(4), marginInlineStart: px(-12) }]);

export const sign = style([
  focusRing,
  {
    display: "grid",
    placeItems: "center",
    width: px(44),
    height: px(44),
    borderRadius: "50%",
    color: tokens.color.ink,
    ":hover": { background: tokens.color.line },
  },
]);

export const sponsors = style({ display: "grid", gap: tokens.space.sm, gridColumn: "1 / -1" });

export const logos = style([
  bareList,
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.md },
]);

export const sponsor = style([
  focusRing,
  {
    display: "flex",
    alignItems: "center",
    minHeight: px(44),
    borderRadius: tokens.radius.control,
    fontWeight: 600,
    fontSize: tokens.size.sm,
    color: "inherit",
  },
]);

export const logo = style({
  display: "block",
  boxSizing: "content-box",
  height: px(40),
  width: "auto",
  maxWidth: "100%",
  objectFit: "contain",
  padding: roomy(8),
  borderRadius: tokens.radius.control,
  background: tokens.color.plate,
});

export const demo = style({
  gridColumn: "1 / -1",
  justifySelf: "start",
  paddingBlock: tokens.space.xs,
  paddingInline: tokens.space.md,
  border: `1px dashed ${tokens.color.lineStrong}`,
  borderRadius: tokens.radius.control,
  fontSize: tokens.size.sm,
});

export const end = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: tokens.space.lg,
  paddingBlockStart: tokens.space.md,
  borderBlockStart: `1px solid ${tokens.color.line}`,
});

export const copyright = text.soft;
