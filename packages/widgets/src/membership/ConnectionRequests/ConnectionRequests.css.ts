import { style } from "@vanilla-extract/css";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, target } from "../../theme/units.ts";

export const card = style({
  display: "grid",
  gap: tokens.space.md,
  justifyItems: "start",
  alignContent: "start",
  minWidth: 0,
  padding: tokens.space.lg,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
});

export const title = style([heading.h4]);

export const none = style([text.soft]);

export const list = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${px(250)}), 1fr))`,
    gap: tokens.space.lg,
    width: "100%",
  },
]);

export const request = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: tokens.space.sm,
  alignItems: "start",
});

export const words = style({ display: "grid", gap: tokens.space.xs, minWidth: 0 });

export const name = style([text.small, { fontWeight: 600, overflowWrap: "anywhere" }]);

export const link = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: target(0),
    borderRadius: 4,
    color: tokens.color.ink,
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "1px",
  },
]);

export const message = style([text.soft]);
