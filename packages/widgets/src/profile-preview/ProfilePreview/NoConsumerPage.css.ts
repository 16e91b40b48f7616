import { style } from "@vanilla-extract/css";
import { pageStack } from "../../theme/page.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const page = style([pageStack, { gap: tokens.space.md }]);
