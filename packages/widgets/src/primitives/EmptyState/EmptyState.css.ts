import { style } from "@vanilla-extract/css";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const box = style({
  display: "grid",
  justifyItems: "center",
  gap: tokens.space.sm,
  padding: `${tokens.space.xxl} ${tokens.space.md}`,
  textAlign: "center",
  fontFamily: tokens.font.text,
  fontSize: tokens.size.md,
  lineHeight: tokens.leading.text,
  color: tokens.color.inkSoft,
});

export const picture = style({ width: px(168), maxWidth: "60%", color: tokens.color.lineStrong });

export const title = style([heading.h3, { maxWidth: "28ch" }]);

export const text = style({ margin: 0, maxWidth: "48ch" });

export const action = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.sm,
  justifyContent: "center",
});
