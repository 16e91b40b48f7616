import { style } from "@vanilla-extract/css";
import { heading, text as words } from "../../theme/text.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const section = style({ display: "grid", gap: tokens.space.xs });

export const title = style([heading.h3]);

export const text = style([words.soft]);

export const button = style({ justifySelf: "start" });
