/* Apart from the cropper's own styles, which come with it when a picture is chosen. */
import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

export const field = style({ display: "grid", gap: tokens.space.sm });
