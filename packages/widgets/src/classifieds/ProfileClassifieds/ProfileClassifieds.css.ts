import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const bar = style({ display: "flex", justifyContent: "flex-end", marginBottom: tokens.space.lg });

export const notices = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(270)}), 1fr))`,
  gap: `${px(26)} ${px(20)}`,
  margin: 0,
  padding: `${px(8)} 0 0`,
  listStyle: "none",
});

export const notice = style({ display: "grid", minWidth: 0 });
