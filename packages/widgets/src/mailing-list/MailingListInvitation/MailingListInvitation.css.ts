import { style } from "@vanilla-extract/css";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const invitation = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.md,
  paddingTop: tokens.space.xl,
  borderTop: `1px solid ${tokens.color.line}`,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
});

export const words = style({ display: "grid", gap: tokens.space.xxs, minWidth: 0 });

export const title = style([heading.h3]);

export const lead = style([text.body, { color: tokens.color.inkSoft }]);
