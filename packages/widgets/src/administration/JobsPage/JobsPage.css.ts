import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { card } from "../page.css.ts";

export const row = style([card, { display: "block", paddingBlock: tokens.space.xs }]);

export const words = style({ display: "grid", gap: tokens.space.xs, minWidth: 0 });

export const name = style([
  heading.h4,
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.xs },
]);

export const error = style([
  text.small,
  { paddingInlineStart: tokens.space.sm, borderInlineStart: `3px solid ${tokens.color.beet}` },
]);

export const runs = style([text.small, { margin: 0, fontWeight: 600 }]);

export const list = style([bareList, { display: "grid", gap: tokens.space.xxs }]);
