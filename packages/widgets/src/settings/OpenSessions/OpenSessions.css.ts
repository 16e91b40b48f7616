import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const actions = style({ marginBlockStart: tokens.space.md });
