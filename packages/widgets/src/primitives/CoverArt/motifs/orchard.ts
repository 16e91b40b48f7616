import { dots, landBelow, type Point, type Shape } from "../scene.ts";
import { fieldOn } from "./furrows.ts";
import { band, placeOnRow, visibleRows } from "./rows.ts";
import type { Motif } from "./stage.ts";

const fruits: Point[] = [
  [-0.2, 0.52],
  [0.02, 0.7],
  [0.14, 0.4],
];
/** Trees in rows, each a dot that grows as it comes nearer, on grass lanes: fruit. */
export const orchard: Motif = (stage) => {
  const { width, height, ridge } = stage;
  const field = {
    ...fieldOn(stage, stage.random.between(34, 84)),
    sweep: stage.random.between(-40, 40),
    crest: 1.35,
  };
  const rows = visibleRows(field, width);
  const shapes: Shape[] = [
    { tone: "land", d: landBelow(ridge, width, height) },
    {
      tone: "hill",
      hue: stage.random.pick([4, 10, 5]),
      d: rows.map((row) => band(field, row, 0.5)).join(""),
    },
  ];
  // Distances shrink towards the ridge.
  for (const depth of [0.03, 0.14, 0.3, 0.55, 0.92]) {
    const size = Math.round((0.2 + depth) * field.farGap);
    const near = depth > 0.1;
    const trees = rows
      .map((row) => placeOnRow(field, row, depth))
      .filter(([x]) => x > -size && x < width + size);
    const moved = (across: number, up: number) =>
      trees.map(([x, y]): Point => [x + size * across, y - size * up]);
    if (near) shapes.push({ tone: "deep", d: dots(moved(0.14, 0.25)), stroke: size });
    shapes.push({ tone: near ? "row" : "deep", d: dots(moved(0, 0.45)), stroke: size });
    if (depth > 0.4) {
      const fruit = trees.flatMap(([x, y], tree): Point[] =>
        // Every other tree is turned, or the dots would look like eyes.
        fruits.map(([across, up]) => [x + size * (tree % 2 ? across : -across), y - size * up]),
      );
      shapes.push({ tone: "light", d: dots(fruit), stroke: Math.round(size * 0.15) });
    }
  }
  return shapes;
};
