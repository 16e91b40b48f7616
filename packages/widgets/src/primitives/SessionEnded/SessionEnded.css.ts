import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const ended = style({
  display: "grid",
  gap: tokens.space.sm,
  // An empty status takes no room, not even the form's gap.
  selectors: { "&:not(:has(p))": { display: "contents" } },
});

export const logIn = style({ justifySelf: "start" });
