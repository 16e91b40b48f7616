import { style } from "@vanilla-extract/css";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const form = style({ display: "grid", gap: tokens.space.md, maxWidth: px(620) });
export const words = style({ display: "grid", gap: tokens.space.xxs });
export const title = style([heading.h3]);
export const lead = style([text.body, { color: tokens.color.inkSoft }]);
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: tokens.space.sm,
  // An error below the field is as tall as the label above it: the button stays beside the box.
  selectors: { '&:has([aria-invalid="true"])': { alignItems: "center" } },
});
// Leaves room for the button beside it on a phone, also in a wide font.
export const field = style({ flex: `1 1 ${px(150)}`, minWidth: 0 });
export const note = text.soft;
/** Below the note; an empty one takes no room. */
export const status = style({ selectors: { "&:has(p)": { marginTop: tokens.space.md } } });
