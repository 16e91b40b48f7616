import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

// It gets the focus of what leaves it, and shows none itself.
export const results = style({ marginBlockStart: tokens.space.lg, outline: "none" });
