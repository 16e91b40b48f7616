import { CHART_PALETTE_SIZE } from "@foodshed/sdk/vocabulary";
import { tokens } from "../../theme/tokens.css.ts";

const { color, category } = tokens;

/** Ten colours that are distinguishable side by side; more parts repeat them. */
export const palette: readonly string[] = [
  color.leaf,
  color.squash,
  color.beet,
  category[3].mid,
  category[9].mid,
  category[10].mid,
  category[1].mid,
  category[7].dark,
  category[0].mid,
  category[5].dark,
].slice(0, CHART_PALETTE_SIZE);

export interface ChartColors {
  palette: string[];
  ink: string;
  line: string;
  background: string;
  font: string;
}

/** The theme's colours for a canvas, which supports neither custom properties nor `light-dark()`. */
export function readColors(place: HTMLElement): ChartColors {
  const probe = document.createElement("span");
  probe.hidden = true;
  place.append(probe);
  const style = getComputedStyle(probe);
  const resolve = (value: string) => {
    probe.style.color = value;
    return style.color;
  };
  const colors = {
    palette: palette.map(resolve),
    ink: resolve(color.ink),
    line: resolve(color.line),
    background: resolve(color.card),
    font: getComputedStyle(place).fontFamily,
  };
  probe.remove();
  return colors;
}
