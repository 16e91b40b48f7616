import { globalStyle, style } from "@vanilla-extract/css";
import { pageWidth } from "../../theme/page.css.ts";
import { heading, text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

const sky = tokens.category[5];

export const hero = style({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  overflow: "clip",
  background: `linear-gradient(${sky.tint}, color-mix(in oklab, ${sky.tint}, ${tokens.color.card} 45%))`,
  color: tokens.color.ink,
  fontFamily: tokens.font.text,
});

const fieldHeight = `clamp(${px(150)}, 22vw, ${px(300)})`;

export const field = style({
  position: "absolute",
  insetInline: 0,
  bottom: 0,
  zIndex: -1,
  height: fieldHeight,
  // The sky is the section's own.
  background: "none",
});

globalStyle(`${field} .sun`, { fill: tokens.color.squash });

export const content = style([
  pageWidth,
  {
    display: "grid",
    gap: tokens.space.lg,
    justifyItems: "start",
    paddingBlockStart: `clamp(${px(40)}, 7vw, ${px(88)})`,
    // The words end where the hills begin.
    paddingBlockEnd: `calc(${fieldHeight} - clamp(0px, 2vw, ${px(24)}))`,
  },
]);

export const title = style([heading.display, { maxWidth: "16ch" }]);

export const lead = style([text.lead, { maxWidth: "38ch" }]);

export const search = style({ width: "100%", maxWidth: px(720) });
