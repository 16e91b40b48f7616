import { coordinates, landBelow, moveTo, type Shape } from "../scene.ts";
import { band, type Field, line, placeOnRow, visibleRows } from "./rows.ts";
import type { Motif, Stage } from "./stage.ts";

export function fieldOn(stage: Stage, gap: number): Field {
  const { random, ridge, width, height } = stage;
  return {
    ridge,
    height,
    vanishingX: width * random.between(0.1, 0.9),
    farGap: gap * random.between(0.8, 1.1),
    nearGap: gap * random.between(3.6, 5.2),
    sweep: random.pick([-1, 1]) * random.between(10, 120),
    crest: random.between(1.25, 1.9),
  };
}

/** Ploughed land with young plants between the furrows: vegetables. */
export const furrows: Motif = (stage) => ploughed(stage, stage.random.between(22, 50));

function ploughed(stage: Stage, gap: number): Shape[] {
  const { width, height, ridge } = stage;
  const field = fieldOn(stage, gap);
  const rows = visibleRows(field, width);
  let leaves = "";
  for (const row of rows) {
    for (const depth of [0.2, 0.36, 0.58, 0.86]) {
      const [x, y] = placeOnRow(field, row + 0.5, depth);
      const leaf = 2 + depth * 10;
      if (x < -leaf || x > width + leaf || y > height + leaf) continue;
      leaves += `${moveTo([x - leaf, y - leaf])}l${coordinates(leaf, leaf, leaf, -leaf)}`;
    }
  }
  const shapes: Shape[] = [
    { tone: "land", d: landBelow(ridge, width, height) },
    { tone: "row", d: rows.map((row) => band(field, row, 0.42)).join("") },
    { tone: "deep", d: leaves, stroke: 3 },
  ];
  return shapes;
}

/** Furrows that begin at a row of greenhouses. */
export const greenhouses: Motif = (stage) => {
  const { random, width, ridge } = stage;
  const size = random.between(22, 30);
  const count = random.pick([2, 3, 4]);
  let glass = "";
  let frames = "";
  let x = random.between(30, width - 60 - count * size * 2.4);
  for (let house = 0; house < count; house++) {
    const y = ridge(x + size) + 6;
    const arch = `${moveTo([x, y])}v-8a${coordinates(size, size * 0.9)} 0 01${coordinates(2 * size, 0)}v8`;
    glass += `${arch}z`;
    frames += `${arch}${moveTo([x + size, y])}v${coordinates(-size * 0.9 - 8)}${moveTo([x, y - 8])}h${coordinates(2 * size)}`;
    x += size * 2.25;
  }
  return [{ tone: "light", d: glass }, { tone: "deep", d: frames, stroke: 2 }, ...ploughed(stage, 33)];
};

/** Standing grain in long swaths, with round bales where it is cut: grains. */
export const swaths: Motif = (stage) => {
  const { random, width, height, ridge } = stage;
  const field = fieldOn(stage, 35);
  const rows = visibleRows(field, width);
  const shapes: Shape[] = [
    { tone: "land", d: landBelow(ridge, width, height) },
    { tone: "row", d: rows.map((row) => band(field, row, 0.5)).join("") },
    { tone: "deep", d: rows.map((row) => line(field, row + 0.5)).join(""), stroke: 1.5 },
  ];
  for (const depth of [0.16, 0.4, 0.72]) {
    const row = random.pick(
      rows
        .filter((index) => {
          const [x] = placeOnRow(field, index, depth);
          return x > 20 && x < width - 60;
        })
        .concat(0),
    );
    const [x, y] = placeOnRow(field, row, depth);
    shapes.push(...bale(x, y, 7 + depth * 26));
  }
  return shapes;
};

function bale(x: number, y: number, radius: number): Shape[] {
  const r = Math.round(radius);
  const top = y - 2 * r;
  const length = Math.round(r * 1.3);
  const ring = Math.round(r * 0.5);
  return [
    { tone: "deep", d: `${moveTo([x, top])}h${length}a${r} ${r} 0 0 1 0 ${2 * r}h-${length}Z` },
    { tone: "light", d: `${moveTo([x - r, y - r])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0` },
    {
      tone: "row",
      d: `${moveTo([x - ring, y - r])}a${ring} ${ring} 0 1 0 ${2 * ring} 0a${ring} ${ring} 0 0 0-${ring}-${ring}`,
      stroke: Math.max(1.5, r / 8),
    },
  ];
}
