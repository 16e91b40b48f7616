import { style } from "@vanilla-extract/css";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const list = style([bareList, { display: "grid", gap: tokens.space.md }]);

export const row = style({
  display: "grid",
  gridTemplateColumns: `${px(88)} minmax(0, 1fr)`,
  gap: tokens.space.sm,
  alignItems: "start",
});

export const picture = style({
  display: "block",
  width: px(88),
  height: px(60),
  objectFit: "cover",
  borderRadius: tokens.radius.control,
});

export const words = style({ display: "grid", gap: tokens.space.xxs, minWidth: 0, justifyItems: "start" });

export const name = style([text.small, { margin: 0, fontWeight: 600, overflowWrap: "anywhere" }]);

export const link = style([
  focusRing,
  {
    borderRadius: 4,
    color: tokens.color.ink,
    textDecoration: "none",
    ":hover": { color: tokens.color.leaf, textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
]);

export const place = style([text.soft, { fontSize: tokens.size.xs }]);
