import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { pageWidth } from "../../theme/page.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style([
  pageWidth,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: tokens.space.md,
    paddingBlock: `${tokens.space.xl} ${tokens.space.section}`,
    fontFamily: tokens.font.text,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: `minmax(${px(200)}, ${px(280)}) minmax(0, 1fr)`,
        gridTemplateRows: "auto 1fr",
        columnGap: `clamp(${px(24)}, 4vw, ${px(56)})`,
        rowGap: tokens.space.xl,
      },
    },
  },
]);

// On a phone the box comes first, to the eye and to the keyboard alike.
export const box = style({ minWidth: 0, "@media": { [media.desktop]: { gridColumn: 2, gridRow: 1 } } });

export const filters = style({
  minWidth: 0,
  "@media": { [media.desktop]: { gridColumn: 1, gridRow: "1 / span 2" }, print: { display: "none" } },
});

export const results = style({
  minWidth: 0,
  scrollMarginTop: tokens.space.lg,
  "@media": { [media.desktop]: { gridColumn: 2, gridRow: 2 } },
});

// The button stands beside the heading, which the results bring along, and leaves it room.
export const found = style({ position: "relative" });

export const save = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  "@media": { print: { display: "none" } },
});

globalStyle(`${found} h1`, { paddingInlineEnd: px(132) });
