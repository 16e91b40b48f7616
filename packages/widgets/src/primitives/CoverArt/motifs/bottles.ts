import { coordinates, moveTo, type Shape } from "../scene.ts";
import type { Motif } from "./stage.ts";

/** Full bottles on a sill, before the land they come from; tall shoulders hold milk, sloping ones wine or juice. */
function bottles(shoulder: number): Motif {
  return ({ random, width, height, ridge }) => {
    const sill = height - random.between(28, 38);
    let [glass, drink, labels, caps] = ["", "", "", ""];
    let x = random.between(26, 60);
    while (x < width - 70) {
      const wide = Math.round(random.between(46, 62));
      const tall = Math.round(random.between(122, 168));
      const neck = Math.round(wide * 0.2);
      const body = Math.round(tall * shoulder);
      const rest = tall - body;
      const side = (wide - 2 * neck) / 2 - 4;
      glass += `${moveTo([x, sill - 8])}v${coordinates(8 - body)}q0${coordinates(-rest * 0.5)} ${coordinates(side + 4, -rest * 0.6)}v${coordinates(-rest * 0.4)}h${coordinates(2 * neck)}v${coordinates(rest * 0.4)}q${coordinates(side + 4, rest * 0.1, side + 4, rest * 0.6)}v${coordinates(body - 8)}q0 8-8 8h${coordinates(16 - wide)}q-8 0-8-8z`;
      const level = body * random.between(0.82, 0.98);
      drink += `${moveTo([x + 6, sill - 10])}v${coordinates(10 - level)}h${coordinates(wide - 12)}v${coordinates(level - 10)}q0 4-4 4h${coordinates(20 - wide)}q-4 0-4-4z`;
      labels += `${moveTo([x + 6, sill - body * 0.55])}h${coordinates(wide - 12)}v${coordinates(body * 0.28)}h${coordinates(12 - wide)}z`;
      caps += `${moveTo([x + wide / 2 - neck, sill - tall])}h${coordinates(2 * neck)}`;
      x += wide + random.between(18, 46);
    }
    const shapes: Shape[] = [
      {
        tone: "hill",
        d: `M0 ${coordinates(ridge(0))}Q${coordinates(width * 0.5, ridge(width) - 26, width, ridge(width) + 12)}V${height}H0Z`,
      },
      { tone: "row", d: `M0 ${coordinates(sill)}H${width}V${height}H0Z` },
      { tone: "land", d: glass },
      { tone: shoulder > 0.6 ? "light" : "deep", d: drink },
      { tone: shoulder > 0.6 ? "row" : "light", d: labels },
      { tone: "deep", d: caps, stroke: 11 },
      { tone: "deep", d: `M0 ${coordinates(sill)}H${width}`, stroke: 3 },
    ];
    return shapes;
  };
}

export const milkBottles = bottles(0.66);
export const wineBottles = bottles(0.5);
