import { coordinates, curveThrough, landBelow, moveTo, type Ridge, type Shape } from "../scene.ts";
import type { Motif, Stage } from "./stage.ts";

function hills({ random, width, ridge, height }: Stage): Ridge[] {
  const base = ridge(width / 2);
  const lift = random.between(0.6, 1.35);
  return [0, 1, 2].map((step) => {
    if (step === 0) return ridge;
    const phase = random.between(0, 6);
    const reach = random.between(80, 190);
    const y = base + (height - base) * (0.24 + step * 0.2);
    return (x: number) => y + (12 + step * 8) * lift * Math.sin(x / reach + phase);
  });
}

/** Lines that lie on a hill the way mown grass does. */
function mown(ridge: Ridge, width: number, offsets: number[]): string {
  return offsets
    .map((offset) => {
      const points = [0, 1, 2, 3, 4].map((part) => {
        const x = (width * part) / 4;
        return [x, ridge(x) + offset + offset * 0.25 * Math.sin(x / 90)] as const;
      });
      return `${moveTo(points[0] as readonly [number, number])}${curveThrough(points)}`;
    })
    .join("");
}

function barn(x: number, y: number, size: number, light: boolean): Shape[] {
  const [w, h, roof] = [size * 1.5, size * 0.75, size * 0.6];
  const silo = size * 0.5;
  return [
    {
      tone: "deep",
      d: `${moveTo([x, y + 5])}v${coordinates(-h - 5)}l${coordinates(w * 0.16, -roof * 0.62, w * 0.34, -roof * 0.38, w * 0.34, roof * 0.38, w * 0.16, roof * 0.62)}v${coordinates(h + 5)}Z`,
    },
    {
      tone: "row",
      d: `${moveTo([x + w + 3, y + 5])}v${coordinates(-size * 1.55)}a${coordinates(silo / 2, silo / 2)} 0 0 1 ${coordinates(silo, 0)}v${coordinates(size * 1.55)}Z`,
    },
    {
      tone: light ? "light" : "hill",
      d: `${moveTo([x + w * 0.36, y + 5])}v${coordinates(-h * 0.75 - 5)}h${coordinates(w * 0.28)}v${coordinates(h * 0.75 + 5)}Z`,
    },
  ];
}

function trees(random: Stage["random"], ridge: Ridge, from: number, count: number, size: number): Shape[] {
  let crowns = "";
  let trunks = "";
  let x = from;
  for (let tree = 0; tree < count; tree++) {
    const y = ridge(x);
    trunks += `${moveTo([x, y + 3])}v${coordinates(-size)}`;
    crowns += `${moveTo([x, y - size * 1.1])}v${coordinates(-size * random.between(0.1, 0.8))}`;
    x += size * random.between(0.8, 1.7);
  }
  return [
    { tone: "deep", d: trunks, stroke: 2 },
    { tone: "deep", d: crowns, stroke: Math.round(size) },
  ];
}

/** Soft hills, a barn and its silo, mown grass: dairy and eggs. */
export const dairyPasture: Motif = (stage) => {
  const { random, width, height, sunX } = stage;
  const [back, middle, front] = hills(stage) as [Ridge, Ridge, Ridge];
  const size = random.between(25, 46);
  const barnX = sunX < width / 2 ? width * random.between(0.5, 0.72) : width * random.between(0.06, 0.3);
  return [
    { tone: "hill", d: landBelow(back, width, height) },
    ...trees(random, back, barnX + size * 2.8, random.pick([2, 3, 4]), random.between(12, 19)),
    ...barn(barnX, Math.max(back(barnX), back(barnX + size * 1.8)), size, true),
    { tone: "land", d: landBelow(middle, width, height) },
    { tone: "hill", d: mown(middle, width, [14, 31]), stroke: 2 },
    { tone: "row", d: landBelow(front, width, height) },
    { tone: "deep", d: mown(front, width, [16, 38, 64]), stroke: 2 },
  ];
};

/** Wide hills behind a rail fence, with a stand of trees: meat and poultry. */
export const rangePasture: Motif = (stage) => {
  const { random, width, height, sunX } = stage;
  const [back, middle, front] = hills(stage) as [Ridge, Ridge, Ridge];
  const treesX = sunX < width / 2 ? width * random.between(0.58, 0.76) : width * random.between(0.08, 0.26);
  let posts = "";
  const spacing = random.between(52, 64);
  for (let x = random.between(4, spacing); x < width; x += spacing) {
    posts += `${moveTo([x, front(x) + 12])}v-46`;
  }
  return [
    { tone: "hill", d: landBelow(back, width, height) },
    ...trees(random, back, treesX, random.pick([4, 5, 6]), 22),
    { tone: "land", d: landBelow(middle, width, height) },
    { tone: "hill", d: mown(middle, width, [15, 33, 52]), stroke: 2 },
    { tone: "row", d: landBelow(front, width, height) },
    { tone: "deep", d: mown((x) => front(x) - 25, width, [0, 16]), stroke: 3.5 },
    { tone: "deep", d: posts, stroke: 6 },
    { tone: "land", d: mown(front, width, [30, 52]), stroke: 2 },
  ];
};
