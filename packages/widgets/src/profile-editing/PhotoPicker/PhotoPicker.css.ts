import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const preview = style({ display: "grid", gap: tokens.space.xs, margin: 0 });

export const caption = style({ fontSize: tokens.size.sm, fontWeight: 600, lineHeight: 1.4 });

export const cut = style({
  display: "block",
  width: "100%",
  maxWidth: px(269),
  aspectRatio: "16 / 9",
  borderRadius: tokens.radius.control,
  objectFit: "cover",
  background: tokens.color.shade,
  "@media": {
    "screen and (min-width: 768px)": { maxWidth: px(318) },
    "screen and (min-width: 1024px)": { maxWidth: px(414) },
  },
});
