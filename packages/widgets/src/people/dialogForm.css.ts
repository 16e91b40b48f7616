import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
});

// An empty status takes no room, but stays in the page: screen readers ignore a live region that is added with its text.
globalStyle(`${form} > [role="status"]:empty`, { position: "absolute" });

export const failures = style({
  display: "grid",
  gap: tokens.space.xxs,
  margin: 0,
  padding: 0,
  listStyle: "none",
  overflowWrap: "anywhere",
});
