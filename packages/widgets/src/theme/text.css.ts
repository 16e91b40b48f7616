import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

const headingBase = style({
  margin: 0,
  fontFamily: tokens.font.heading,
  fontWeight: tokens.font.headingWeight,
  fontVariationSettings: tokens.font.headingSettings,
  fontOpticalSizing: "auto",
  letterSpacing: "-0.012em",
  lineHeight: tokens.leading.heading,
  color: tokens.color.ink,
  textWrap: "balance",
  overflowWrap: "anywhere",
});

/** Headings by appearance: the component that uses them chooses the level. */
export const heading = styleVariants({
  display: [
    headingBase,
    { fontSize: tokens.size.display, lineHeight: tokens.leading.tight, letterSpacing: "-0.025em" },
  ],
  h1: [headingBase, { fontSize: tokens.size.h1, lineHeight: tokens.leading.tight, letterSpacing: "-0.02em" }],
  h2: [headingBase, { fontSize: tokens.size.h2, letterSpacing: "-0.016em" }],
  h3: [headingBase, { fontSize: tokens.size.h3 }],
  h4: [headingBase, { fontSize: tokens.size.h4 }],
});

export const text = styleVariants({
  body: { margin: 0, fontSize: tokens.size.md, lineHeight: tokens.leading.text },
  small: { margin: 0, fontSize: tokens.size.sm, lineHeight: 1.45 },
  soft: { margin: 0, fontSize: tokens.size.sm, lineHeight: 1.45, color: tokens.color.inkSoft },
  /** The bold line over a group of controls. */
  label: { margin: 0, fontSize: tokens.size.sm, lineHeight: 1.4, fontWeight: 600 },
  lead: { margin: 0, fontSize: tokens.size.lg, lineHeight: 1.5, textWrap: "pretty" },
});

/** Counts, prices and distances line up under each other. */
export const tabular = style({ fontVariantNumeric: "tabular-nums" });

/** A link in running text. */
export const textLink = style({
  color: tokens.color.leaf,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
  ":hover": { textDecorationThickness: "2px" },
});
