import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

const tint = createVar();
const mid = createVar();
const dark = createVar();

const mix = (from: string, to: string, percent: number) => `color-mix(in oklab, ${from}, ${to} ${percent}%)`;
// By day the brightest tone is nearly paper and the shade is the dark ink of the hue; at night the light is
// the moon's and the shade sinks into the dark.
const lightDark = (light: string, night: string) => `light-dark(${light}, ${night})`;

const base = style({
  display: "block",
  width: "100%",
  background: `linear-gradient(${tint}, ${lightDark(mix(tint, tokens.color.card, 45), mix(tint, mid, 22))})`,
  fill: "none",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "@media": { print: { printColorAdjust: "exact" } },
});

/** The colours of a picture, by category id. */
export const picture = styleVariants(tokens.category, (hue) => [
  base,
  { vars: { [tint]: hue.tint, [mid]: hue.mid, [dark]: hue.dark } },
]);

const paint = {
  sun: mix(mid, tint, 6),
  far: mix(tint, mid, 16),
  hill: mix(tint, mid, 36),
  land: mix(tint, mid, 60),
  row: mid,
  deep: lightDark(mix(mid, dark, 72), mix(tint, tokens.color.paper, 62)),
  light: lightDark(mix(tint, tokens.color.card, 40), dark),
};

// Short class names inside the picture: a page's HTML contains two dozen pictures.
for (const [tone, color] of Object.entries(paint)) {
  globalStyle(`${base} .${tone}`, { fill: color });
  globalStyle(`${base} .${tone}[stroke-width]`, { fill: "none", stroke: color });
}

for (const [id, hue] of Object.entries(tokens.category)) {
  globalStyle(`${base} .h${id}`, { vars: { [tint]: hue.tint, [mid]: hue.mid, [dark]: hue.dark } });
}
