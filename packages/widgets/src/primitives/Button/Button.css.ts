import { style, styleVariants } from "@vanilla-extract/css";
import { focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy } from "../../theme/units.ts";

const base = style([
  focusRing,
  {
    boxSizing: "border-box",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: tokens.space.xs,
    margin: 0,
    border: "1.5px solid transparent",
    borderRadius: tokens.radius.control,
    background: "none",
    fontFamily: tokens.font.text,
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: 0,
    textAlign: "center",
    textDecoration: "none",
    textTransform: "none",
    cursor: "pointer",
    transitionProperty: "background-color, border-color, color",
    transitionDuration: tokens.motion.fast,
    selectors: {
      // Twice, so that no variant's hover wins.
      "&&:disabled, &&[aria-disabled='true']": {
        cursor: "not-allowed",
        background: tokens.color.shade,
        borderColor: tokens.color.shade,
        color: tokens.color.inkSoft,
      },
    },
    "@media": {
      "(forced-colors: active)": { borderColor: "ButtonBorder" },
      // Hidden in print, also where it is a link.
      print: { display: "none" },
    },
  },
]);

export const variant = styleVariants({
  /** The main action. */
  primary: [
    base,
    {
      background: tokens.color.leaf,
      color: tokens.color.onLeaf,
      ":hover": { background: tokens.color.leafHover },
    },
  ],
  /** Any other action. */
  secondary: [
    base,
    {
      borderColor: tokens.color.leaf,
      color: tokens.color.leaf,
      ":hover": { background: tokens.color.leafTint },
    },
  ],
  /** On a coloured background, such as the shipping banner. */
  accent: [
    base,
    {
      background: tokens.color.squash,
      color: tokens.color.onSquash,
      ":hover": { background: tokens.color.squashHover },
    },
  ],
  /** Deletes. */
  danger: [
    base,
    {
      background: tokens.color.beet,
      color: tokens.color.onBeet,
      ":hover": { background: tokens.color.beetHover },
    },
  ],
  /** Without a border: for the least important of several actions, and inside rows. */
  quiet: [
    base,
    {
      color: tokens.color.leaf,
      ":hover": { background: tokens.color.leafTint },
      selectors: {
        "&&:disabled, &&[aria-disabled='true']": { background: "none", borderColor: "transparent" },
      },
    },
  ],
});

export const size = styleVariants({
  md: {
    minHeight: tokens.control.height,
    padding: `${roomy(8)} ${roomy(20)}`,
    fontSize: tokens.size.md,
  },
  sm: {
    minHeight: tokens.control.small,
    padding: `${roomy(6)} ${roomy(14)}`,
    fontSize: tokens.size.sm,
  },
});

export const wide = style({ width: "100%" });
