import { style } from "@vanilla-extract/css";
import { px } from "../theme/units.ts";

/** Cards on a board, as many beside each other as there is room for. */
export const notices = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(250)}), 1fr))`,
  gap: `${px(26)} ${px(20)}`,
  margin: 0,
  padding: `${px(8)} 0 0`,
  listStyle: "none",
});

export const notice = style({ display: "grid", minWidth: 0 });
