import { style } from "@vanilla-extract/css";
import { bareButton, bareList, focusRing } from "../../theme/shared.css.ts";
import { tabular, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const days = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: tokens.space.lg });

export const day = style([
  text.label,
  {
    paddingBlockEnd: tokens.space.xs,
    borderBlockEnd: `1px solid ${tokens.color.line}`,
    color: tokens.color.inkSoft,
  },
]);

export const items = style([bareList]);

export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: tokens.space.sm,
  alignItems: "center",
  minHeight: px(64),
  paddingBlock: tokens.space.xs,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
});

/** Highlights actions that support took in the member's account, so that they are not overlooked. */
export const support = style([
  item,
  {
    background: tokens.color.squashTint,
    borderRadius: tokens.radius.control,
    paddingInline: tokens.space.sm,
  },
]);

export const sign = style({
  display: "grid",
  placeItems: "center",
  width: px(44),
  height: px(44),
  borderRadius: "50%",
  background: tokens.color.squash,
  color: tokens.color.onSquash,
});

export const words = style([text.small, { overflowWrap: "anywhere" }]);

/** Who of the own business did it. */
export const person = style({ color: tokens.color.inkSoft });

export const link = style([
  focusRing,
  {
    borderRadius: 4,
    color: tokens.color.ink,
    fontWeight: 600,
    textDecoration: "none",
    ":hover": { color: tokens.color.leaf, textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
]);

export const time = style([text.soft, tabular, { fontSize: tokens.size.xs, whiteSpace: "nowrap" }]);

export const group = style({ borderBlockEnd: `1px solid ${tokens.color.line}` });

export const groupButton = style([
  bareButton,
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    columnGap: tokens.space.sm,
    alignItems: "center",
    width: "100%",
    minHeight: px(64),
    paddingBlock: tokens.space.xs,
    borderRadius: 4,
    textAlign: "start",
    color: tokens.color.ink,
    ":hover": { color: tokens.color.leaf },
  },
]);

/** A second and a third picture seem to lie under the first. */
export const stack = style({
  display: "grid",
  borderRadius: tokens.radius.control,
  boxShadow: `${px(3)} ${px(-3)} 0 ${px(-1)} ${tokens.color.paper}, ${px(4)} ${px(-4)} 0 0 ${tokens.color.lineStrong}`,
});

export const groupTitle = style({ display: "block", fontWeight: 600 });

export const groupNames = style([text.soft]);

export const arrow = style({
  display: "grid",
  color: tokens.color.inkSoft,
  transition: `transform ${tokens.motion.fast}`,
  selectors: { [`${groupButton}[aria-expanded='true'] &`]: { transform: "rotate(180deg)" } },
});

export const groupItems = style([
  bareList,
  {
    marginInlineStart: px(22),
    paddingInlineStart: tokens.space.sm,
    borderInlineStart: `2px solid ${tokens.color.line}`,
    marginBlockEnd: tokens.space.sm,
    selectors: { "&[hidden]": { display: "none" } },
  },
]);
