import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { fullHeight } from "../../theme/fullHeight.css.ts";
import { bareButton } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy, target } from "../../theme/units.ts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

export const region = style({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 1000,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: tokens.space.xs,
  padding: tokens.space.md,
  pointerEvents: "none",
  // There the composer is at the lower edge.
  selectors: { [`${fullHeight} &`]: { bottom: "auto", top: 0 } },
});

const base = style({
  boxSizing: "border-box",
  display: "flex",
  alignItems: "center",
  gap: tokens.space.sm,
  maxWidth: px(480),
  padding: `${roomy(12)} ${roomy(12)} ${roomy(12)} ${roomy(18)}`,
  // Visible in forced colours only.
  border: "1px solid transparent",
  borderRadius: tokens.radius.control,
  boxShadow: tokens.shadow.float,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.sm,
  lineHeight: 1.4,
  fontWeight: 600,
  pointerEvents: "auto",
  animation: `${rise} ${tokens.motion.slow} ${tokens.motion.ease}`,
});

export const notice = styleVariants({
  success: [base, { background: tokens.color.leaf, color: tokens.color.onLeaf }],
  error: [base, { background: tokens.color.beet, color: tokens.color.onBeet }],
  info: [base, { background: tokens.color.ink, color: tokens.color.paper }],
});

export const close = style([
  bareButton,
  {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: target(28),
    height: target(28),
    borderRadius: tokens.radius.control,
    ":focus-visible": { outlineColor: "currentColor", outlineOffset: -2 },
  },
]);

export const action = style([
  bareButton,
  {
    flex: "none",
    minHeight: target(28),
    paddingInline: tokens.space.xs,
    borderRadius: tokens.radius.control,
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    ":focus-visible": { outlineColor: "currentColor", outlineOffset: -2 },
  },
]);
