import { style } from "@vanilla-extract/css";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const form = style({ display: "grid", gap: tokens.space.md });

export const pair = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(200)}), 1fr))`,
  gap: tokens.space.md,
});

export const roles = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(200)}), 1fr))`,
  gap: tokens.space.xs,
  alignItems: "start",
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

export const legend = style([text.label, { padding: 0, marginBlockEnd: tokens.space.xs }]);
