import { style, styleVariants } from "@vanilla-extract/css";
import { bareButton } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy, target } from "../../theme/units.ts";

export const table = style({
  width: "100%",
  borderCollapse: "collapse",
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.md,
  lineHeight: 1.4,
});

export const head = style({
  paddingBlock: roomy(8),
  paddingInline: `${roomy(12)} ${roomy(20)}`,
  borderBottom: `2px solid ${tokens.color.ink}`,
  fontSize: tokens.size.sm,
  fontWeight: 600,
  textAlign: "start",
  verticalAlign: "middle",
});

export const row = style({ ":hover": { background: tokens.color.shade } });

export const cell = style({
  paddingBlock: roomy(12),
  paddingInline: `${roomy(12)} ${roomy(20)}`,
  borderBottom: `1px solid ${tokens.color.line}`,
  fontWeight: 400,
  textAlign: "start",
  verticalAlign: "top",
});

export const numeric = style({ textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });

export const sorter = style([
  bareButton,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: roomy(6),
    minHeight: target(32),
    // Headings wrap and long words break, also above numbers: languages differ in the length of their words. Words of usual length do not.
    minWidth: "5.75em",
    whiteSpace: "normal",
    overflowWrap: "anywhere",
    borderRadius: tokens.radius.control,
    ":hover": { color: tokens.color.leaf },
    // In a column of numbers the arrow comes before the label, so that label and numbers end at the same edge.
    selectors: { [`${numeric} &`]: { flexDirection: "row-reverse" } },
  },
]);

const arrowBase = style({
  display: "grid",
  // A long label wraps; it does not squeeze the arrow.
  flex: "none",
  color: tokens.color.leaf,
  transitionProperty: "transform",
  transitionDuration: tokens.motion.fast,
  "@media": { "(prefers-reduced-motion: reduce)": { transitionDuration: "0s" } },
});

/** Shows the sort direction; both directions, in a quiet colour, on an unsorted column. */
export const arrow = styleVariants({
  ascending: [arrowBase, { transform: "rotate(180deg)" }],
  descending: [arrowBase],
  none: [arrowBase, { color: tokens.color.inkSoft, opacity: 0.7 }],
});
