import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const box = style([
  text.small,
  {
    display: "grid",
    gap: tokens.space.sm,
    marginBlockStart: tokens.space.lg,
    padding: tokens.space.md,
    borderRadius: tokens.radius.control,
    background: tokens.color.squashTint,
  },
]);

export const words = style({ margin: 0 });

// An empty status takes no room, but stays in the page: screen readers ignore a live region that is added with its text.
globalStyle(`${box} > [role="status"]:empty`, { position: "absolute" });

export const address = style({ overflowWrap: "anywhere" });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.sm });
