import { keyframes, style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

const breathe = keyframes({ "50%": { opacity: 0.5 } });

export const skeleton = style({
  display: "block",
  width: "100%",
  maxWidth: "100%",
  height: "1em",
  borderRadius: 6,
  background: tokens.color.shade,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
});
