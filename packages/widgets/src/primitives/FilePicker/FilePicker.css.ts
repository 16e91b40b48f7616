import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { bareButton, focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy, target } from "../../theme/units.ts";
import * as frame from "../Field/FieldFrame.css.ts";

export const drop = style({
  boxSizing: "border-box",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.sm,
  padding: tokens.space.md,
  border: `1.5px dashed ${tokens.color.lineStrong}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  color: tokens.color.inkSoft,
  fontSize: tokens.size.sm,
  lineHeight: 1.4,
});

/** Without a frame of its own, in a row with other controls. */
export const bareDrop = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.xs,
  minWidth: 0,
  borderRadius: tokens.radius.control,
  color: tokens.color.inkSoft,
  fontSize: tokens.size.sm,
  lineHeight: 1.4,
});

/** Its parts are items of the row; an error has a line of its own. */
export const inRow = style({ display: "contents" });
globalStyle(`${inRow} > ${frame.error}`, { order: 1, gridColumn: "1 / -1" });
globalStyle(`${inRow} > ${frame.hint}`, { position: "absolute", clipPath: "inset(50%)" });

export const dropOver = style({ borderColor: tokens.color.leaf, background: tokens.color.leafTint });
export const dropWrong = style({ borderColor: tokens.color.beet });

/** The real file input covers its label, so that the browser's own focus and drop work. */
export const choose = style([
  focusRing,
  {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: tokens.space.xs,
    minHeight: tokens.control.small,
    padding: `${roomy(4)} ${roomy(14)}`,
    border: `1.5px solid ${tokens.color.leaf}`,
    borderRadius: tokens.radius.control,
    color: tokens.color.leaf,
    fontWeight: 600,
    ":hover": { background: tokens.color.leafTint },
    ":focus-within": { outlineColor: tokens.color.focus },
  },
]);

export const chooseBySign = style([
  focusRing,
  {
    position: "relative",
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: px(44),
    height: px(44),
    borderRadius: tokens.radius.control,
    color: tokens.color.leaf,
    ":hover": { background: tokens.color.leafTint },
    ":focus-within": { outlineColor: tokens.color.focus },
  },
]);

export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  opacity: 0,
  cursor: "pointer",
  fontSize: 0,
});

export const file = style({ flex: `1 1 ${px(160)}`, minWidth: 0 });

export const fileIcon = style({ display: "grid", flex: "none", fontSize: px(20), color: tokens.color.leaf });

export const fileName = style({ color: tokens.color.ink, fontWeight: 600, overflowWrap: "anywhere" });

export const failed = style({ color: tokens.color.beet, fontWeight: 600 });

export const actions = style({ display: "flex", marginInlineStart: "auto", ":empty": { display: "none" } });

const link = style([
  bareButton,
  {
    minHeight: target(28),
    padding: `${roomy(4)} ${roomy(8)}`,
    borderRadius: 5,
    fontWeight: 600,
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
  },
]);

export const action = styleVariants({
  retry: [link, { color: tokens.color.leaf }],
  remove: [link, { color: tokens.color.beet }],
});
