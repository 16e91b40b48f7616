import { style } from "@vanilla-extract/css";
import { focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: tokens.space.xs,
});

export const picker = style([
  focusRing,
  {
    boxSizing: "border-box",
    width: tokens.control.height,
    height: tokens.control.height,
    padding: 4,
    border: `1px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.control,
    background: tokens.color.card,
    cursor: "pointer",
  },
]);
