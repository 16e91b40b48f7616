import { style } from "@vanilla-extract/css";
import { bareList } from "../theme/shared.css.ts";
import { heading, textLink } from "../theme/text.css.ts";
import { tokens } from "../theme/tokens.css.ts";
import { px } from "../theme/units.ts";

export const section = style({
  display: "grid",
  gap: tokens.space.lg,
  minWidth: 0,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: tokens.space.lg,
  rowGap: tokens.space.xs,
});

export const title = style([heading.h2]);

export const more = style([textLink, { fontWeight: 600 }]);

/** Cards side by side, as many as there is room for. */
export const cards = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(300)}), 1fr))`,
    gap: tokens.space.lg,
  },
]);
