import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const states = style([bareList, { display: "flex", flexWrap: "wrap", gap: tokens.space.xs }]);

export const state = style([
  text.body,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: px(44),
    padding: `0 ${tokens.space.md}`,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.card,
    background: tokens.color.card,
    color: tokens.color.ink,
    textDecoration: "none",
    selectors: {
      "&[aria-current]": { borderColor: tokens.color.ink, fontWeight: 600 },
      "&:hover": { textDecoration: "underline" },
    },
  },
]);

export const why = style([bareList, { display: "flex", flexWrap: "wrap", gap: tokens.space.xxs }]);

/** Content and context beside the decision, where there is room. */
export const columns = style({
  display: "grid",
  gap: tokens.space.lg,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { "(min-width: 1100px)": { gridTemplateColumns: `minmax(0, 1fr) ${px(400)}` } },
});

export const context = style({ display: "grid", gap: tokens.space.lg, minWidth: 0 });

export const quote = style([
  text.body,
  {
    margin: 0,
    padding: tokens.space.md,
    borderInlineStart: `3px solid ${tokens.color.line}`,
    background: tokens.color.card,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
]);

export const reported = style([quote, { borderInlineStartColor: tokens.color.ink }]);

export const form = style({ display: "grid", gap: tokens.space.md });

export const told = style([heading.h4]);

export const paragraphs = style({ display: "grid", gap: tokens.space.xs });
