import { style } from "@vanilla-extract/css";
import { heading, tabular } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const counts = style({
  display: "grid",
  gap: tokens.space.md,
  maxWidth: px(820),
  minWidth: 0,
  paddingBlockStart: tokens.space.xl,
  borderBlockStart: `1px solid ${tokens.color.line}`,
});
export const title = heading.h2;

export const scroller = style({ overflowX: "auto" });
export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: tokens.size.sm });
const base = style({
  padding: `${roomy(8)} ${tokens.space.sm} ${roomy(8)} 0`,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  textAlign: "start",
});
export const head = style([base, { fontWeight: 600, color: tokens.color.inkSoft }]);
export const headNumber = style([base, { fontWeight: 600, color: tokens.color.inkSoft, textAlign: "end" }]);
export const cell = style([base, { fontWeight: "inherit", overflowWrap: "anywhere" }]);
export const element = style([base, { whiteSpace: "nowrap" }]);
export const number = style([base, tabular, { textAlign: "end" }]);
