import { globalStyle } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

/* Storybook's own texts, as far as its theme does not reach: headings, and links that can be read on dark. */

globalStyle("#storybook-docs :is(h1, h2):not(.sb-unstyled *)", {
  fontFamily: tokens.font.heading,
  fontVariationSettings: tokens.font.headingSettings,
  fontWeight: tokens.font.headingWeight,
  letterSpacing: "-0.01em",
});
globalStyle("#storybook-docs :is(p, li, td) > a:not(.sb-unstyled *)", { color: tokens.color.leaf });
