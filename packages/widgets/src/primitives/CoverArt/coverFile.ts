import { darkCategories, darkColors, lightCategories, lightColors } from "../../theme/palette.ts";
import { coverMarkup } from "./coverMarkup.ts";
import { COVER_SIZE } from "./coverSize.ts";
import { paintsOf, skyOf } from "./paints.ts";

type Id = keyof typeof lightCategories;

const both = (light: string, dark: string) => `light-dark(${light},${dark})`;
const page = {
  card: both(lightColors.card, darkColors.card),
  paper: both(lightColors.paper, darkColors.paper),
};

const varsOf = (id: Id) => {
  const [light, dark] = [lightCategories[id], darkCategories[id]];
  return (["tint", "mid", "dark"] as const)
    .map((name) => `--${name}:${both(light[name], dark[name])}`)
    .join(";");
};

/**
 * A cover as an SVG document of its own, in the colours of the scheme of the element that shows it. The same as `CoverArt` draws.
 */
export function coverFile(slug: string, categoryId: number): string {
  const { width, height } = COVER_SIZE;
  // An unknown category has no colours.
  const id = (categoryId in lightCategories ? categoryId : 0) as Id;
  const drawing = coverMarkup(slug, id);
  const hue = { tint: "var(--tint)", mid: "var(--mid)", dark: "var(--dark)" };
  const [top, bottom] = skyOf(hue, page.card);
  const used = [...new Set(drawing.match(/(?<= h)\d+(?=")/g) ?? [])] as unknown as Id[];
  const rules = [
    `:root{color-scheme:light dark;${varsOf(id)};fill:none;stroke-linecap:round;stroke-linejoin:round}`,
    `.top{stop-color:${top}}.end{stop-color:${bottom}}`,
    ...used.map((other) => `.h${other}{${varsOf(other)}}`),
    ...Object.entries(paintsOf(hue, page)).map(
      ([tone, color]) => `.${tone}{fill:${color}}.${tone}[stroke-width]{fill:none;stroke:${color}}`,
    ),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>`,
    ...rules,
    '</style><linearGradient id="sky" x2="0" y2="1"><stop class="top"/><stop class="end" offset="1"/></linearGradient>',
    `<path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>`,
    drawing,
    "</svg>",
  ].join("");
}
