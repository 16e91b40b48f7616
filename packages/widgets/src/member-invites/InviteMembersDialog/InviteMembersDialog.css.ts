import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareList } from "../../theme/shared.css.ts";
import { text as texts } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const box = style({ display: "grid", gap: tokens.space.md, paddingBlockStart: tokens.space.sm });

export const text = style([texts.body]);

export const note = style([texts.small, { color: tokens.color.inkSoft, overflowWrap: "anywhere" }]);

export const fault = style([texts.small, { color: tokens.color.beet, overflowWrap: "anywhere" }]);

export const counts = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.xs, margin: 0 });

export const list = style([bareList, { borderTop: `1px solid ${tokens.color.line}` }]);

export const item = style({
  display: "grid",
  gap: tokens.space.sm,
  alignItems: "center",
  paddingBlock: tokens.space.xs,
  borderBottom: `1px solid ${tokens.color.line}`,
  "@media": { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${px(220)})` } },
});

export const words = style({ display: "grid", gap: tokens.space.xxs, minWidth: 0 });

export const name = style({ margin: 0, fontWeight: 600, overflowWrap: "anywhere" });

export const start = style({ justifySelf: "start" });

export const bar = style({ width: "100%", height: px(10), accentColor: tokens.color.leaf });
