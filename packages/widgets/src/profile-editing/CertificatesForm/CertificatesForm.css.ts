import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const form = style({ display: "grid", gap: tokens.space.lg, minWidth: 0 });

export const list = style([bareList, { display: "grid" }]);

export const row = style({
  display: "grid",
  gap: tokens.space.sm,
  paddingBlock: tokens.space.md,
  borderBlockEnd: `${px(1)} solid ${tokens.color.line}`,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.sm,
  alignItems: "start",
  justifyContent: "space-between",
});

export const hint = style([text.soft]);

export const add = style({ justifySelf: "start" });
