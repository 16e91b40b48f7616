import { style } from "@vanilla-extract/css";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const parts = style({ display: "grid", gap: tokens.space.md });

export const waiting = style([text.soft, { margin: 0 }]);
