import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style({
  width: "100%",
  maxWidth: px(760),
  marginInline: "auto",
  padding: `${tokens.space.xxl} ${tokens.space.md} ${tokens.space.section}`,
  fontFamily: tokens.font.text,
  color: tokens.color.ink,
  lineHeight: tokens.leading.text,
});

export const withMenu = style({
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: `${px(200)} minmax(0, ${px(760)})`,
      justifyContent: "center",
      alignItems: "start",
      paddingInlineStart: tokens.space.md,
    },
  },
});

export const menu = style({
  padding: `${tokens.space.md} ${tokens.space.md} 0`,
  "@media": { [media.desktop]: { paddingBlock: `calc(${tokens.space.xxl} + ${px(8)}) 0`, paddingInline: 0 } },
});

export const prose = style({});

// Running text has plain elements, so that it can be written without thinking of its look.
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
