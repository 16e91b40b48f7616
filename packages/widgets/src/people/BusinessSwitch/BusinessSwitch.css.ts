import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareButton, bareList } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

/** In the header's row where the menu of the pages is a row too; else the list in that menu takes its place. */
export const inRow = style({
  display: "none",
  position: "relative",
  minWidth: 0,
  "@media": { [media.header]: { display: "block" } },
});

export const button = style([
  bareButton,
  {
    display: "flex",
    alignItems: "center",
    gap: roomy(8),
    minHeight: px(44),
    maxWidth: px(260),
    paddingInline: roomy(10),
    border: `1.5px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.control,
    fontSize: tokens.size.sm,
    fontWeight: 600,
    color: tokens.color.ink,
    ":hover": { borderColor: tokens.color.ink },
  },
]);

/** A long name ends with an ellipsis; the menu has all of it. */
export const current = style({
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});

export const menu = style({
  position: "absolute",
  insetInlineEnd: 0,
  top: `calc(100% + ${px(6)})`,
  zIndex: 1,
  boxSizing: "border-box",
  width: "max-content",
  minWidth: "100%",
  maxWidth: px(360),
  maxHeight: `min(${px(420)}, calc(100dvh - ${px(120)}))`,
  overflowY: "auto",
  padding: tokens.space.xxs,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  boxShadow: tokens.shadow.float,
  outline: "none",
});

export const item = style([
  bareButton,
  {
    display: "grid",
    gridTemplateColumns: `auto minmax(0, 1fr) ${px(20)}`,
    alignItems: "center",
    gap: tokens.space.sm,
    width: "100%",
    minHeight: px(56),
    padding: `${px(6)} ${tokens.space.xs}`,
    borderRadius: px(6),
    textAlign: "start",
    color: tokens.color.ink,
    ":hover": { background: tokens.color.shade },
    ":focus-visible": { background: tokens.color.shade },
  },
]);

export const words = style({ display: "grid", minWidth: 0, lineHeight: 1.35, overflowWrap: "anywhere" });

export const name = style({ fontWeight: 600, fontSize: tokens.size.sm });

export const role = style({ fontSize: tokens.size.xs, color: tokens.color.inkSoft });

export const check = style({ display: "grid", color: tokens.color.leaf });

export const inMenu = style({
  marginBlockEnd: tokens.space.xs,
  paddingBlockEnd: tokens.space.xs,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
  "@media": { [media.header]: { display: "none" } },
});

export const listTitle = style({
  margin: 0,
  paddingBlock: tokens.space.xxs,
  fontSize: tokens.size.xs,
  fontWeight: 600,
  color: tokens.color.inkSoft,
});

export const list = bareList;
