import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const top = style({
  position: "absolute",
  zIndex: 5,
  insetBlockStart: px(10),
  insetInline: px(64),
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: tokens.space.xs,
  pointerEvents: "none",
  "@media": { [media.print]: { display: "none" } },
});
export const action = style({ pointerEvents: "auto", boxShadow: tokens.shadow.float });
export const problem = style({
  pointerEvents: "auto",
  display: "grid",
  justifyItems: "start",
  gap: tokens.space.xs,
  padding: tokens.space.sm,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  boxShadow: tokens.shadow.float,
});
globalStyle(`${problem} > p`, { margin: 0 });

export const panel = style({
  position: "absolute",
  zIndex: 6,
  insetInline: px(10),
  insetBlockEnd: px(24),
  display: "grid",
  gap: tokens.space.xs,
  maxWidth: px(380),
  maxHeight: `calc(100% - ${px(90)})`,
  marginInline: "auto",
  overflow: "auto",
  padding: tokens.space.md,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  color: tokens.color.ink,
  boxShadow: tokens.shadow.float,
});
export const head = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: tokens.space.sm,
});
export const title = style([heading.h4, { margin: 0, ":focus": { outline: "none" } }]);
export const list = style({ display: "grid", listStyle: "none", margin: 0, padding: 0 });
export const link = style([
  text.body,
  {
    display: "flex",
    alignItems: "center",
    minHeight: px(36),
    color: tokens.color.leaf,
    fontWeight: 600,
    textDecoration: "none",
    overflowWrap: "anywhere",
    ":hover": { textDecoration: "underline" },
    "@media": { "(pointer: coarse)": { minHeight: px(44) } },
  },
]);
export const note = style([text.soft, { margin: 0 }]);
