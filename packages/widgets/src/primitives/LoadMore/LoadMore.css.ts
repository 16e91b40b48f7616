import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const row = style({ display: "flex", justifyContent: "center", paddingBlock: tokens.space.lg });
