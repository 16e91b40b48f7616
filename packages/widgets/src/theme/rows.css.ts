import { style } from "@vanilla-extract/css";
import { bareList } from "./shared.css.ts";
import { text } from "./text.css.ts";
import { tokens } from "./tokens.css.ts";

/** A list of rows: what each is, and what can be done with it at its end. */
export const rows = style([bareList, { display: "grid", gap: tokens.space.md }]);

export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: tokens.space.sm,
});

export const words = style({ minWidth: 0, overflowWrap: "anywhere" });

/** The name of a row with its tags. */
export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.xs,
  margin: 0,
});

export const about = style([text.soft, { margin: 0 }]);
