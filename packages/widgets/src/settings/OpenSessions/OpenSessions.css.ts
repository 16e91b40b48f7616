import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const list = style([bareList, { display: "grid", gap: tokens.space.md }]);

export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: tokens.space.sm,
});

export const words = style({ minWidth: 0, overflowWrap: "anywhere" });

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.xs,
  margin: 0,
});

export const about = style([text.soft, { margin: 0 }]);

export const actions = style({ marginBlockStart: tokens.space.md });
