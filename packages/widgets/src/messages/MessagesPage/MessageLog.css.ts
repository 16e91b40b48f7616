import { globalStyle, style } from "@vanilla-extract/css";
import { focusRing } from "../../theme/shared.css.ts";
import { tabular } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const log = style([
  focusRing,
  {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: tokens.space.sm,
    boxSizing: "border-box",
    flex: "1 1 0",
    minHeight: px(72),
    paddingBlock: tokens.space.md,
    // What scrolls cuts off the ring around what stands at its edge.
    paddingInline: px(5),
    marginInline: px(-5),
    overflowY: "auto",
    overscrollBehavior: "contain",
  },
]);

/** What there is stands at the lower edge, above the composer. */
globalStyle(`${log} > :first-child`, { marginBlockStart: "auto" });

export const nothing = style({ margin: 0, color: tokens.color.inkSoft });

/** Between the messages of two days. */
export const day = style({
  flex: "none",
  alignSelf: "center",
  marginBlock: `${tokens.space.sm} 0`,
  marginInline: 0,
  fontSize: tokens.size.xs,
  fontWeight: 600,
  color: tokens.color.inkSoft,
});

export const message = style({
  position: "relative",
  boxSizing: "border-box",
  flex: "none",
  maxWidth: "min(85%, 60ch)",
  padding: `${roomy(8)} ${roomy(14)}`,
  borderRadius: tokens.radius.card,
  overflowWrap: "anywhere",
});

export const theirs = style({ background: tokens.color.shade });
export const mine = style({ alignSelf: "flex-end", background: tokens.color.leafTint });

export const meta = style([
  tabular,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: tokens.space.xs,
    paddingBlock: px(8),
    marginBlock: px(-8),
    fontSize: tokens.size.xs,
    color: tokens.color.ink,
  },
]);

export const content = style({ margin: 0, whiteSpace: "pre-wrap" });

export const file = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    gap: tokens.space.xs,
    minHeight: tokens.control.small,
    color: tokens.color.leaf,
    fontSize: tokens.size.sm,
    fontWeight: 600,
  },
]);

/** Its size is known before the picture is there, so that nothing moves when it comes. */
export const picture = style([
  focusRing,
  {
    display: "block",
    width: px(280),
    maxWidth: "100%",
    aspectRatio: "4 / 3",
    marginBlockStart: roomy(6),
    borderRadius: tokens.radius.control,
    overflow: "hidden",
    background: tokens.color.plate,
  },
]);

export const pictureContent = style({
  display: "block",
  width: "100%",
  height: "100%",
  objectFit: "contain",
});

/** Where a pointer can hover it shows on the message that the pointer or the focus is on. */
export const report = style({
  // The button is higher than the line, which leaves room for it where it stands in a line of its own.
  marginBlock: px(-8),
  marginInline: px(-14),
  "@media": {
    "(hover: hover)": {
      position: "absolute",
      insetBlockStart: 0,
      insetInlineEnd: 0,
      margin: 0,
      borderRadius: tokens.radius.card,
      background: tokens.color.shade,
      opacity: 0,
      selectors: { [`${message}:hover &, ${message}:focus-within &`]: { opacity: 1 } },
    },
  },
});
