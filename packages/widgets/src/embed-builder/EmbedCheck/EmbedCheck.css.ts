import { style } from "@vanilla-extract/css";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const check = style({
  display: "grid",
  gap: tokens.space.md,
  maxWidth: px(820),
  paddingBlockStart: tokens.space.xl,
  borderBlockStart: `1px solid ${tokens.color.line}`,
});
export const title = heading.h2;

export const form = style({
  display: "flex",
  flexWrap: "wrap",
  gap: tokens.space.md,
  alignItems: "end",
});
// The field takes what the button leaves, and a line of its own on a phone.
export const field = style({ flex: `1 1 ${px(280)}` });

export const findings = style({
  display: "grid",
  gap: tokens.space.md,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const finding = style({
  display: "grid",
  gap: roomy(6),
  minWidth: 0,
  padding: tokens.space.md,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  overflowWrap: "anywhere",
});
export const message = style([text.body, { fontWeight: 600 }]);
export const fix = text.body;
export const place = style([text.small, { color: tokens.color.inkSoft }]);
