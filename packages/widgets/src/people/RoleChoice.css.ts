import { style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";

export const choice = style({ display: "grid", paddingBlockEnd: tokens.space.xs });

export const may = style({ fontSize: tokens.size.sm, lineHeight: 1.45, color: tokens.color.inkSoft });
