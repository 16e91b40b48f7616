import { globalStyle, style } from "@vanilla-extract/css";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const section = style({ display: "grid", gap: tokens.space.md, minWidth: 0 });

export const entry = style({
  display: "grid",
  gap: tokens.space.xs,
  justifyItems: "start",
  alignContent: "start",
  minWidth: 0,
});

export const title = style([heading.h3]);

export const grid = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(230)}), 1fr))`,
  gap: tokens.space.lg,
});

export const contact = style([
  text.small,
  { display: "grid", gap: 3, fontStyle: "normal", overflowWrap: "anywhere" },
]);

globalStyle(`${contact} p`, { margin: 0 });

export const name = style({ fontWeight: 600, fontSize: tokens.size.md });

export const position = style({ color: tokens.color.inkSoft });

export const label = style({ color: tokens.color.inkSoft });

export const phone = style({
  color: "inherit",
  fontVariantNumeric: "tabular-nums",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
});

export const note = style([text.soft]);
