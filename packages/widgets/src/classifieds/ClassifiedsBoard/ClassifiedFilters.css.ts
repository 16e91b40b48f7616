import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const groups = style({ display: "grid", gap: tokens.space.lg });
