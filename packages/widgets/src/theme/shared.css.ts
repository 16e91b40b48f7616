import { style } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

/** The focus ring of every interactive element. */
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

/** Forced colours remove the background of a selected element, so it gets the system's selection colours. */
export const forcedChoice = {
  forcedColorAdjust: "none",
  background: "Highlight",
  color: "HighlightText",
} as const;

/** Tells which one of several is pressed, chosen or current where forced colours take its own look away. */
export const toldWhenForced = {
  "(forced-colors: active)": {
    selectors: { "&[aria-pressed=true], &[aria-selected=true], &[aria-current]": forcedChoice },
  },
} as const;

/** A button without the browser's styles, for controls that have their own. */
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

/** An unseen radio button or checkbox that covers its label, so that the place that is pressed or felt is its own. */
export const overLabel = style({
  position: "absolute",
  inset: 0,
  zIndex: 1,
  width: "100%",
  height: "100%",
  margin: 0,
  opacity: 0,
  cursor: "pointer",
});
