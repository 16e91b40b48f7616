import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const saved = style({ color: tokens.color.beet });

globalStyle(`${saved} svg`, { fill: "currentColor" });

export const anchor = style({ display: "inline-flex" });
export const wideAnchor = style([anchor, { display: "flex" }]);
