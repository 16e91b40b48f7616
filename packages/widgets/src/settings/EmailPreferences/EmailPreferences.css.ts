import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const list = style([bareList, { display: "grid", gap: tokens.space.md }]);

export const bones = style({ display: "grid", gap: tokens.space.md });
