import { globalStyle, style } from "@vanilla-extract/css";
import { bareButton, focusRing } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, target } from "../../theme/units.ts";
import { editedTable } from "../editedTable.ts";

/** Up to this width of the frame each product is a card. */
export const NARROW = 719;
const rules = editedTable({ narrow: NARROW, field: 120 });
const { whenNarrow } = rules;

export const frame = style(rules.frame);
export const lead = text.soft;
export const tools = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(220)}), 1fr))`,
  gap: tokens.space.sm,
  alignItems: "end",
});
export const paste = style(rules.paste);
export const line = style(rules.line);
/** What can be done with the chosen rows. */
export const chosen = style([
  line,
  {
    padding: tokens.space.sm,
    borderRadius: tokens.radius.control,
    background: tokens.color.leafTint,
    color: tokens.color.ink,
  },
]);
export const status = text.soft;

export const scroller = style(rules.scroller);
export const table = style([rules.table, { tableLayout: "fixed" }]);
export const body = style(rules.body);
export const head = style([rules.head, whenNarrow({ position: "static", display: "block" })]);
globalStyle(`${head} tr`, whenNarrow({ display: "block" }));
globalStyle(`${head} th`, rules.heading);
const columnWhenNarrow = whenNarrow({ display: "none" });
export const tickColumn = style([
  { inlineSize: px(76) },
  whenNarrow({ display: "block", inlineSize: "auto" }),
]);
export const nameColumn = style([{ inlineSize: "32%" }, columnWhenNarrow]);
export const otherColumn = style([columnWhenNarrow]);
export const categoryColumn = style([{ inlineSize: px(170) }, columnWhenNarrow]);
export const actsColumn = style([{ inlineSize: px(116) }, columnWhenNarrow]);
export const chooseAll = style([
  whenNarrow({ display: "flex", alignItems: "center", gap: tokens.space.sm, minBlockSize: target(44) }),
]);
/** Beside the box where the columns have no headings. */
export const chooseAllText = style([
  {
    position: "absolute",
    clipPath: "inset(50%)",
    inlineSize: 1,
    blockSize: 1,
    overflow: "hidden",
    whiteSpace: "nowrap",
  },
  whenNarrow({
    position: "static",
    clipPath: "none",
    whiteSpace: "normal",
    inlineSize: "auto",
    blockSize: "auto",
    overflow: "visible",
  }),
]);
/** Stands for rows that are out of sight; lined as they are, for the moment before they are rendered. */
export const gap = style([
  {
    padding: 0,
    background: `repeating-linear-gradient(${tokens.color.line} 0 1px, transparent 1px ${px(48)})`,
  },
  whenNarrow({ display: "block" }),
]);

/** In a narrow room each product is a card: its fields below each other, its buttons at the side. */
export const row = style({
  borderBlockStart: `1px solid ${tokens.color.line}`,
  selectors: {
    "&[data-dragged]": { opacity: 0.45 },
    // Where the dragged row goes.
    "&[data-edge='top']": { boxShadow: `inset 0 3px 0 ${tokens.color.leaf}` },
    "&[data-edge='bottom']": { boxShadow: `inset 0 -3px 0 ${tokens.color.leaf}` },
  },
  ...whenNarrow({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    gridTemplateAreas: '"tick name name" "category category acts" "other other other"',
    columnGap: tokens.space.xs,
    rowGap: tokens.space.xs,
    alignItems: "end",
    padding: tokens.space.sm,
  }),
});
export const tick = style({
  verticalAlign: "top",
  whiteSpace: "nowrap",
  ...whenNarrow({ gridArea: "tick" }),
});
export const tickLabel = style({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: target(36),
  blockSize: target(40),
});
export const checkbox = style([
  focusRing,
  { inlineSize: px(20), blockSize: px(20), margin: 0, accentColor: tokens.color.leaf },
]);
export const grip = style({
  display: "inline-grid",
  placeItems: "center",
  verticalAlign: "top",
  inlineSize: px(28),
  blockSize: target(40),
  color: tokens.color.inkSoft,
  cursor: "grab",
  // Fingers use the buttons.
  "@media": { "(pointer: coarse)": { display: "none" } },
  ...whenNarrow({ display: "none" }),
});
export const cell = style(rules.cell);
export const nameCell = style([cell, whenNarrow({ gridArea: "name" })]);
export const categoryCell = style([cell, whenNarrow({ gridArea: "category" })]);
export const otherCell = style([cell, whenNarrow({ gridArea: "other" })]);
export const input = style([focusRing, rules.input]);
export const changed = style([input, rules.changed]);
export const select = style([input, { background: tokens.color.card, textOverflow: "ellipsis" }]);
export const changedSelect = style([select, rules.changed]);
export const problem = style(rules.problem);
export const remark = style({
  display: "block",
  padding: `0 ${tokens.space.sm} ${tokens.space.xs}`,
  fontSize: tokens.size.xs,
  color: tokens.color.inkSoft,
});
export const acts = style({
  verticalAlign: "top",
  whiteSpace: "nowrap",
  textAlign: "end",
  ...whenNarrow({ gridArea: "acts" }),
});
export const act = style([
  bareButton,
  {
    display: "inline-grid",
    placeItems: "center",
    inlineSize: target(32),
    blockSize: target(40),
    borderRadius: tokens.radius.control,
    color: tokens.color.leaf,
    ":hover": { background: tokens.color.leafTint },
    selectors: {
      "&[aria-disabled='true']": { color: tokens.color.inkSoft, opacity: 0.5, cursor: "not-allowed" },
      "&[aria-disabled='true']:hover": { background: "none" },
    },
  },
]);
export const up = style({ display: "grid", transform: "rotate(180deg)" });
/** Stays in sight under a long table. */
export const actions = style([
  line,
  {
    position: "sticky",
    insetBlockEnd: 0,
    zIndex: 2,
    paddingBlock: tokens.space.xs,
    rowGap: 0,
    borderBlockStart: `1px solid ${tokens.color.line}`,
    background: tokens.color.paper,
  },
]);
