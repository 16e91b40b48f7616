import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const results = style({ marginBlockStart: tokens.space.lg });
