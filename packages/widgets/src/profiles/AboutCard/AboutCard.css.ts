import { style } from "@vanilla-extract/css";
import { bareButton, bareList, focusRing } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy, target } from "../../theme/units.ts";

export const card = style({ display: "grid", gap: tokens.space.lg, minWidth: 0 });

export const title = style([heading.h2]);

export const descriptionBox = style({ display: "grid", justifyItems: "start", gap: tokens.space.xs });

export const description = style([
  text.body,
  { maxWidth: "68ch", whiteSpace: "pre-line", overflowWrap: "anywhere", textWrap: "pretty" },
]);

/** One line between paragraphs, as the empty line that was typed between them. */
export const paragraph = style({
  margin: 0,
  unicodeBidi: "plaintext",
  selectors: { "& + &": { marginBlockStart: "1lh" } },
});

export const folded = style([
  description,
  { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: 6, overflow: "hidden" },
  { "@media": { print: { display: "block" } } },
]);

export const none = style([text.body, { color: tokens.color.inkSoft }]);

export const toggle = style([
  bareButton,
  {
    minWidth: px(44),
    minHeight: target(28),
    borderRadius: tokens.radius.control,
    border: `1px solid ${tokens.color.line}`,
    textAlign: "center",
    fontWeight: 700,
    letterSpacing: "0.1em",
    color: tokens.color.leaf,
    ":hover": { background: tokens.color.leafTint },
  },
]);

export const files = style({ display: "grid", gap: tokens.space.xs });

export const label = style([
  text.label,
  { display: "flex", alignItems: "center", gap: tokens.space.md, fontFamily: tokens.font.text },
]);

export const list = style([bareList, text.small, { display: "grid", gap: roomy(4) }]);

export const file = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.4em",
    minHeight: roomy(28),
    borderRadius: 4,
    color: tokens.color.leaf,
    overflowWrap: "anywhere",
  },
]);
