import { style } from "@vanilla-extract/css";
import { bareButton, bareList, focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const menu = style({
  boxSizing: "border-box",
  position: "fixed",
  inset: "auto",
  zIndex: 500,
  margin: 0,
  overflow: "visible",
  width: px(260),
  maxWidth: "calc(100vw - 16px)",
  padding: 6,
  borderRadius: tokens.radius.control,
  border: `1px solid ${tokens.color.line}`,
  background: tokens.color.card,
  boxShadow: tokens.shadow.float,
  color: tokens.color.ink,
  fontSize: tokens.size.md,
  lineHeight: 1.35,
  textAlign: "start",
});

export const title = style({
  margin: 0,
  padding: `${roomy(6)} ${roomy(10)}`,
  fontSize: tokens.size.sm,
  color: tokens.color.inkSoft,
});

export const lists = style([
  bareList,
  { maxHeight: px(230), overflowY: "auto", overscrollBehavior: "contain" },
]);

export const option = style([
  bareButton,
  focusRing,
  {
    display: "flex",
    alignItems: "center",
    gap: roomy(8),
    width: "100%",
    minHeight: px(44),
    padding: `${roomy(6)} ${roomy(10)}`,
    borderRadius: 5,
    textAlign: "start",
    ":hover": { background: tokens.color.leafTint },
    selectors: { "&[aria-pressed=true]": { fontWeight: 600 } },
  },
]);

export const sign = style({ display: "inline-flex", flex: "none", width: "1.2em", color: tokens.color.leaf });

export const name = style({ minWidth: 0, overflowWrap: "anywhere" });

export const more = style([
  option,
  {
    marginBlockStart: 6,
    paddingInlineStart: `calc(${roomy(10)} + 1.2em + ${roomy(8)})`,
    borderBlockStart: `1px solid ${tokens.color.line}`,
    borderStartStartRadius: 0,
    borderStartEndRadius: 0,
    color: tokens.color.leaf,
    fontWeight: 600,
  },
]);
