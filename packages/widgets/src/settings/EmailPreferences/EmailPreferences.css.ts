import { globalStyle, style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";
import { px } from "../../theme/units.ts";

export const list = style([bareList, { display: "grid", gap: tokens.space.md }]);

// What a box is about stands under its name, not under the box.
globalStyle(`${list} p`, { margin: `calc(-1 * ${px(4)}) 0 0`, paddingInlineStart: px(30) });

export const bones = style({ display: "grid", gap: tokens.space.md });
