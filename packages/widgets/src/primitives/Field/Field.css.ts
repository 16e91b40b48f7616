import { style } from "@vanilla-extract/css";
import { bareButton, focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const control = style([
  focusRing,
  {
    boxSizing: "border-box",
    width: "100%",
    minWidth: 0,
    minHeight: tokens.control.height,
    margin: 0,
    padding: `${roomy(8)} ${roomy(14)}`,
    border: `1px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.control,
    background: tokens.color.card,
    color: tokens.color.ink,
    font: "inherit",
    fontSize: tokens.size.md,
    lineHeight: 1.4,
    letterSpacing: "inherit",
    transitionProperty: "border-color",
    transitionDuration: tokens.motion.fast,
    ":hover": { borderColor: tokens.color.ink },
    "::placeholder": { color: tokens.color.inkSoft, opacity: 1 },
    selectors: {
      "&:focus-visible": { outlineOffset: 0, borderColor: tokens.color.focus },
      "&[aria-invalid='true']": {
        borderColor: tokens.color.beet,
        boxShadow: `inset 0 0 0 1px ${tokens.color.beet}`,
      },
      "&:disabled, &:read-only:not(select)": { background: tokens.color.shade, color: tokens.color.inkSoft },
      "&[type='search']::-webkit-search-cancel-button": { display: "none" },
    },
  },
]);

export const textArea = style([control, { minHeight: roomy(132), resize: "vertical", lineHeight: 1.5 }]);

export const counter = style({
  alignSelf: "end",
  fontSize: tokens.size.xs,
  lineHeight: 1.4,
  color: tokens.color.inkSoft,
  fontVariantNumeric: "tabular-nums",
});

export const counterOver = style({ color: tokens.color.beet, fontWeight: 600 });

/** A control with an icon at its end: the password's eye, the select's arrow. */
export const withEnd = style({ position: "relative", display: "grid" });

export const select = style([
  control,
  { appearance: "none", paddingInlineEnd: roomy(40), cursor: "pointer" },
]);

export const selectArrow = style({
  position: "absolute",
  insetInlineEnd: roomy(14),
  top: "50%",
  transform: "translateY(-50%)",
  display: "grid",
  pointerEvents: "none",
  color: tokens.color.inkSoft,
});

export const passwordInput = style([control, { paddingInlineEnd: px(84) }]);

export const passwordToggle = style([
  bareButton,
  {
    position: "absolute",
    insetInlineEnd: 1,
    top: 1,
    bottom: 1,
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    paddingInline: roomy(10),
    borderRadius: 6,
    fontSize: tokens.size.sm,
    fontWeight: 600,
    color: tokens.color.leaf,
    ":hover": { background: tokens.color.leafTint },
  },
]);
