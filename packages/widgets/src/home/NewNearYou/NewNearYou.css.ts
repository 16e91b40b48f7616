import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { heading, text, textLink } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${px(250)}), 1fr))`,
  columnGap: tokens.space.xl,
  rowGap: tokens.space.lg,
});

export const column = style({ display: "grid", alignContent: "start", gap: tokens.space.xs, minWidth: 0 });

export const title = style([heading.h4]);

export const list = style([bareList, { display: "grid", borderBlockStart: `1px solid ${tokens.color.ink}` }]);

export const row = style({
  display: "grid",
  gap: roomy(2),
  paddingBlock: tokens.space.sm,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
});

export const link = style([textLink, { justifySelf: "start", fontWeight: 600, overflowWrap: "anywhere" }]);

export const details = style([text.soft]);
