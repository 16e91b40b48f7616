import { style } from "@vanilla-extract/css";
import { bareList } from "../../theme/shared.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const list = style([bareList, { display: "grid", gap: tokens.space.sm }]);

export const alternative = style({ overflowWrap: "anywhere" });

export const count = style({ color: tokens.color.inkSoft, whiteSpace: "nowrap" });
