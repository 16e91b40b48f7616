import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const form = style({ display: "grid", gap: tokens.space.md });
