import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const picker = style({ display: "grid", gap: tokens.space.md });

export const explanation = style({
  display: "block",
  color: tokens.color.inkSoft,
  fontSize: tokens.size.sm,
  lineHeight: 1.4,
});

export const row = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "end",
  gap: tokens.space.xs,
});

export const addMore = style({ justifySelf: "start" });
