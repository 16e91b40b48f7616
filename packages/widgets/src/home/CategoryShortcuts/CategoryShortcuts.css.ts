import { style } from "@vanilla-extract/css";
import { bareList, focusRing } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy, target } from "../../theme/units.ts";

export const panel = style({ maxWidth: px(760) });

export const list = style([bareList, { display: "flex", flexWrap: "wrap", gap: roomy(8) }]);

export const shortcut = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    minHeight: target(34),
    padding: `${roomy(4)} ${roomy(14)}`,
    borderRadius: tokens.radius.round,
    border: `1px solid color-mix(in oklab, ${tokens.category[5].mid}, ${tokens.color.card} 50%)`,
    background: `color-mix(in oklab, ${tokens.color.card} 82%, transparent)`,
    fontFamily: tokens.font.text,
    fontSize: tokens.size.sm,
    fontWeight: 500,
    lineHeight: 1.3,
    color: tokens.color.ink,
    textDecoration: "none",
    transitionProperty: "background-color, border-color",
    transitionDuration: tokens.motion.fast,
    ":hover": { background: tokens.color.card, borderColor: tokens.color.ink },
  },
]);
