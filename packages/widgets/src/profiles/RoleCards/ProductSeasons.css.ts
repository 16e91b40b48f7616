import { style } from "@vanilla-extract/css";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const seasons = style({ display: "grid", justifyItems: "start", gap: tokens.space.xs });
export const title = style([text.label, { fontFamily: tokens.font.text }]);
export const list = style({ display: "grid", inlineSize: "100%", margin: 0 });
export const product = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(180)}), 1fr))`,
  columnGap: tokens.space.md,
  paddingBlock: tokens.space.xs,
  borderBlockStart: `1px solid ${tokens.color.line}`,
});
export const name = style([text.small, { fontWeight: 600, overflowWrap: "anywhere" }]);
export const details = style([text.small, { color: tokens.color.inkSoft, margin: 0 }]);
