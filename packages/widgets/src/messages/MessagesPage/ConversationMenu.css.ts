import { style } from "@vanilla-extract/css";
import { bareButton } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px, roomy } from "../../theme/units.ts";

export const anchor = style({ position: "relative", flex: "none" });

export const menu = style({
  position: "absolute",
  insetInlineEnd: 0,
  top: "calc(100% + 6px)",
  zIndex: 500,
  boxSizing: "border-box",
  width: "max-content",
  maxWidth: px(280),
  padding: 6,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  boxShadow: tokens.shadow.float,
  selectors: { "&[hidden]": { display: "none" } },
});

export const item = style([
  bareButton,
  {
    width: "100%",
    minHeight: tokens.control.small,
    padding: `${roomy(8)} ${roomy(10)}`,
    borderRadius: 5,
    color: tokens.color.beet,
    fontSize: tokens.size.sm,
    fontWeight: 600,
    textAlign: "start",
    overflowWrap: "anywhere",
    ":hover": { background: tokens.color.beetTint },
  },
]);
