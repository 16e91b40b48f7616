import { style } from "@vanilla-extract/css";
import { media } from "../theme/breakpoints.ts";
import { focusRing } from "../theme/shared.css.ts";
import { heading, text } from "../theme/text.css.ts";
import { tokens } from "../theme/tokens.css.ts";
import { px } from "../theme/units.ts";

export const picture = style({
  display: "block",
  width: px(72),
  height: px(72),
  objectFit: "cover",
  borderRadius: tokens.radius.control,
  "@media": { [media.desktop]: { width: px(112), height: px(76) } },
});

export const gone = style([
  picture,
  {
    border: `1px dashed ${tokens.color.lineStrong}`,
    background: tokens.color.shade,
    boxSizing: "border-box",
  },
]);

export const words = style({
  display: "grid",
  alignContent: "start",
  gap: tokens.space.xs,
  minWidth: 0,
  justifyItems: "start",
});

export const name = style([heading.h4, { overflowWrap: "anywhere" }]);

export const link = style([
  focusRing,
  {
    borderRadius: 4,
    color: tokens.color.ink,
    textDecoration: "none",
    ":hover": { color: tokens.color.leaf, textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
]);

export const place = style([text.soft, { overflowWrap: "anywhere" }]);
