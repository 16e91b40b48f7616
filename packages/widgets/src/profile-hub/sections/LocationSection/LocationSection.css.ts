import { style } from "@vanilla-extract/css";
import { focusRing } from "../../../theme/shared.css.ts";
import { heading } from "../../../theme/text.css.ts";
import { tokens } from "../../../theme/tokens.css.ts";

export const locations = style([
  focusRing,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: tokens.space.xl,
    borderRadius: tokens.radius.control,
  },
]);

export const location = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
  selectors: {
    "& + &": { paddingTop: tokens.space.xl, borderTop: `1px solid ${tokens.color.line}` },
  },
});

export const name = heading.h4;
export const add = style({ display: "flex" });

export const removed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.sm,
});
