import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const small = style({ display: "grid", gap: tokens.space.sm, justifyItems: "start" });
