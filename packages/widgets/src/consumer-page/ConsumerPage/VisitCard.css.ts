import { globalStyle, style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { roomy } from "../../theme/units.ts";

export const card = style({
  display: "grid",
  gap: tokens.space.lg,
  minWidth: 0,
  padding: tokens.space.lg,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
});

export const title = style([heading.h4]);

export const part = style({ display: "grid", gap: tokens.space.xs, minWidth: 0 });

export const label = style([text.label, { fontFamily: tokens.font.text }]);

export const words = style([text.small, { whiteSpace: "pre-line", overflowWrap: "anywhere" }]);

export const seasons = style([bareList, text.small, { display: "flex", flexWrap: "wrap", gap: roomy(6) }]);

const season = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.35em",
  padding: `${roomy(4)} ${roomy(10)}`,
  borderRadius: tokens.radius.round,
});

export const open = style([
  season,
  { background: tokens.color.leafTint, color: tokens.color.leaf, fontWeight: 600 },
]);

export const closed = style([
  season,
  { color: tokens.color.inkSoft, textDecoration: "line-through", textDecorationThickness: "1px" },
]);

export const places = style([bareList, text.small, { display: "grid", gap: tokens.space.md }]);

export const contact = style([
  text.small,
  { display: "grid", gap: roomy(4), fontStyle: "normal", overflowWrap: "anywhere" },
]);

globalStyle(`${contact} p`, { margin: 0 });

export const greenbelt = style([
  text.small,
  { display: "flex", alignItems: "center", gap: "0.5em", color: tokens.color.leaf, fontWeight: 600 },
]);
