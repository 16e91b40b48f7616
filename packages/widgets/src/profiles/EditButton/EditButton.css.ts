import { style } from "@vanilla-extract/css";
import { roomy, target } from "../../theme/units.ts";

/** Beside or below what it edits, but never as wide as its column. */
export const button = style({ justifySelf: "start", alignSelf: "center" });

/** Small enough to fit in a line of text. */
export const quiet = style([
  button,
  { minHeight: target(28), marginInlineStart: roomy(-8), paddingBlock: 0, paddingInline: roomy(8) },
]);
