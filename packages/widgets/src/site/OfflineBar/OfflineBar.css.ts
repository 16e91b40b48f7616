import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { fullHeight, takenBelow } from "../../theme/fullHeight.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

/** Stays at the lower edge of the window. */
export const region = style({
  position: "sticky",
  bottom: 0,
  zIndex: 400,
  "@media": { print: { display: "none" } },
});

export const bar = style([
  text.small,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "0.6em",
    minHeight: px(44),
    padding: `${roomy(8)} ${roomy(16)}`,
    background: tokens.color.ink,
    color: tokens.color.paper,
    fontFamily: tokens.font.text,
    fontWeight: 600,
    textAlign: "center",
  },
]);

// Its lines are many where the window is narrow.
globalStyle(`${bar} > svg`, { flex: "none" });

globalStyle(`${fullHeight} ${region}`, {
  "@media": { [media.phone]: { position: "fixed", insetInline: 0 } },
});
// Three lines of the longer language: what fills the window ends above it, so its height is known.
const height = px(72);
globalStyle(`${fullHeight} ${bar}`, {
  "@media": {
    [media.phone]: {
      boxSizing: "border-box",
      height,
      overflowY: "auto",
      fontSize: tokens.size.xs,
      lineHeight: 1.3,
    },
  },
});
globalStyle(`${fullHeight}:has(${bar})`, { vars: { [takenBelow]: height } });
