import { createContainer, style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const results = createContainer();

export const root = style({
  containerType: "inline-size",
  containerName: results,
  minWidth: 0,
  color: tokens.color.ink,
});

export const title = style([heading.h2, { paddingBlockEnd: tokens.space.md, overflowWrap: "anywhere" }]);

export const list = style([
  bareList,
  {
    display: "grid",
    gap: tokens.space.md,
    transition: `filter ${tokens.motion.slow}`,
    "@container": {
      [`${results} (min-width: 560px)`]: { gap: 0, borderBlockStart: `1px solid ${tokens.color.line}` },
    },
  },
]);

/** The hits of the search before, while the next is on its way. */
// Grey rather than faint: what is on its way out can still be read.
export const outdated = style({ filter: "grayscale(1)" });

export const examples = style([
  bareList,
  { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: tokens.space.sm },
]);

export const failure = style({ marginBlock: tokens.space.md });

export const skeletons = style({ display: "grid", gap: tokens.space.lg });

/** Notices hang side by side. */
export const notices = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(270)}), 1fr))`,
    gap: tokens.space.lg,
    transition: `filter ${tokens.motion.slow}`,
  },
]);

export const others = style([text.soft, { marginBlock: tokens.space.md }]);
