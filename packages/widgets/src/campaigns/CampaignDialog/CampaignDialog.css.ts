import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { text as words } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const box = style({ display: "grid", gap: tokens.space.md, paddingBlockStart: tokens.space.sm });

export const text = style([
  words.body,
  {
    padding: tokens.space.md,
    borderRadius: tokens.radius.card,
    background: tokens.color.leafTint,
    color: tokens.color.ink,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
]);

export const list = style([bareList, { borderTop: `1px solid ${tokens.color.line}` }]);

export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: tokens.space.sm,
  alignItems: "center",
  paddingBlock: tokens.space.xs,
  borderBottom: `1px solid ${tokens.color.line}`,
});

export const avatar = style({ width: px(36), height: px(36) });

export const name = style({ margin: 0, fontWeight: 600, overflowWrap: "anywhere" });

export const note = style([words.small, { color: tokens.color.inkSoft, overflowWrap: "anywhere" }]);
