import { style } from "@vanilla-extract/css";
import { visuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.css.ts";
import { bareList } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const cards = style([bareList, { display: "grid", gap: tokens.space.md }]);

export const card = style({
  display: "grid",
  justifyItems: "start",
  gap: tokens.space.sm,
  padding: tokens.space.md,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
});

export const name = style([heading.h4]);

export const facts = style({ display: "grid", gap: tokens.space.xxs, width: "100%", margin: 0 });

export const fact = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gap: tokens.space.sm,
});

export const term = style([text.soft]);

export const value = style([text.small, { fontWeight: 600, fontVariantNumeric: "tabular-nums" }]);

export const remarks = style([
  text.small,
  { maxWidth: "44ch", marginBlockStart: tokens.space.xs, overflowWrap: "anywhere", whiteSpace: "pre-wrap" },
]);

export const hidden = style([visuallyHidden]);
