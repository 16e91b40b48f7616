import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const photos = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(280)}), 1fr))`,
    gap: tokens.space.md,
  },
]);

export const photo = style({
  aspectRatio: "16 / 9",
  height: "auto",
  objectFit: "cover",
  borderRadius: `calc(${tokens.radius.card} - 4px)`,
});

export const missing = style([
  text.soft,
  {
    aspectRatio: "16 / 9",
    display: "grid",
    placeItems: "center",
    padding: tokens.space.md,
    borderRadius: `calc(${tokens.radius.card} - 4px)`,
    background: tokens.color.shade,
    textAlign: "center",
  },
]);
