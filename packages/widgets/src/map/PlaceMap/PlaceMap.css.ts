import { style } from "@vanilla-extract/css";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const root = style({ display: "grid", gap: tokens.space.xs, minWidth: 0 });
export const map = style({ height: px(260) });
export const note = style([text.soft, { margin: 0 }]);
