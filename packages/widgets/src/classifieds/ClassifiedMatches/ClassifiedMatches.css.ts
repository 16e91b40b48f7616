import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const lists = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(280)}), 1fr))`,
  gap: tokens.space.xl,
  alignItems: "start",
});

export const section = style({ display: "grid", gap: tokens.space.sm, minWidth: 0 });

export const list = style([bareList, { display: "grid" }]);

export const match = style({
  padding: `${roomy(9)} 0`,
  borderTop: `1px solid ${tokens.color.line}`,
  overflowWrap: "anywhere",
});

export const place = style({ color: tokens.color.inkSoft });

export const why = style({
  display: "block",
  color: tokens.color.inkSoft,
  fontSize: tokens.size.sm,
  fontVariantNumeric: "tabular-nums",
});
