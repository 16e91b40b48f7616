import { style } from "@vanilla-extract/css";
import { bareButton, bareList, forcedChoice } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const pager = style({
  containerType: "inline-size",
  display: "block",
  paddingBlock: tokens.space.md,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.sm,
  lineHeight: 1.4,
});

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: tokens.space.xs,
});

/** The page numbers need room; a narrow column shows "Page 2 of 9" instead. */
export const numbers = style([
  bareList,
  {
    display: "flex",
    gap: roomy(4),
    // Container queries know no custom properties, so the width is written out.
    "@container": { "(max-width: 519px)": { display: "none" } },
  },
]);

export const place = style({
  paddingInline: tokens.space.xs,
  textAlign: "center",
  textWrap: "balance",
  fontVariantNumeric: "tabular-nums",
  "@container": {
    "(min-width: 520px)": {
      position: "absolute",
      width: 1,
      height: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});

export const number = style([
  bareButton,
  {
    display: "grid",
    placeItems: "center",
    minWidth: tokens.control.small,
    minHeight: tokens.control.small,
    paddingInline: roomy(6),
    border: "1.5px solid transparent",
    borderRadius: tokens.radius.control,
    fontWeight: 600,
    fontVariantNumeric: "tabular-nums",
    textAlign: "center",
    color: tokens.color.leaf,
    ":hover": { background: tokens.color.leafTint },
    selectors: {
      "&[aria-current='page']": {
        borderColor: tokens.color.leaf,
        background: tokens.color.leafTint,
        color: tokens.color.ink,
      },
    },
    "@media": {
      "(forced-colors: active)": {
        selectors: { "&[aria-current='page']": forcedChoice },
      },
    },
  },
]);

export const gap = style({
  display: "grid",
  placeItems: "center",
  minWidth: px(24),
  color: tokens.color.inkSoft,
});
