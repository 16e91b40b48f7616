import { style } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";

/** A link that covers the nearest positioned ancestor: all of a card can be pressed, while the link's accessible name stays short. */
export const stretchedLink = style({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: '""', position: "absolute", inset: 0, borderRadius: 4 },
  ":hover": { textDecoration: "underline", textDecorationThickness: "1px", textUnderlineOffset: "0.2em" },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 4 },
  },
});
