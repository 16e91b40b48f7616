import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const current = style({ display: "grid", gap: tokens.space.xs, margin: 0 });

export const caption = style({ fontSize: tokens.size.sm, fontWeight: 600, lineHeight: 1.4 });

export const photo = style({
  display: "block",
  width: "100%",
  maxWidth: px(414),
  height: "auto",
  aspectRatio: "16 / 9",
  borderRadius: tokens.radius.control,
  objectFit: "cover",
  overflow: "hidden",
});
