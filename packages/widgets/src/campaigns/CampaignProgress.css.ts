import { style } from "@vanilla-extract/css";
import { text } from "../theme/text.css.ts";
import { tokens } from "../theme/tokens.css.ts";
import { px } from "../theme/units.ts";

export const box = style({ display: "grid", gap: tokens.space.xxs });

export const bar = style({ width: "100%", height: px(10), accentColor: tokens.color.leaf });

export const words = style([text.small, { color: tokens.color.inkSoft, fontVariantNumeric: "tabular-nums" }]);
