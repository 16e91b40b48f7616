import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const row = style({
  display: "grid",
  gap: tokens.space.xxs,
  paddingBlock: tokens.space.sm,
  borderBottom: `1px solid ${tokens.color.line}`,
  overflowWrap: "anywhere",
  "@media": {
    [media.desktop]: { gridTemplateColumns: `${px(176)} minmax(0, 1fr)`, columnGap: tokens.space.lg },
  },
});

export const words = style({ display: "grid", gap: tokens.space.xxs, minWidth: 0 });

export const what = style({ margin: 0, fontWeight: 600 });

export const details = style([
  text.soft,
  { fontFamily: "ui-monospace, monospace", fontSize: tokens.size.xs },
]);
