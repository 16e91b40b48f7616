import { style } from "@vanilla-extract/css";
import { ENTRY_SIZES } from "../../primitives/ListMeasure/entrySizes.ts";
import { narrow, space } from "../../primitives/ListMeasure/ListMeasure.css.ts";
import { bareButton } from "../../theme/shared.css.ts";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

// A container query, because the board may be in a partner's narrow column.
const wide = `${space} (min-width: 840px)`;

export const board = style({
  containerName: space,
  containerType: "inline-size",
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.md,
  lineHeight: tokens.leading.text,
});

export const layout = style({
  display: "grid",
  gap: tokens.space.lg,
  "@container": { [wide]: { gridTemplateColumns: `${px(232)} minmax(0, 1fr)`, columnGap: tokens.space.xxl } },
});

export const filterToggle = style([
  bareButton,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    width: "100%",
    minHeight: tokens.control.height,
    padding: `0 ${roomy(14)}`,
    border: `1px solid ${tokens.color.lineStrong}`,
    borderRadius: tokens.radius.control,
    background: tokens.color.card,
    fontWeight: 600,
    "@container": { [wide]: { display: "none" } },
  },
]);

export const filters = style({
  display: "none",
  selectors: {
    [`${filterToggle}[aria-expanded='true'] + &`]: { display: "block", paddingTop: tokens.space.md },
  },
  "@container": {
    [wide]: {
      display: "block",
      selectors: { [`${filterToggle}[aria-expanded='true'] + &`]: { paddingTop: 0 } },
    },
  },
});

export const main = style({ minWidth: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.sm,
  paddingBottom: tokens.space.md,
  marginBottom: tokens.space.lg,
  borderBottom: `1px solid ${tokens.color.line}`,
});

// Reserves the width of a long count, so that the button does not wrap when the count loads.
export const title = style([heading.h3, { flex: "1 1 11em", fontVariantNumeric: "tabular-nums" }]);

export const headActions = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.xs });

// Grey rather than transparent: outdated results stay legible.
export const stale = style({ filter: "grayscale(1)", transition: `filter ${tokens.motion.fast}` });

export const failure = style({ marginBlockStart: tokens.space.lg });

export const bone = style({
  display: "grid",
  alignContent: "start",
  gap: roomy(10),
  minHeight: px(268),
  boxSizing: "border-box",
  padding: roomy(18),
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
});

const small = { minHeight: 0, overflow: "hidden" } as const;

/** Of the height that the entries will have. */
export const boneOf = {
  cards: style({}),
  list: style({ ...small, height: px(ENTRY_SIZES.list[0]) }),
  compact: style({ ...small, height: px(ENTRY_SIZES.compact[0]) }),
  fit: style({ "@container": { [narrow]: { ...small, height: px(ENTRY_SIZES.list[0]) } } }),
};

/** Without pins there is less between entries. */
export const fitting = style({ "@container": { [narrow]: { rowGap: ENTRY_SIZES.list[1], padding: 0 } } });
