import { style } from "@vanilla-extract/css";
import { pageWidth } from "../../theme/page.css.ts";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const page = style([
  pageWidth,
  {
    display: "grid",
    gap: tokens.space.xl,
    gridTemplateColumns: "minmax(0, 1fr)",
    paddingBlock: `${tokens.space.xl} ${tokens.space.section}`,
    fontFamily: tokens.font.text,
    color: tokens.color.ink,
  },
]);

export const intro = style({ display: "grid", gap: tokens.space.xs });

export const title = style([heading.h1, { ":focus": { outline: "none" } }]);

export const failure = style({
  display: "grid",
  justifyItems: "start",
  gap: tokens.space.sm,
  padding: tokens.space.md,
  borderInlineStart: `4px solid ${tokens.color.beet}`,
  background: tokens.color.beetTint,
  borderRadius: tokens.radius.control,
});
