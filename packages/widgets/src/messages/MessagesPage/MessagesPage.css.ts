import { fallbackVar, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { takenBelow } from "../../theme/fullHeight.css.ts";
import { pageStack } from "../../theme/page.css.ts";
import { bareButton, focusRing } from "../../theme/shared.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const page = style([
  pageStack,
  {
    gap: tokens.space.lg,
    fontSize: tokens.size.md,
    lineHeight: tokens.leading.text,
  },
]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: tokens.space.sm,
});

export const oneColumn = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: tokens.space.lg,
});

export const columns = style([
  oneColumn,
  {
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: `minmax(${px(240)}, ${px(340)}) minmax(0, 1fr)`,
        columnGap: `clamp(${px(24)}, 4vw, ${px(56)})`,
      },
    },
  },
]);

export const side = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.md,
  minWidth: 0,
});

export const main = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  minWidth: 0,
});

export const back = style([
  bareButton,
  {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: px(44),
    height: px(44),
    marginInlineStart: px(-10),
    borderRadius: tokens.radius.control,
    color: tokens.color.leaf,
    rotate: "180deg",
    ":hover": { background: tokens.color.leafTint },
  },
]);

export const bones = style({ display: "grid", gap: tokens.space.sm });

const pane = style({ display: "flex", flexDirection: "column", boxSizing: "border-box" });

/** What was written scrolls between the name above and the composer below, which stay in sight. */
export const chat = style([
  pane,
  { width: "100%", height: `clamp(${px(360)}, calc(100dvh - ${px(256)}), ${px(800)})` },
]);

/** All of a phone's window. */
export const fullChat = style([
  pane,
  {
    position: "fixed",
    zIndex: 300,
    insetInline: 0,
    top: 0,
    height: `calc(100dvh - ${fallbackVar(takenBelow, "0px")})`,
    paddingInline: `max(${px(12)}, env(safe-area-inset-left))`,
    paddingBlockEnd: `max(${px(8)}, env(safe-area-inset-bottom))`,
    background: tokens.color.paper,
  },
]);

export const chatHead = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.sm,
  flex: "none",
  paddingBlock: roomy(6),
  borderBlockEnd: `1px solid ${tokens.color.line}`,
});

export const chatTitle = style([
  heading.h3,
  focusRing,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: tokens.space.xs,
    flex: 1,
    minWidth: 0,
  },
]);

/** In a phone's window, where each line is one less of what was written; the messages have the name in full. */
export const shortName = style({
  display: "-webkit-box",
  overflow: "hidden",
  fontSize: tokens.size.md,
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
});

export const chatLink = style([
  focusRing,
  { color: "inherit", textDecoration: "none", ":hover": { textDecoration: "underline" } },
]);

export const loading = style({ display: "grid", flex: 1, margin: 0, placeItems: "center" });

export const note = style([text.small]);
