import { style } from "@vanilla-extract/css";
import { frame, label } from "../../primitives/Field/FieldFrame.css.ts";
import { overLabel } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const group = frame;
export const legend = label;

export const mastheads = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(150)}), 1fr))`,
  gap: tokens.space.sm,
});

export const radio = overLabel;

export const masthead = style({
  position: "relative",
  display: "grid",
  overflow: "hidden",
  border: `1px solid ${tokens.color.lineStrong}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  cursor: "pointer",
  outline: "2px solid transparent",
  outlineOffset: 2,
  selectors: {
    "&:has(:checked)": { borderColor: tokens.color.leaf, boxShadow: `0 0 0 2px ${tokens.color.leaf}` },
    "&:has(:focus-visible)": { outlineColor: tokens.color.focus, outlineOffset: 4 },
    "&:has([aria-invalid='true'])": { borderColor: tokens.color.beet },
  },
});

const bannerFrame = style({ display: "block", width: "100%", aspectRatio: "4 / 1" });

export const banner = bannerFrame;
export const noBanner = style([bannerFrame, { background: tokens.color.shade }]);

export const mastheadName = style({
  padding: `${roomy(6)} ${roomy(10)}`,
  fontSize: tokens.size.sm,
  lineHeight: 1.4,
  selectors: { ":checked ~ &": { fontWeight: 600, color: tokens.color.leaf } },
});

/** The icon of the label. */
export const icon = style({ display: "inline-flex", alignItems: "center", gap: roomy(8) });
