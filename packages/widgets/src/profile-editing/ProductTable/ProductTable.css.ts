import { globalStyle, style } from "@vanilla-extract/css";
import { bareButton, focusRing } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, target } from "../../theme/units.ts";

export const frame = style({ display: "grid", gap: tokens.space.md, containerType: "inline-size" });
export const lead = text.soft;
export const tools = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(220)}), 1fr))`,
  gap: tokens.space.sm,
  alignItems: "end",
});
export const paste = style({ display: "grid", gap: tokens.space.sm });
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.sm });
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

const NARROW = "(max-width: 719px)";
const blockWhenNarrow = { "@container": { [NARROW]: { display: "block" } } };
export const scroller = style({
  maxBlockSize: "75vh",
  overflow: "auto",
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  // A list in a list is hard to scroll with a thumb.
  "@container": { [NARROW]: { maxBlockSize: "none", overflow: "visible" } },
});
export const table = style({ inlineSize: "100%", borderCollapse: "collapse", ...blockWhenNarrow });
export const body = style(blockWhenNarrow);
export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  background: tokens.color.shade,
  "@container": {
    [NARROW]: { position: "absolute", clipPath: "inset(50%)", width: 1, height: 1, overflow: "hidden" },
  },
});
globalStyle(`${head} th`, {
  padding: `${tokens.space.xs} ${tokens.space.sm}`,
  textAlign: "start",
  fontSize: tokens.size.sm,
  fontWeight: 600,
});

/** In a narrow room each product is a card: its fields below each other, its buttons at the side. */
export const row = style({
  borderBlockStart: `1px solid ${tokens.color.line}`,
  selectors: {
    "&[data-dragged]": { opacity: 0.45 },
    // Where the dragged row goes.
    "&[data-edge='top']": { boxShadow: `inset 0 3px 0 ${tokens.color.leaf}` },
    "&[data-edge='bottom']": { boxShadow: `inset 0 -3px 0 ${tokens.color.leaf}` },
  },
  "@container": {
    [NARROW]: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      gridTemplateAreas: '"tick name name" "category category acts" "other other other"',
      columnGap: tokens.space.xs,
      rowGap: tokens.space.xs,
      alignItems: "end",
      padding: tokens.space.sm,
    },
  },
});
export const tick = style({
  verticalAlign: "top",
  whiteSpace: "nowrap",
  "@container": { [NARROW]: { gridArea: "tick" } },
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
  "@container": { [NARROW]: { display: "none" } },
});
const heading = {
  "::before": {
    content: "attr(data-heading)",
    display: "block",
    fontSize: tokens.size.xs,
    color: tokens.color.inkSoft,
  },
} as const;
export const cell = style({
  verticalAlign: "top",
  padding: 0,
  borderInlineStart: `1px solid ${tokens.color.line}`,
  "@container": {
    [NARROW]: { display: "grid", border: 0, ...heading },
  },
});
export const nameCell = style([cell, { "@container": { [NARROW]: { gridArea: "name" } } }]);
export const categoryCell = style([cell, { "@container": { [NARROW]: { gridArea: "category" } } }]);
export const otherCell = style([cell, { "@container": { [NARROW]: { gridArea: "other" } } }]);
export const input = style([
  focusRing,
  {
    boxSizing: "border-box",
    inlineSize: "100%",
    minInlineSize: px(120),
    minBlockSize: tokens.control.height,
    margin: 0,
    padding: `${tokens.space.xs} ${tokens.space.sm}`,
    border: 0,
    background: "transparent",
    color: tokens.color.ink,
    font: "inherit",
    fontSize: tokens.size.sm,
    outlineOffset: -2,
    selectors: {
      "&[aria-invalid='true']": { boxShadow: `inset 0 0 0 2px ${tokens.color.beet}` },
    },
    "@container": {
      [NARROW]: {
        minInlineSize: 0,
        border: `1px solid ${tokens.color.lineStrong}`,
        borderRadius: tokens.radius.control,
        // Below sixteen pixels phones zoom in.
        fontSize: tokens.size.md,
      },
    },
  },
]);
/** Not saved yet. */
export const changed = style([input, { background: tokens.color.squashTint }]);
export const select = style([
  input,
  {
    background: tokens.color.card,
    minInlineSize: px(150),
    "@container": { [NARROW]: { minInlineSize: 0 } },
  },
]);
export const changedSelect = style([select, { background: tokens.color.squashTint }]);
export const problem = style({
  display: "block",
  padding: `0 ${tokens.space.sm} ${tokens.space.xs}`,
  fontSize: tokens.size.xs,
  color: tokens.color.beet,
});
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
  "@container": { [NARROW]: { gridArea: "acts" } },
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
