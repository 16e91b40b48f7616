import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

/** Stuck where a thumb reaches it on phones. */
export const thumb = style({
  "@media": {
    [media.phone]: {
      position: "fixed",
      zIndex: 5,
      insetInlineEnd: tokens.space.md,
      bottom: `max(${px(16)}, env(safe-area-inset-bottom))`,
      borderRadius: tokens.radius.control,
      boxShadow: tokens.shadow.float,
    },
    print: { display: "none" },
  },
});
