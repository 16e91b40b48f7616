import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";

export const ask = style({ justifySelf: "start", "@media": { [media.print]: { display: "none" } } });
