import { style } from "@vanilla-extract/css";
import { gutter } from "../../theme/page.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const page = style({
  boxSizing: "border-box",
  maxWidth: `calc(${px(960)} + 2 * ${gutter})`,
  marginInline: "auto",
  padding: `${tokens.space.xl} ${gutter} ${tokens.space.section}`,
});
export const byMail = style({
  display: "grid",
  gap: tokens.space.xs,
  padding: tokens.space.lg,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  border: `1px solid ${tokens.color.line}`,
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: tokens.space.sm,
  // An error below the field is as tall as the label above it: the button stays beside the box.
  selectors: { '&:has([aria-invalid="true"])': { alignItems: "center" } },
});
export const field = style({ flex: `1 1 ${px(180)}`, maxWidth: px(360), minWidth: 0 });
/** Below the note; an empty one takes no room. */
export const status = style({ selectors: { "&:not(:has(p))": { position: "absolute" } } });
