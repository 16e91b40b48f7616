import { lightCategories, lightColors } from "../../theme/palette.ts";
import { MARK_FIELD, MARK_FURROWS, MARK_SKY, MARK_SUN } from "./mark.ts";

/** The mark as an SVG document of its own, for a favicon or a mail: colours written out, no style sheet needed. */
export function markSvg(): string {
  const layers = [
    [lightColors.leaf, MARK_FIELD],
    [lightCategories[5].tint, MARK_SKY],
    [lightColors.squash, MARK_SUN],
    [lightCategories[10].mid, MARK_FURROWS],
  ];
  const paths = layers.map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${paths}</svg>`;
}
