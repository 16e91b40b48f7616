import { style } from "@vanilla-extract/css";
import { focusRing } from "../../theme/shared.css.ts";
import { textLink } from "../../theme/text.css.ts";

/** A button that looks like a link in running text. */
export const button = style([
  textLink,
  focusRing,
  { padding: 0, border: 0, background: "none", font: "inherit", textAlign: "start", cursor: "pointer" },
]);
