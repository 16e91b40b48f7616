import { style } from "@vanilla-extract/css";
import { bareButton, bareList, focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const list = style([
  bareList,
  {
    display: "grid",
    gap: roomy(4),
    color: tokens.color.ink,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.md,
    lineHeight: 1.4,
  },
]);

const line = style({
  boxSizing: "border-box",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  columnGap: tokens.space.sm,
  width: "100%",
  minHeight: tokens.control.small,
  padding: `${roomy(6)} ${roomy(8)}`,
  borderRadius: tokens.radius.control,
  textAlign: "start",
  overflowWrap: "anywhere",
});

export const plain = line;

export const action = style([
  bareButton,
  focusRing,
  line,
  {
    color: "inherit",
    textDecoration: "none",
    ":hover": { background: tokens.color.shade },
    selectors: { "&[aria-current='step']": { background: tokens.color.leafTint, fontWeight: 600 } },
  },
]);

/** The tick of a step that is done, else its number. */
export const sign = style({
  boxSizing: "border-box",
  display: "grid",
  placeItems: "center",
  width: px(28),
  height: px(28),
  border: `1.5px solid ${tokens.color.lineStrong}`,
  borderRadius: "50%",
  fontSize: tokens.size.xs,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
});

export const signDone = style([
  sign,
  { borderColor: tokens.color.leaf, background: tokens.color.leaf, color: tokens.color.onLeaf },
]);
