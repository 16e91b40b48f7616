import { style } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

/** What every interactive thing shows under keyboard focus. */
export const focusRing = style({
  outline: "2px solid transparent",
  outlineOffset: 2,
  ":focus-visible": { outlineColor: tokens.color.focus },
  "@media": {
    // Forced colours paint what is transparent: without focus there must be no outline at all.
    "(forced-colors: active)": {
      selectors: { "&:not(:focus-visible, :focus-within)": { outlineStyle: "none" } },
    },
  },
});

/** Where forced colours take away the ground that told what is chosen, the system's own colours of a choice tell it. */
export const forcedChoice = {
  forcedColorAdjust: "none",
  background: "Highlight",
  color: "HighlightText",
} as const;

/** A button without the browser's look: for controls that draw their own. */
export const bareButton = style([
  focusRing,
  {
    boxSizing: "border-box",
    margin: 0,
    padding: 0,
    border: 0,
    background: "none",
    color: "inherit",
    font: "inherit",
    letterSpacing: "inherit",
    textAlign: "inherit",
    textTransform: "none",
    cursor: "pointer",
    selectors: { "&:disabled": { cursor: "not-allowed" } },
  },
]);

/** A list without bullets and indents. */
export const bareList = style({ margin: 0, padding: 0, listStyle: "none" });
