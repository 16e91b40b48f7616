import { style } from "@vanilla-extract/css";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const lines = style({ display: "grid", gap: 3, minWidth: 0, overflowWrap: "anywhere" });

export const name = style([
  text.body,
  { display: "flex", flexWrap: "wrap", gap: "0.5em", alignItems: "baseline", fontWeight: 600 },
]);

export const facts = style([text.small]);

export const soft = style([text.soft]);

export const checked = style([
  text.small,
  { display: "flex", gap: "0.5em", alignItems: "baseline", color: tokens.color.leaf, fontWeight: 600 },
]);
