import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { heading, text as words } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const section = style({ display: "grid", gap: tokens.space.sm, minWidth: 0 });

export const title = style([heading.h3]);

export const list = style([bareList, { borderTop: `2px solid ${tokens.color.ink}` }]);

export const item = style({
  display: "grid",
  gap: tokens.space.xs,
  paddingBlock: tokens.space.sm,
  borderBottom: `1px solid ${tokens.color.line}`,
});

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: tokens.space.sm,
  alignItems: "start",
});

export const text = style([
  words.body,
  {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    overflowWrap: "anywhere",
  },
]);

export const note = style([words.small, { color: tokens.color.inkSoft }]);

export const wrong = style([words.small, { color: tokens.color.beet }]);

export const actions = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.xs });

export const more = style({ justifySelf: "start" });
