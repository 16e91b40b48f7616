import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { fullHeight } from "../../theme/fullHeight.css.ts";
import { bareButton, focusRing } from "../../theme/shared.css.ts";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

/** Over the lower edge of the window, so that nothing moves when it comes and goes. */
export const offer = style({
  position: "fixed",
  insetBlockEnd: tokens.space.sm,
  insetInlineStart: tokens.space.sm,
  zIndex: 390,
  display: "flex",
  alignItems: "center",
  gap: roomy(8),
  maxWidth: `calc(100vw - 2 * ${tokens.space.sm})`,
  boxSizing: "border-box",
  paddingInlineStart: roomy(16),
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.paper,
  color: tokens.color.ink,
  boxShadow: tokens.shadow.float,
  "@media": { print: { display: "none" } },
});

globalStyle(`${fullHeight} ${offer}`, { "@media": { [media.phone]: { display: "none" } } });

export const words = style([text.small, { margin: 0, fontFamily: tokens.font.text }]);

export const link = style([focusRing, { color: tokens.color.leaf, fontWeight: 600 }]);

export const close = style([
  bareButton,
  { display: "grid", placeItems: "center", flex: "none", width: px(44), height: px(44) },
]);
