import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { bareButton, focusRing } from "../../theme/shared.css.ts";
import { heading } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });

export const veil = style({
  position: "fixed",
  inset: 0,
  zIndex: 900,
  display: "grid",
  justifyItems: "center",
  alignItems: "start",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: `clamp(0px, 6vh, ${px(72)}) 0`,
  background: tokens.color.veil,
  animation: `${appear} ${tokens.motion.fast}`,
  "@media": { "screen and (min-width: 560px)": { paddingInline: tokens.space.md } },
});

const panelBase = style([
  focusRing,
  {
    boxSizing: "border-box",
    position: "relative",
    width: "100%",
    borderRadius: tokens.radius.card,
    background: tokens.color.card,
    color: tokens.color.ink,
    boxShadow: tokens.shadow.float,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.md,
    lineHeight: tokens.leading.text,
    animation: `${rise} ${tokens.motion.slow} ${tokens.motion.ease}`,
  },
]);

export const panel = styleVariants({
  sm: [panelBase, { maxWidth: px(440) }],
  md: [panelBase, { maxWidth: px(600) }],
  lg: [panelBase, { maxWidth: px(820) }],
});

export const head = style({
  display: "flex",
  alignItems: "start",
  justifyContent: "space-between",
  gap: tokens.space.md,
  padding: `${tokens.space.lg} ${tokens.space.lg} 0`,
});

export const title = style([heading.h3, { paddingTop: roomy(4) }]);

export const close = style([
  bareButton,
  {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: px(36),
    height: px(36),
    marginInlineEnd: roomy(-8),
    borderRadius: tokens.radius.control,
    color: tokens.color.inkSoft,
    ":hover": { background: tokens.color.shade, color: tokens.color.ink },
  },
]);

export const description = style({
  margin: 0,
  padding: `${tokens.space.xs} ${tokens.space.lg} 0`,
  color: tokens.color.inkSoft,
});

export const body = style({ padding: `${tokens.space.md} ${tokens.space.lg} ${tokens.space.lg}` });

/** The row of buttons at the end of a dialog's form: the action is first in the document and last on screen. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: tokens.space.sm,
  marginTop: tokens.space.lg,
  paddingTop: tokens.space.md,
  borderTop: `1px solid ${tokens.color.line}`,
});
