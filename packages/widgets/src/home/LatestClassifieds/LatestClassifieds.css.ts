import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { stretchedLink } from "../../theme/stretchedLink.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const list = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(230)}), 1fr))`,
    columnGap: tokens.space.xl,
    rowGap: tokens.space.lg,
    borderBlockStart: `1px solid ${tokens.color.ink}`,
    paddingBlockStart: tokens.space.lg,
  },
]);

export const classified = style({
  position: "relative",
  display: "grid",
  justifyItems: "start",
  alignContent: "start",
  gap: tokens.space.xs,
  minWidth: 0,
  paddingBlockEnd: tokens.space.lg,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
});

export const title = style([heading.h4]);

export const link = style([stretchedLink]);

export const meta = style([text.soft, { overflowWrap: "anywhere" }]);

export const date = style([text.small, { marginBlockStart: "auto", fontWeight: 500 }]);

/** Lies above the link that covers the whole notice. */
export const answer = style({ position: "relative", zIndex: 1, marginBlockStart: tokens.space.xs });

export const none = style([text.body, { color: tokens.color.inkSoft }]);
