import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const ended = style({
  display: "grid",
  gap: tokens.space.sm,
  // Nothing to say takes no room, not even a form's gap.
  selectors: { "&:not(:has(p))": { display: "contents" } },
});

export const logIn = style({ justifySelf: "start" });
