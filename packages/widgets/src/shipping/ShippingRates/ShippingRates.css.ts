import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const section = style({
  display: "grid",
  gap: tokens.space.md,
  paddingTop: tokens.space.xl,
  borderTop: `1px solid ${tokens.color.line}`,
});

// It takes focus only so that screen readers continue from there.
export const title = style([heading.h2, { ":focus": { outline: "none" } }]);

export const notice = style([
  text.body,
  {
    padding: tokens.space.sm,
    borderInlineStart: `4px solid ${tokens.color.squash}`,
    background: tokens.color.squashTint,
  },
]);

export const carrier = style({ display: "block", fontWeight: 600 });

export const service = style({ display: "block", fontSize: tokens.size.sm, color: tokens.color.inkSoft });

export const list = style([bareList, { borderTop: `2px solid ${tokens.color.ink}` }]);

export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: tokens.space.md,
  rowGap: tokens.space.xxs,
  paddingBlock: tokens.space.sm,
  borderBottom: `1px solid ${tokens.color.line}`,
});

export const details = style({ gridColumn: 1 });

export const quote = style([
  text.body,
  { gridColumn: 2, gridRow: 1, fontWeight: 600, textAlign: "end", fontVariantNumeric: "tabular-nums" },
]);

export const days = style([text.soft, { gridColumn: 2, gridRow: 2, textAlign: "end" }]);

export const visit = style([text.small, { gridColumn: 1, gridRow: 2, lineHeight: "24px" }]);

export const top = style([text.body]);
