import { globalStyle, style } from "@vanilla-extract/css";
import { pageStack, pageWidth } from "../theme/page.css.ts";
import { bareList } from "../theme/shared.css.ts";
import { heading, text } from "../theme/text.css.ts";
import { tokens } from "../theme/tokens.css.ts";
import { px } from "../theme/units.ts";

export const page = style([pageStack, { gap: tokens.space.lg }]);

/** As wide as one likes to read. */
export const readable = style({ display: "grid", gap: tokens.space.xl, maxWidth: px(760), minWidth: 0 });

export const title = style([heading.h1]);

export const sectionTitle = style([heading.h2]);

export const soft = style([text.soft, { overflowWrap: "anywhere" }]);

export const list = style([bareList, { display: "grid", gap: tokens.space.sm }]);

export const section = style({ display: "grid", gap: tokens.space.md });

export const card = style({
  display: "grid",
  gap: tokens.space.xs,
  minWidth: 0,
  padding: tokens.space.md,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  color: tokens.color.ink,
  overflowWrap: "anywhere",
});
globalStyle(`${card} p`, { margin: 0 });

export const quote = style([text.body, { margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }]);

export const form = style({ display: "grid", gap: tokens.space.sm, justifyItems: "start" });

export const wide = style({ width: "100%" });

/** Above a page of the member. */
export const notices = style([
  pageWidth,
  { paddingBlockStart: tokens.space.lg, fontFamily: tokens.font.text },
]);
