import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { pageWidth } from "../../theme/page.css.ts";
import { bareList } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style([
  pageWidth,
  {
    display: "grid",
    gap: tokens.space.lg,
    paddingBlock: `${tokens.space.lg} ${tokens.space.section}`,
    color: tokens.color.ink,
    fontFamily: tokens.font.text,
  },
]);

export const breadcrumb = style([
  bareList,
  text.small,
  { display: "flex", flexWrap: "wrap", gap: tokens.space.xs, minWidth: 0 },
]);

export const here = style({
  color: tokens.color.inkSoft,
  overflowWrap: "anywhere",
  "::before": { content: '"/"', marginInlineEnd: tokens.space.xs },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.xl,
  alignItems: "start",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: `minmax(${px(220)}, ${px(300)}) minmax(0, 1fr)`,
      columnGap: `clamp(${px(24)}, 4vw, ${px(56)})`,
    },
  },
});

export const centre = style({ display: "grid", gap: tokens.space.xl, minWidth: 0 });

export const right = style({
  display: "grid",
  gap: tokens.space.xl,
  minWidth: 0,
  "@media": {
    [media.desktop]: { gridColumn: 2 },
    "screen and (min-width: 1200px)": { gridColumn: 3, gridRow: 1, width: px(240) },
  },
});

export const back = style([text.small, { justifySelf: "center", marginBlockStart: tokens.space.lg }]);

export const report = style({ justifySelf: "center" });
