import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";
import { paintsOf, skyOf } from "./paints.ts";

const own = { tint: createVar(), mid: createVar(), dark: createVar() };
const varsOf = (hue: typeof own) => ({ [own.tint]: hue.tint, [own.mid]: hue.mid, [own.dark]: hue.dark });

const base = style({
  display: "block",
  width: "100%",
  background: `linear-gradient(${skyOf(own, tokens.color.card).join(", ")})`,
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "@media": { print: { printColorAdjust: "exact" } },
});

/** The colours of a picture, by category id. */
export const picture = styleVariants(tokens.category, (hue) => [base, { vars: varsOf(hue) }]);

// Short class names inside the picture: a page's HTML contains two dozen pictures.
for (const [tone, color] of Object.entries(paintsOf(own, tokens.color))) {
  globalStyle(`${base} .${tone}`, { fill: color });
  globalStyle(`${base} .${tone}[stroke-width]`, { fill: "none", stroke: color });
}

for (const [id, hue] of Object.entries(tokens.category)) {
  globalStyle(`${base} .h${id}`, { vars: varsOf(hue) });
}
