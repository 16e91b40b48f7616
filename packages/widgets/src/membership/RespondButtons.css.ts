import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const answers = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.xs });
