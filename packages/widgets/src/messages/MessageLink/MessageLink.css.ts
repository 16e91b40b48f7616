import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: tokens.space.md });
