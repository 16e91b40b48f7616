import { style } from "@vanilla-extract/css";
import { roomy } from "../../theme/units.ts";

export const tags = style({ display: "flex", flexWrap: "wrap", gap: roomy(6), lineHeight: 1 });
