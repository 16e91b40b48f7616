import { style } from "@vanilla-extract/css";
import { control } from "../../primitives/Field/Field.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const panel = style({ display: "grid", gap: tokens.space.sm, marginBlockStart: tokens.space.sm });

export const code = style([
  control,
  {
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
    fontSize: tokens.size.xs,
    lineHeight: 1.6,
    resize: "vertical",
    selectors: { "&:read-only:not(select)": { background: tokens.color.shade, color: tokens.color.ink } },
  },
]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.sm,
});
