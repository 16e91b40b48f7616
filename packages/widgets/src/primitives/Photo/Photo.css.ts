import { style } from "@vanilla-extract/css";

export const photo = style({ display: "block", width: "100%", height: "auto", objectFit: "cover" });
