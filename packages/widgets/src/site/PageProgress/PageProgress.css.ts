import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../theme/tokens.css.ts";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const grow = keyframes({ from: { transform: "scaleX(0.02)" }, to: { transform: "scaleX(0.9)" } });

export const bar = style({
  position: "fixed",
  zIndex: 50,
  insetInline: 0,
  top: 0,
  height: 3,
  background: tokens.color.squash,
  transformOrigin: "left",
  opacity: 0,
  // A page that loads at once shows no bar.
  animation: `${appear} 120ms 180ms forwards, ${grow} 8s 180ms cubic-bezier(0.1, 0.8, 0.2, 1) forwards`,
  "@media": {
    [media.reducedMotion]: { transform: "none", animation: `${appear} 1ms 180ms forwards` },
    [media.print]: { display: "none" },
  },
});
