import { style } from "@vanilla-extract/css";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const group = style({ display: "grid", gap: tokens.space.xs, justifyItems: "start", minWidth: 0 });

export const state = style([
  text.small,
  { display: "flex", alignItems: "baseline", gap: "0.4em", overflowWrap: "anywhere" },
]);

export const note = style([text.soft]);
