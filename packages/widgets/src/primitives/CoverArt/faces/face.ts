import type { Random } from "../random.ts";
import { disc, type Shape } from "../scene.ts";
import { dairy } from "./dairy.ts";
import { alcohol, softDrinks } from "./drinks.ts";
import { fishes } from "./fish.ts";
import { fruit } from "./fruit.ts";
import { grains } from "./grains.ts";
import { breadth, type Item, placed } from "./item.ts";
import { meat } from "./meat.ts";
import { nutsAndHerbs, other, preserves } from "./pantry.ts";
import { vegetables } from "./vegetables.ts";

/** What the businesses of each category offer, by the ids of the product and classified categories. */
export const goods: Record<number, readonly [Item, ...Item[]]> = {
  0: other,
  1: alcohol,
  2: dairy,
  3: fishes,
  4: fruit,
  5: grains,
  6: meat,
  7: softDrinks,
  8: nutsAndHerbs,
  9: preserves,
  10: vegetables,
};

/** The label's half height: in a square cut from the middle of a cover it leaves a rim of the land. */
const REACH = 112;

const points = (places: readonly (readonly [number, number])[]) =>
  `M${places.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;

/** A star of so many short rays: the sun on a fruit crate. */
function rays(x: number, y: number, count: number): string {
  return points(
    Array.from({ length: count * 2 }, (_, at) => {
      const [angle, reach] = [(at * Math.PI) / count, at % 2 ? REACH * 0.83 : REACH];
      return [x + reach * Math.sin(angle), y - reach * Math.cos(angle)] as const;
    }),
  );
}

type Label = (x: number, y: number) => string;
const labels: readonly Label[] = [
  (x, y) => disc(x, y, REACH - 6),
  (x, y) => rays(x, y, 14),
  (x, y) => `M${x - 92} ${y + 100}V${y - 14}a92 92 0 0 1 184 0V${y + 100}Z`,
  (x, y) => `M${x - 96} ${y - 98}h192v100q0 70-96 108q-96-38-96-108Z`,
  (x, y) => `M${x} ${y - 118}L${x + 118} ${y}L${x} ${y + 118}L${x - 118} ${y}Z`,
];

/** A label's paper: in the colours of the cover, or tinted with another category's. */
const grounds: readonly (readonly [hue: number | undefined, tone: Shape["tone"]])[] = [
  [undefined, "light"],
  [undefined, "deep"],
  [1, "far"],
  [3, "far"],
  [4, "far"],
  [5, "light"],
  [5, "far"],
  [10, "far"],
];

/**
 * What a business is known by in every size: a label with its goods in the middle of its cover, as on a fruit crate. A
 * list shows the square around it, in which it is still read at 36 px.
 */
export function face(random: Random, width: number, height: number, categoryId: number): Shape[] {
  const [x, y] = [Math.round(width / 2), Math.round(height / 2)];
  const item = random.pick(goods[categoryId] ?? other);
  const label = random.pick(labels);
  const [hue, tone] = random.pick(grounds);
  const mirrored = random.chance(0.5);
  const turn = random.pick([-0.35, 0, 0, 0.35]);
  const two = breadth(item) <= 36 && random.chance(0.5);
  const goodsShown = two
    ? [
        ...placed(item, { x: x - 37, y: y + 4, scale: 1.05, turn: -0.2, mirrored: true }),
        ...placed(item, { x: x + 37, y: y + 4, scale: 1.05, turn: 0.2, mirrored: false }),
      ]
    : placed(item, { x, y: y + 3, scale: 1.5, turn, mirrored });
  return [{ tone, ...(hue !== undefined && { hue }), d: label(x, y) }, ...goodsShown];
}
