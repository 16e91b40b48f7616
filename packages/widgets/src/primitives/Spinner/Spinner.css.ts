import { keyframes, style } from "@vanilla-extract/css";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const spinner = style({
  boxSizing: "border-box",
  display: "inline-block",
  flex: "none",
  width: "1.1em",
  height: "1.1em",
  border: "2px solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: "50%",
  animation: `${turn} 900ms linear infinite`,
  "@media": { "(prefers-reduced-motion: reduce)": { animationDuration: "4s" } },
});
