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

globalStyle(`${fullHeight} ${region}`, {
  "@media": { [media.phone]: { position: "fixed", insetInline: 0 } },
});
globalStyle(`${fullHeight}:has(${bar})`, { vars: { [takenBelow]: px(44) } });
