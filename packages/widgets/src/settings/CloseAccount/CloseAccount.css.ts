import { style } from "@vanilla-extract/css";
import { text } from "../../theme/text.css.ts";

export const note = style([text.soft, { margin: 0 }]);
