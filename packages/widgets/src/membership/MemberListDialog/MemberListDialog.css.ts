import { style } from "@vanilla-extract/css";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const box = style({ display: "grid", gap: tokens.space.md, minWidth: 0 });

export const list = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(260)}), 1fr))`,
    columnGap: tokens.space.lg,
    // Keeps the dialog's size when a search has few results.
    minHeight: px(180),
    alignContent: "start",
  },
]);

export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.xs,
  minWidth: 0,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
});

export const member = style([
  focusRing,
  text.small,
  {
    display: "flex",
    alignItems: "center",
    gap: tokens.space.sm,
    minWidth: 0,
    paddingBlock: roomy(6),
    borderRadius: tokens.radius.control,
    color: tokens.color.ink,
    textDecoration: "none",
    overflowWrap: "anywhere",
    ":hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
]);
