import { style } from "@vanilla-extract/css";
import { pageStack } from "../../theme/page.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style([pageStack, { gap: tokens.space.xl, fontSize: tokens.size.md }]);

export const head = style({ display: "grid", gap: tokens.space.xs });

export const back = style([text.small]);

export const wishes = style([text.soft]);

export const content = style([
  text.body,
  { maxWidth: "62ch", marginBlockStart: tokens.space.xs, overflowWrap: "anywhere", whiteSpace: "pre-wrap" },
]);

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
});

export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: tokens.space.lg,
});

export const count = style([text.soft, { fontVariantNumeric: "tabular-nums" }]);

export const actions = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.sm });

export const note = style([text.soft, { maxWidth: "62ch" }]);

export const closing = style({ display: "grid", gap: tokens.space.md });

export const parcel = style({ display: "grid", gap: tokens.space.md, maxWidth: px(720) });

export const measures = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(${px(130)}, 1fr))`,
  alignItems: "start",
  gap: tokens.space.md,
});
