import { globalStyle, style } from "@vanilla-extract/css";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";
import { editedTable } from "../editedTable.ts";

// Seven columns need this much before a price is cut off.
const rules = editedTable({ narrow: 859, field: 110 });

export const frame = style(rules.frame);
export const lead = text.soft;
export const paste = style(rules.paste);
export const scroller = style(rules.scroller);
export const table = style(rules.table);
export const body = style(rules.body);
export const head = style([
  rules.head,
  rules.whenNarrow({ position: "absolute", clipPath: "inset(50%)", width: 1, height: 1, overflow: "hidden" }),
]);
globalStyle(`${head} th`, rules.heading);

/** In a narrow room each product is a card with its fields below each other. */
export const row = style([
  { borderBlockStart: `1px solid ${tokens.color.line}` },
  rules.whenNarrow({ display: "grid", gap: tokens.space.xs, padding: tokens.space.sm }),
]);
export const name = style([
  text.small,
  {
    verticalAlign: "top",
    padding: `${tokens.space.xs} ${tokens.space.sm}`,
    textAlign: "start",
    fontWeight: 600,
    overflowWrap: "anywhere",
    minInlineSize: px(140),
  },
  rules.whenNarrow({ padding: 0 }),
]);
export const category = style([text.soft, { display: "block", fontWeight: 400, fontSize: tokens.size.xs }]);
export const cell = style(rules.cell);
export const input = style([
  focusRing,
  rules.input,
  {
    "::placeholder": { color: "transparent" },
    selectors: { "&:focus::placeholder": { color: tokens.color.inkSoft, opacity: 1 } },
  },
]);
export const changed = style([input, rules.changed]);
export const problem = style(rules.problem);
export const actions = style(rules.line);
export const status = text.soft;
export const findings = style([
  bareList,
  text.small,
  { display: "grid", gap: tokens.space.xxs, color: tokens.color.beet },
]);
