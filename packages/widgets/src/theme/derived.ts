import { assignVars } from "@vanilla-extract/css";
import { tokens } from "./tokens.css.ts";
import { px, roomy } from "./units.ts";

/** Tokens computed from others: recomputed wherever a partner changes the unit or the density. */
export const derivedTokens = {
  ...assignVars(tokens.size, {
    xs: px(13),
    sm: px(15),
    md: px(17),
    lg: px(19),
    h4: px(19),
    h3: px(22),
    h2: `clamp(${px(26)}, ${px(20)} + 1.4vw, ${px(36)})`,
    h1: `clamp(${px(32)}, ${px(22)} + 2.6vw, ${px(52)})`,
    display: `clamp(${px(38)}, ${px(22)} + 4.4vw, ${px(78)})`,
  }),
  ...assignVars(tokens.space, {
    xxs: roomy(4),
    xs: roomy(8),
    sm: roomy(12),
    md: roomy(16),
    lg: roomy(24),
    xl: roomy(32),
    xxl: roomy(48),
    section: roomy(72),
  }),
  ...assignVars(tokens.control, {
    height: `max(${roomy(46)}, ${px(36)})`,
    small: `max(${roomy(38)}, ${px(30)})`,
  }),
};
