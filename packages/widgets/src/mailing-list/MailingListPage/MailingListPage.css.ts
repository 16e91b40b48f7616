import { style } from "@vanilla-extract/css";
import { gutter } from "../../theme/page.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style({
  display: "grid",
  gap: tokens.space.md,
  boxSizing: "border-box",
  maxWidth: `calc(${px(560)} + 2 * ${gutter})`,
  marginInline: "auto",
  padding: `${tokens.space.xl} ${gutter} ${tokens.space.section}`,
});
export const title = heading.h1;
export const lead = style([text.lead, { color: tokens.color.inkSoft }]);
export const form = style({ display: "grid", gap: tokens.space.md });
