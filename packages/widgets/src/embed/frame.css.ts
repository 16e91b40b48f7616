import { fallbackVar, globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "../theme/tokens.css.ts";
import { px } from "../theme/units.ts";

globalStyle(":host", { display: "block" });
globalStyle(':host([data-theme="auto"])', { colorScheme: "light dark" });
globalStyle(":host([hidden])", { display: "none" });

// Whatever the page inherits into its elements stops here, where no rule of the page reaches, but for its font, its direction and its scheme.
export const frame = style({
  all: "initial",
  display: "block",
  direction: "inherit",
  colorScheme: "inherit",
  fontFamily: fallbackVar(tokens.font.text, "inherit"),
  fontSize: tokens.size.md,
  lineHeight: tokens.leading.text,
  color: tokens.color.ink,
  textAlign: "start",
});

export const credit = style({
  margin: `${px(8)} 0 0`,
  fontSize: tokens.size.xs,
  textAlign: "end",
});

export const creditLink = style({
  color: tokens.color.inkSoft,
  textUnderlineOffset: "0.2em",
});
