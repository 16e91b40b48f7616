/**
 * Builds the site's fonts from the Fontsource packages: the characters of English and French (and, in a separate
 * file, of other European languages), at the weights the theme uses. Run it after an update of the fonts: `pnpm fonts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const packages = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const target = new URL("../app/fonts/", import.meta.url);

const fonts = [
  // Headings have one weight and one softness (theme.css.ts): fixing the axes is worth two thirds of the file.
  { name: "fraunces", file: "soft-normal", axes: { wght: 580, SOFT: 60 } },
  { name: "figtree", file: "wght-normal", axes: { wght: { min: 400, max: 700 } } },
];

const characters = (ranges: [number, number][]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** fonts.css repeats these ranges. */
const subsets = {
  latin: characters([
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x152, 0x153],
    [0x178, 0x178],
    [0x2010, 0x2026],
    [0x2030, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ]),
  "latin-ext": characters([
    [0x100, 0x151],
    [0x154, 0x177],
    [0x179, 0x24f],
    [0x1e00, 0x1eff],
  ]),
};

for (const { name, file, axes } of fonts) {
  for (const [subset, codes] of Object.entries(subsets)) {
    const source = await readFile(new URL(`${name}/files/${name}-${subset}-${file}.woff2`, packages));
    const text = String.fromCodePoint(...codes);
    const font = await subsetFont(source, text, { targetFormat: "woff2", variationAxes: axes });
    await writeFile(new URL(`${name}-${subset}.woff2`, target), font);
    console.log(`${name}-${subset}.woff2: ${Math.round(font.length / 1024)} kB`);
  }
}
