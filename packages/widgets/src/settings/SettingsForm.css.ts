import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.lg,
});

// An empty status takes no room, but stays in the page: screen readers ignore a live region that is added with its text.
globalStyle(`${form} > [role="status"]:empty`, { position: "absolute" });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.sm });
