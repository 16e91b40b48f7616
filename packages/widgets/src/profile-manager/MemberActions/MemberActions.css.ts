import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

/** Stays in sight while the list scrolls below it. */
export const bar = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 1,
  display: "grid",
  gap: tokens.space.xs,
  padding: tokens.space.sm,
  borderRadius: tokens.radius.card,
  border: `1px solid ${tokens.color.line}`,
  background: tokens.color.card,
  boxShadow: tokens.shadow.float,
});

export const count = style([text.label]);

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.xs,
  // Two beside each other, so that the list below stays in sight.
  "@media": { [media.phone]: { display: "grid", gridTemplateColumns: "1fr 1fr" } },
});

// Pressed with a thumb.
globalStyle(`${buttons} button`, { "@media": { [media.phone]: { minHeight: px(44) } } });

export const form = style({ display: "grid", gap: tokens.space.md, paddingBlockStart: tokens.space.sm });
