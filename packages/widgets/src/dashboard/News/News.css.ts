import { style } from "@vanilla-extract/css";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { tabular, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const list = style([bareList, { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }]);

export const item = style({
  display: "grid",
  gap: tokens.space.xxs,
  paddingBlock: tokens.space.sm,
  borderBlockStart: `1px solid ${tokens.color.line}`,
  selectors: { "&:first-child": { borderBlockStart: 0, paddingBlockStart: 0 } },
});

export const title = style([
  text.body,
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.xs, fontWeight: 600 },
]);

export const link = style([
  focusRing,
  {
    borderRadius: 4,
    color: tokens.color.ink,
    textDecoration: "none",
    overflowWrap: "anywhere",
    ":hover": { color: tokens.color.leaf, textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
]);

export const unread = style([
  tabular,
  {
    paddingInline: tokens.space.xs,
    borderRadius: tokens.radius.round,
    background: tokens.color.beet,
    color: tokens.color.onBeet,
    fontSize: tokens.size.xs,
    lineHeight: 1.7,
  },
]);

export const latest = style([bareList, text.small, { display: "grid", gap: tokens.space.xxs }]);

export const seen = style({ justifySelf: "start", marginInlineStart: `calc(-1 * ${tokens.space.sm})` });
