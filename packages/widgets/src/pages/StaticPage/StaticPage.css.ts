import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { gutter, pageWidth } from "../../theme/page.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

const column = px(728);

export const page = style({
  boxSizing: "border-box",
  width: "100%",
  maxWidth: `calc(${column} + 2 * ${gutter})`,
  marginInline: "auto",
  padding: `${tokens.space.xxl} ${gutter} ${tokens.space.section}`,
  fontFamily: tokens.font.text,
  color: tokens.color.ink,
  lineHeight: tokens.leading.text,
});

/** A page and its menu: one above the other on a phone, side by side where there is room. */
export const withMenu = style([
  pageWidth,
  {
    "@media": {
      [media.desktop]: {
        display: "grid",
        gridTemplateColumns: `${px(190)} minmax(0, ${column})`,
        columnGap: `clamp(${tokens.space.lg}, 5vw, ${tokens.space.xxl})`,
        alignItems: "start",
      },
    },
  },
]);

globalStyle(`${withMenu} > ${page}`, {
  marginInline: 0,
  paddingInline: 0,
  "@media": { [media.phone]: { paddingBlockStart: tokens.space.lg } },
});

export const menu = style({
  paddingBlockStart: tokens.space.sm,
  "@media": { [media.desktop]: { paddingBlockStart: `calc(${tokens.space.xxl} + ${px(8)})` } },
});

export const prose = style({});

// Running text uses plain elements, so that its authors need no class names.
globalStyle(`${prose} h2`, {
  margin: `${tokens.space.xl} 0 ${tokens.space.xs}`,
  fontFamily: tokens.font.heading,
  fontWeight: tokens.font.headingWeight,
  fontVariationSettings: tokens.font.headingSettings,
  fontSize: tokens.size.h3,
  lineHeight: tokens.leading.heading,
});
globalStyle(`${prose} p, ${prose} ul`, { margin: `${tokens.space.sm} 0`, maxWidth: "68ch" });
globalStyle(`${prose} li`, { marginBottom: tokens.space.xxs });

export const after = style({ marginBlockStart: tokens.space.xl });
