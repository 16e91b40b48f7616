import { globalStyle, style } from "@vanilla-extract/css";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const frame = style({ display: "grid", gap: tokens.space.md, containerType: "inline-size" });
export const lead = text.soft;
export const paste = style({ display: "grid", gap: tokens.space.sm });
export const scroller = style({
  maxBlockSize: "70vh",
  overflow: "auto",
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
});
// Seven columns need this much before a price is cut off.
const NARROW = "(max-width: 859px)";
const blockWhenNarrow = { "@container": { [NARROW]: { display: "block" } } };
export const table = style({ inlineSize: "100%", borderCollapse: "collapse", ...blockWhenNarrow });
export const body = style(blockWhenNarrow);
export const head = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  background: tokens.color.shade,
  textAlign: "start",
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

/** In a narrow room each product is a card with its fields below each other. */
export const row = style({
  borderBlockStart: `1px solid ${tokens.color.line}`,
  "@container": {
    [NARROW]: {
      display: "grid",
      gap: tokens.space.xs,
      padding: tokens.space.sm,
    },
  },
});
export const name = style([
  text.small,
  {
    verticalAlign: "top",
    padding: `${tokens.space.xs} ${tokens.space.sm}`,
    textAlign: "start",
    fontWeight: 600,
    overflowWrap: "anywhere",
    minInlineSize: px(140),
    "@container": { [NARROW]: { padding: 0 } },
  },
]);
export const category = style([text.soft, { display: "block", fontWeight: 400, fontSize: tokens.size.xs }]);
export const cell = style({
  verticalAlign: "top",
  padding: 0,
  borderInlineStart: `1px solid ${tokens.color.line}`,
  "@container": {
    [NARROW]: {
      display: "grid",
      border: 0,
      "::before": {
        content: "attr(data-heading)",
        display: "block",
        fontSize: tokens.size.xs,
        color: tokens.color.inkSoft,
      },
    },
  },
});
export const input = style([
  focusRing,
  {
    boxSizing: "border-box",
    inlineSize: "100%",
    minInlineSize: px(110),
    minBlockSize: tokens.control.height,
    margin: 0,
    padding: `${tokens.space.xs} ${tokens.space.sm}`,
    border: 0,
    background: "transparent",
    color: tokens.color.ink,
    font: "inherit",
    fontSize: tokens.size.sm,
    outlineOffset: -2,
    "::placeholder": { color: "transparent" },
    selectors: {
      "&:focus::placeholder": { color: tokens.color.inkSoft, opacity: 1 },
      "&[aria-invalid='true']": { boxShadow: `inset 0 0 0 2px ${tokens.color.beet}` },
    },
    "@container": {
      [NARROW]: { border: `1px solid ${tokens.color.lineStrong}`, borderRadius: tokens.radius.control },
    },
  },
]);
/** Not saved yet. */
export const changed = style([input, { background: tokens.color.squashTint }]);
export const problem = style({
  display: "block",
  padding: `0 ${tokens.space.sm} ${tokens.space.xs}`,
  fontSize: tokens.size.xs,
  color: tokens.color.beet,
});
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.sm,
});
export const status = text.soft;
export const findings = style([
  bareList,
  text.small,
  { display: "grid", gap: tokens.space.xxs, color: tokens.color.beet },
]);
