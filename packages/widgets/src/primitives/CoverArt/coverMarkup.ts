import { coverArt } from "./coverArt.ts";
import type { Shape } from "./scene.ts";

/** The inside of a cover's `<svg>`, as HTML. Contains only numbers and names from our own code, so nothing needs escaping. */
export function coverMarkup(slug: string, categoryId: number): string {
  return coverArt(slug, categoryId).shapes.map(path).join("");
}

function path({ tone, hue, d, stroke, dash }: Shape): string {
  const name = hue === undefined ? tone : `${tone} h${hue}`;
  const width = stroke === undefined ? "" : ` stroke-width="${stroke}"`;
  const pattern = dash === undefined ? "" : ` stroke-dasharray="${dash}"`;
  return `<path class="${name}" d="${d}"${width}${pattern}></path>`;
}
