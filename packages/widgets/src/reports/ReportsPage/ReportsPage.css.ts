import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { pageStack } from "../../theme/page.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style([
  pageStack,
  {
    gap: tokens.space.xxl,
  },
]);

export const head = style({ display: "grid", gap: tokens.space.xs });

export const title = style([heading.h1]);

export const lead = style([text.body, { color: tokens.color.inkSoft }]);

export const section = style({ display: "grid", gap: tokens.space.lg, minWidth: 0 });

export const sectionTitle = style([heading.h2]);

export const charts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.lg,
  alignItems: "start",
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", rowGap: tokens.space.sm },
  },
});

// Title, chart and what is said of it share rows, so that charts begin at one height where one title is longer.
globalStyle(`${charts} figure`, {
  "@media": { [media.desktop]: { gridRow: "span 3", gridTemplateRows: "subgrid" } },
});

export const chartWithTable = style({
  display: "grid",
  gap: tokens.space.lg,
  minWidth: 0,
  "@media": { [media.desktop]: { display: "contents" } },
});

globalStyle(`${chartWithTable} > :last-child`, { "@media": { [media.desktop]: { gridColumn: 2 } } });

export const select = style({ maxWidth: px(320) });

export const table = style({
  display: "grid",
  gap: tokens.space.md,
  justifyItems: "start",
  maxWidth: px(720),
});

globalStyle(`${table} th, ${table} td`, {
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { paddingInline: tokens.space.xxs, fontSize: tokens.size.sm } },
});
