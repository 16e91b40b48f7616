import { coordinates, landBelow, moveTo, type Shape } from "../scene.ts";
import type { Motif } from "./stage.ts";

/** A stream that winds from the hills to the viewer: non-alcoholic beverages. */
export const stream: Motif = ({ random, width, height, ridge }) => {
  const side = random.pick([-1, 1]);
  const x = width * random.between(0.36, 0.64);
  const y = ridge(x);
  const fall = height - y;
  const bend = (depth: number, half: number) =>
    [
      x + side * (Math.sin(depth * 7.2) * (14 + depth * 88)) + half * (3 + Math.max(0, depth) ** 1.7 * 74),
      y + fall * depth,
    ] as const;
  const depths = [0, 0.1, 0.2, 0.31, 0.43, 0.56, 0.7, 0.85, 1.02];
  const bank = (half: number, order: readonly number[]) => {
    let d = "";
    for (let index = 0; index < order.length - 1; index++) {
      const [from, to] = [order[index] as number, order[index + 1] as number];
      const step = (to - from) / 3;
      const slope = (at: number) => {
        const [ahead, behind] = [bend(at + 0.01, half), bend(at - 0.01, half)];
        return [((ahead[0] - behind[0]) / 0.02) * step, ((ahead[1] - behind[1]) / 0.02) * step] as const;
      };
      const [start, end] = [bend(from, half), bend(to, half)];
      const [leave, arrive] = [slope(from), slope(to)];
      d += `C${coordinates(start[0] + leave[0], start[1] + leave[1], end[0] - arrive[0], end[1] - arrive[1], ...end)}`;
    }
    return d;
  };
  const coarse = depths.filter((_, index) => index % 2 === 0);
  const water = `${moveTo(bend(0, -1))}${bank(-1, coarse)}L${coordinates(...bend(1.02, 1))}${bank(1, [...coarse].reverse())}Z`;
  const current = (half: number) =>
    `${moveTo(bend(0.2, half))}${bank(
      half,
      coarse.filter((depth) => depth >= 0.2),
    )}`;
  let reeds = "";
  for (const depth of [0.34, 0.5, 0.68, 0.86]) {
    for (const half of [-1.25, 1.25]) {
      const [reedX, reedY] = bend(depth, half);
      const size = 8 + depth * 30;
      for (const lean of [-0.4, 0.05, 0.45]) {
        reeds += `${moveTo([reedX + half * lean * 5, reedY])}q${coordinates(0, -size * 0.6, lean * size, -size * (1 - Math.abs(lean) * 0.5))}`;
      }
    }
  }
  const meadow = (x: number) => ridge(x) + fall * 0.4 + 10 * Math.sin(x / 120 + y);
  const shapes: Shape[] = [
    { tone: "hill", d: landBelow(ridge, width, height) },
    { tone: "land", d: landBelow(meadow, width, height) },
    { tone: "light", d: water },
    { tone: "row", d: current(0.35) + current(-0.4), stroke: 2.5, dash: "26 18" },
    { tone: "deep", d: reeds, stroke: 2.5 },
  ];
  return shapes;
};
