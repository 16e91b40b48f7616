import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const bar = style({ display: "flex", justifyContent: "flex-end", marginBottom: tokens.space.lg });
