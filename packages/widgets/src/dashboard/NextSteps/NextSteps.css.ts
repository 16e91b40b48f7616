import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareList } from "../../theme/shared.css.ts";
import { tabular, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const list = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.card,
    background: tokens.color.card,
  },
]);

/** On phones the press stands under its words, so that long names have the line to themselves. */
export const step = style({
  display: "grid",
  gridTemplateColumns: `${px(24)} minmax(0, 1fr)`,
  columnGap: tokens.space.sm,
  rowGap: tokens.space.xs,
  alignItems: "center",
  paddingBlock: tokens.space.sm,
  paddingInline: tokens.space.md,
  borderBlockStart: `1px solid ${tokens.color.line}`,
  selectors: { "&:first-child": { borderBlockStart: 0 } },
  "@media": {
    [media.desktop]: { gridTemplateColumns: `${px(24)} minmax(0, 1fr) auto`, minHeight: px(60) },
  },
});

/** Beside the first line of its words. */
export const sign = style({
  display: "grid",
  placeItems: "center",
  height: "1.5em",
  alignSelf: "start",
  color: tokens.color.leaf,
  "@media": { [media.desktop]: { alignSelf: "center" } },
});

export const words = style({ margin: 0, overflowWrap: "anywhere" });

export const note = style([text.soft, tabular, { fontSize: tokens.size.sm }]);

export const action = style({
  gridColumn: 2,
  justifySelf: "start",
  "@media": { [media.desktop]: { gridColumn: 3, justifySelf: "end" } },
});

export const error = style([text.small, { gridColumn: "2 / -1", color: tokens.color.beet }]);

export const done = style({
  display: "grid",
  gridTemplateColumns: `${px(40)} minmax(0, 1fr)`,
  gap: tokens.space.md,
  alignItems: "center",
  padding: tokens.space.md,
  borderRadius: tokens.radius.card,
  background: tokens.color.leafTint,
});

export const doneSign = style({
  display: "grid",
  placeItems: "center",
  width: px(40),
  height: px(40),
  borderRadius: "50%",
  background: tokens.color.leaf,
  color: tokens.color.onLeaf,
});
