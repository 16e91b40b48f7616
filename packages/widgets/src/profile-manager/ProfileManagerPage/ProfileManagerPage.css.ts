import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { pageStack } from "../../theme/page.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style([
  pageStack,
  {
    gap: tokens.space.xl,
  },
]);

export const head = style({ display: "grid", gap: tokens.space.md });

export const words = style({ display: "grid", gap: tokens.space.xxs });

export const title = style([heading.h1]);

export const name = style([text.lead, { color: tokens.color.inkSoft }]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.sm,
  "@media": {
    [media.phone]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

/** The odd one, which is the main action, fills its row. */
globalStyle(`${actions} > :last-child:nth-child(odd)`, {
  "@media": { [media.phone]: { gridColumn: "1 / -1" } },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.xl,
  alignItems: "start",
  "@media": {
    "screen and (min-width: 1080px)": {
      gridTemplateColumns: `minmax(0, 1fr) ${px(320)}`,
      columnGap: tokens.space.xxl,
    },
  },
});

/** Requests come first, because members wait for an answer; in wide windows they are beside the table. */
export const requests = style({
  display: "grid",
  gap: tokens.space.xl,
  minWidth: 0,
  "@media": { "screen and (min-width: 1080px)": { gridColumn: 2, gridRow: 1 } },
});

export const main = style({
  display: "grid",
  gap: tokens.space.md,
  minWidth: 0,
  "@media": { "screen and (min-width: 1080px)": { gridColumn: 1, gridRow: 1 } },
});

export const count = style([heading.h3]);
