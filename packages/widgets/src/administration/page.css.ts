import { globalStyle, style } from "@vanilla-extract/css";
import { bareList } from "../theme/shared.css.ts";
import { heading, text } from "../theme/text.css.ts";
import { tokens } from "../theme/tokens.css.ts";
import { px, target } from "../theme/units.ts";

/** Back to the list, above a page that was opened from one. */
export const back = style({ margin: 0 });
globalStyle(`${back} a`, { display: "inline-flex", alignItems: "center", minHeight: target(28) });

export const head = style({ display: "grid", gap: tokens.space.xxs });

export const title = style([heading.h1]);

export const about = style([text.body, { color: tokens.color.inkSoft, maxWidth: px(640) }]);

export const section = style({ display: "grid", gap: tokens.space.md, minWidth: 0 });

export const sectionTitle = style([heading.h2]);

export const soft = style([text.soft, { overflowWrap: "anywhere" }]);

/** The fields that narrow a list, in as many columns as there is room for. */
export const filters = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(190)}), 1fr))`,
  gap: tokens.space.md,
  alignItems: "start",
});

export const cards = style([bareList, { display: "grid", gap: tokens.space.sm }]);

export const card = style({
  display: "grid",
  gap: tokens.space.xs,
  minWidth: 0,
  padding: tokens.space.md,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  overflowWrap: "anywhere",
});

/** Facts by name: two columns where there is room. */
export const facts = style({
  display: "grid",
  gridTemplateColumns: `minmax(${px(96)}, max-content) minmax(0, 1fr)`,
  columnGap: tokens.space.lg,
  rowGap: tokens.space.xs,
  margin: 0,
  overflowWrap: "anywhere",
});
globalStyle(`${facts} dt`, { color: tokens.color.inkSoft, fontSize: tokens.size.sm, lineHeight: 1.6 });
globalStyle(`${facts} dd`, { margin: 0 });

export const tags = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.xxs });

export const actions = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.xs });

/** A count at one end, what can be done with all of it at the other. */
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.sm,
});
globalStyle(`${section} p, ${card} p`, { margin: 0 });

/** A name and its value as one item of `facts`. */
export const fact = style({ display: "contents" });

export const group = style({
  display: "grid",
  gap: tokens.space.md,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
globalStyle(`${group} > legend`, { padding: 0, marginBlockEnd: tokens.space.sm, fontWeight: 600 });
