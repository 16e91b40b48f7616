import { style } from "@vanilla-extract/css";
import { focusRing } from "../../theme/shared.css.ts";
import { textLink } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

// It gets the focus of what leaves it, and shows none itself.
export const results = style({ marginBlockStart: tokens.space.lg, outline: "none" });

export const excerpt = style({ outline: "none" });

/** A button that looks like a link in running text. */
export const searchButton = style([
  textLink,
  focusRing,
  { padding: 0, border: 0, background: "none", font: "inherit", textAlign: "start", cursor: "pointer" },
]);
