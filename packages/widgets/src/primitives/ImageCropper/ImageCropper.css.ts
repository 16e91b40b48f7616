import { CROP_VIEW_HEIGHT } from "@foodshed/sdk/vocabulary";
import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const well = style({
  display: "grid",
  justifyItems: "center",
  borderRadius: tokens.radius.control,
  overflow: "hidden",
  background: tokens.color.shade,
});

// The picture inherits its greatest height.
globalStyle(`${well} .ReactCrop`, { maxHeight: px(CROP_VIEW_HEIGHT) });

export const broken = style({
  display: "grid",
  placeItems: "center",
  gap: tokens.space.xs,
  width: "100%",
  aspectRatio: "16 / 9",
  padding: tokens.space.md,
  boxSizing: "border-box",
  color: tokens.color.inkSoft,
  fontSize: tokens.size.sm,
  textAlign: "center",
});

export const help = style({
  margin: `${tokens.space.xs} 0 0`,
  fontSize: tokens.size.xs,
  lineHeight: 1.4,
  color: tokens.color.inkSoft,
});

// The library draws its handles for a mouse; these are for a thumb, and show where the keyboard is.
globalStyle(`${well} .ReactCrop__drag-handle`, {
  vars: { "--rc-drag-handle-size": "14px", "--rc-drag-handle-bg-colour": tokens.color.leaf },
});
globalStyle(
  `${well} .ReactCrop__crop-selection:focus-visible, ${well} .ReactCrop__drag-handle:focus-visible`,
  {
    outline: `3px solid ${tokens.color.focus}`,
    outlineOffset: 0,
  },
);
