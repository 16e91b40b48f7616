import { style } from "@vanilla-extract/css";
import { pageStack } from "../../theme/page.css.ts";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style([pageStack, { gap: tokens.space.lg, fontSize: tokens.size.md }]);

export const bones = style({ display: "grid", gap: tokens.space.sm });

export const list = style([bareList, { borderBlockStart: `2px solid ${tokens.color.ink}` }]);

export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: tokens.space.lg,
  rowGap: tokens.space.xxs,
  paddingBlock: tokens.space.md,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
});

export const link = style([
  focusRing,
  {
    minHeight: px(24),
    color: tokens.color.ink,
    fontSize: tokens.size.lg,
    fontWeight: 600,
    overflowWrap: "anywhere",
    textDecoration: "none",
    ":hover": { textDecoration: "underline" },
  },
]);

export const about = style([text.soft, { gridColumn: 1, gridRow: 2 }]);

export const answers = style([
  text.small,
  { gridRow: "1 / span 2", gridColumn: 2, textAlign: "end", fontVariantNumeric: "tabular-nums" },
]);
