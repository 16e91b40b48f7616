import { style } from "@vanilla-extract/css";
import { bareButton } from "../theme/shared.css.ts";
import { textLink } from "../theme/text.css.ts";
import { tokens } from "../theme/tokens.css.ts";

export const button = style([bareButton, textLink, { justifySelf: "start", fontSize: tokens.size.sm }]);
