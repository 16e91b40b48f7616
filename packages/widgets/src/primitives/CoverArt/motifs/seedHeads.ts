import { coordinates, disc, dots, landBelow, moveTo, type Point, type Shape } from "../scene.ts";
import type { Motif, Stage } from "./stage.ts";

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

function head(x: number, y: number, radius: number, seeds: number): Shape[] {
  const spiral: Point[] = [];
  for (let seed = 1; seed < seeds; seed++) {
    const r = radius * 0.9 * Math.sqrt(seed / seeds);
    spiral.push([x + r * Math.cos(seed * goldenAngle), y + r * Math.sin(seed * goldenAngle)]);
  }
  return [
    { tone: "row", d: disc(x, y, radius) },
    { tone: "deep", d: dots(spiral), stroke: Math.max(2, Math.round(radius / 7.5)) },
  ];
}

function sprig(
  random: Stage["random"],
  x: number,
  foot: number,
  tall: number,
  lean: number,
): { stem: string; leaves: string } {
  let leaves = "";
  const pairs = 4;
  for (let pair = 1; pair <= pairs; pair++) {
    const t = pair / pairs;
    const [at, y] = [x + lean * t * t, foot - tall * t];
    const size = (1.15 - t * 0.7) * tall * 0.23 * random.between(0.9, 1.1);
    for (const side of [-1, 1]) {
      leaves += `${moveTo([at, y])}q${coordinates(side * size * 0.2, -size, side * size, -size * 0.8)}t${coordinates(-side * size, size * 0.8)}`;
    }
  }
  return { stem: `${moveTo([x, foot])}q${coordinates(0, -tall * 0.6, lean, -tall)}`, leaves };
}

/** Seed heads and herb sprigs in the foreground of a field: nuts, seeds and herbs. */
export const seedHeads: Motif = ({ random, width, height, ridge, sunX }) => {
  const base = ridge(width / 2);
  const front = (x: number) => base + (height - base) * 0.62 + 8 * Math.sin(x / 110 + base);
  const shapes: Shape[] = [
    { tone: "hill", d: landBelow(ridge, width, height) },
    { tone: "land", d: landBelow((x) => front(x) - 34, width, height) },
  ];
  const right = sunX < width / 2;
  const main = width * (right ? random.between(0.62, 0.76) : random.between(0.24, 0.38));
  const second = main + (right ? -1 : 1) * random.between(96, 122);
  const heads = [
    { x: main, y: random.between(84, 104), r: random.between(42, 50), seeds: 38 },
    { x: second, y: random.between(140, 156), r: random.between(26, 31), seeds: 20 },
  ];
  let stems = "";
  let leaves = "";
  for (const { x, y, r } of heads) {
    stems += `${moveTo([x, y + r])}Q${coordinates(x + 12, (y + height) / 2, x - 8, height)}`;
    const leafY = y + r + (height - y - r) * 0.42;
    for (const side of [-1, 1]) {
      leaves += `${moveTo([x + 3, leafY + side * 8])}q${coordinates(side * 12, -30, side * 46, -24)}q${coordinates(-side * 12, 28, -side * 46, 24)}`;
    }
  }
  for (let at = random.between(16, 36); at < width; at += random.between(66, 90)) {
    if (heads.some(({ x }) => Math.abs(at - x) < 46)) continue;
    const herb = sprig(random, at, height + 4, random.between(78, 122), random.between(-16, 16));
    stems += herb.stem;
    leaves += herb.leaves;
  }
  shapes.push({ tone: "deep", d: stems, stroke: 3 }, { tone: "deep", d: leaves });
  for (const { x, y, r, seeds } of heads) {
    // A ring of dots, as one dashed circle.
    const ring = r * 1.12;
    shapes.push({
      tone: "sun",
      d: disc(x, y, ring),
      stroke: Math.round(r * 0.34),
      dash: `0 ${((Math.PI * ring) / 8).toFixed(1)}`,
    });
    shapes.push(...head(x, y, r, seeds));
  }
  return shapes;
};
