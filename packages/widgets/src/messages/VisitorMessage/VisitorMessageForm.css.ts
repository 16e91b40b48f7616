import { style } from "@vanilla-extract/css";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
  maxWidth: px(620),
});
/** Side by side where there is room for both. */
export const person = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(200)}), 1fr))`,
  gap: tokens.space.md,
});
export const note = text.soft;
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.sm,
});
/** Below the note; an empty one takes no room. */
export const status = style({ selectors: { "&:has(p)": { marginTop: tokens.space.md } } });
