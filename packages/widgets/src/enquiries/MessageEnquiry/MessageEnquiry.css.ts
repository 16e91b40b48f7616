import { style } from "@vanilla-extract/css";
import { text } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const part = style([text.small, { marginBlockStart: tokens.space.xs }]);
