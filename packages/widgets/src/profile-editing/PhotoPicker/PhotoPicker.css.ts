import { CROP_PREVIEW_WIDTHS } from "@foodshed/sdk/vocabulary";
import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

const [wide, middle, narrow] = CROP_PREVIEW_WIDTHS;

export const preview = style({ display: "grid", gap: tokens.space.xs, margin: 0 });

export const caption = style({ fontSize: tokens.size.sm, fontWeight: 600, lineHeight: 1.4 });

export const cut = style({
  display: "block",
  width: "100%",
  maxWidth: px(narrow),
  aspectRatio: "16 / 9",
  borderRadius: tokens.radius.control,
  objectFit: "cover",
  background: tokens.color.shade,
  "@media": {
    [media.desktop]: { maxWidth: px(middle) },
    [media.header]: { maxWidth: px(wide) },
  },
});
