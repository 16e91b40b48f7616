import { coordinates, dots, landBelow, moveTo, type Point, type Shape } from "../scene.ts";
import type { Motif } from "./stage.ts";

/** The crops of the fields: mostly green and gold, as from a hill in summer. */
const CROPS = [10, 5, 2, 10, 5, 9, 8] as const;

interface Crop {
  ground: Record<"land" | "hill", string>;
  lines: string;
  trees: Point[];
}

/** Many small fields side by side, each worked its own way: everything that has no category of its own. */
export const patchwork: Motif = ({ random, width, height, ridge }) => {
  const base = Math.max(ridge(0), ridge(width / 2), ridge(width)) + 6;
  const tiers = [0, 0.2, 0.52, 1.04].map((part) => base + (height - base) * part);
  const vanishing = width * random.between(0.35, 0.65);
  const at = (cut: number, y: number): Point => [
    vanishing + cut * 150 * (0.55 + (1.25 * (y - base)) / (height - base)),
    y,
  ];
  const crops = new Map<number, Crop>();
  let last = -1;
  for (let tier = 0; tier < 3; tier++) {
    const [top, bottom] = [tiers[tier] as number, tiers[tier + 1] as number];
    const shift = () => random.between(-0.3, 0.3);
    const cuts = [-3.2, -1.55 + shift(), shift(), 1.6 + shift(), 3.2];
    for (let field = 0; field < 4; field++) {
      const [left, right] = [(cuts[field] as number) + 0.035, (cuts[field + 1] as number) - 0.035];
      // Neighbours never grow the same.
      const hue = random.pick(CROPS.filter((crop) => crop !== last));
      last = hue;
      const crop = crops.get(hue) ?? { ground: { land: "", hill: "" }, lines: "", trees: [] };
      crops.set(hue, crop);
      const tone = random.pick(["land", "hill"] as const);
      crop.ground[tone] +=
        `${moveTo(at(left, top + 2))}L${coordinates(...at(right, top + 2), ...at(right, bottom - 2), ...at(left, bottom - 2))}Z`;
      work(crop, random.pick(["along", "across", "trees", "bare"]), (across, down) =>
        at(left + (right - left) * across, top + (bottom - top) * down),
      );
    }
  }
  const shapes: Shape[] = [{ tone: "hill", hue: 10, d: landBelow(ridge, width, height) }];
  for (const [hue, { ground, lines, trees }] of crops) {
    shapes.push(
      { tone: "hill", hue, d: ground.hill },
      { tone: "land", hue, d: ground.land },
      { tone: "deep", hue, d: lines, stroke: 1.5 },
      { tone: "deep", hue, d: dots(trees), stroke: 9 },
    );
  }
  return shapes;
};

/** Ploughs, mows or plants one field; `place` takes shares of its width and depth. */
function work(
  field: Crop,
  pattern: "along" | "across" | "trees" | "bare",
  place: (across: number, down: number) => Point,
) {
  for (let row = 1; row < 6; row++) {
    if (pattern === "along") {
      field.lines += `${moveTo(place(row / 6, 0.08))}L${coordinates(...place(row / 6, 0.92))}`;
    } else if (pattern === "across" && row < 5) {
      field.lines += `${moveTo(place(0.06, row / 5))}H${coordinates(place(0.94, row / 5)[0])}`;
    } else if (pattern === "trees" && row < 4) {
      for (let tree = 1; tree < 5; tree++) field.trees.push(place(tree / 5, row / 4));
    }
  }
}
