import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareButton } from "../../theme/shared.css.ts";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

const rise = keyframes({ from: { transform: `translateY(${px(48)})`, opacity: 0 } });

export const sheet = style({
  position: "fixed",
  zIndex: 800,
  insetInline: 0,
  insetBlockEnd: 0,
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  boxSizing: "border-box",
  height: "84dvh",
  borderRadius: `${tokens.radius.card} ${tokens.radius.card} 0 0`,
  background: tokens.color.paper,
  color: tokens.color.ink,
  // Dims what is behind without catching presses on it.
  boxShadow: `${tokens.shadow.float}, 0 0 0 100vmax ${tokens.color.veil}`,
  clipPath: "inset(-100vmax 0 0 0)",
  fontFamily: tokens.font.text,
  fontSize: tokens.size.md,
  lineHeight: tokens.leading.text,
  outline: "none",
  animation: `${rise} ${tokens.motion.slow} ${tokens.motion.ease}`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  padding: `${tokens.space.sm} ${tokens.space.md}`,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
});

export const title = style([heading.h3]);

export const close = style([
  bareButton,
  {
    display: "grid",
    placeItems: "center",
    width: px(44),
    height: px(44),
    marginInlineEnd: px(-10),
    borderRadius: tokens.radius.control,
    color: tokens.color.inkSoft,
  },
]);

export const body = style({
  display: "grid",
  alignContent: "start",
  gap: tokens.space.lg,
  padding: tokens.space.md,
  overflowY: "auto",
  overscrollBehavior: "contain",
});

export const foot = style({
  padding: `${tokens.space.sm} ${tokens.space.md} calc(${tokens.space.sm} + env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `1px solid ${tokens.color.line}`,
  background: tokens.color.paper,
});
