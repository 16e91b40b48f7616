import { style, styleVariants } from "@vanilla-extract/css";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy } from "../../theme/units.ts";

export const report = style({ display: "grid", gap: tokens.space.sm });

export const verdict = styleVariants({
  good: [text.small, { fontWeight: 600 }],
  bad: [text.small, { fontWeight: 600, color: tokens.color.beet }],
});

export const table = style({ width: "100%", borderCollapse: "collapse", fontSize: tokens.size.sm });
export const caption = style({ textAlign: "start", color: tokens.color.inkSoft, fontSize: tokens.size.xs });
const cell = style({ padding: `${roomy(6)} 0`, borderBlockEnd: `1px solid ${tokens.color.line}` });
export const what = style([cell, { textAlign: "start", fontWeight: "inherit" }]);
export const ratio = style([
  cell,
  { paddingInline: roomy(8), textAlign: "end", fontVariantNumeric: "tabular-nums" },
]);
export const words = style([cell, { textAlign: "end" }]);
