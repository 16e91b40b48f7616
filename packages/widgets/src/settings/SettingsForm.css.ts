import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.lg,
});

// Until it has something to say, the status takes no room, and stays there to be heard then.
globalStyle(`${form} > [role="status"]:empty`, { position: "absolute" });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.sm });
