import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const fields = style({ display: "grid", gap: tokens.space.md, paddingTop: tokens.space.sm });
