import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { bareList } from "../../theme/shared.css.ts";
import { stretchedLink } from "../../theme/stretchedLink.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const list = style([
  bareList,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(max(${px(140)}, 22%), 1fr))`,
    columnGap: tokens.space.sm,
    rowGap: roomy(4),
    // Names of three words beside their sign.
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: `repeat(auto-fill, minmax(max(${px(200)}, 22%), 1fr))`,
        columnGap: tokens.space.lg,
      },
    },
  },
]);

export const category = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: tokens.space.sm,
  minWidth: 0,
  minHeight: px(64),
  paddingBlock: tokens.space.xs,
  borderBlockEnd: `1px solid ${tokens.color.line}`,
});

const signBase = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: px(44),
  height: px(44),
  borderRadius: "50%",
  fontSize: px(20),
});

/** The category's icon on its own ground, in its own colours. */
export const sign = styleVariants(tokens.category, (hue) => [
  signBase,
  { background: hue.tint, color: hue.dark },
]);

export const words = style({ display: "grid", minWidth: 0 });

export const link = style([stretchedLink, { fontWeight: 600, lineHeight: 1.3 }]);

export const count = style([text.soft, { fontVariantNumeric: "tabular-nums" }]);
