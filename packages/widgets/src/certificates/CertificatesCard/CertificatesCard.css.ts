import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const card = style({ display: "grid", gap: tokens.space.md, minWidth: 0, justifyItems: "start" });

export const title = style([heading.h3]);

export const list = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(250)}), 1fr))`,
    gap: tokens.space.lg,
    justifySelf: "stretch",
  },
]);

export const entry = style({
  display: "grid",
  gap: tokens.space.sm,
  justifyItems: "start",
  alignContent: "start",
  minWidth: 0,
});
