import { coordinates, moveTo, type Shape } from "../scene.ts";
import type { Motif } from "./stage.ts";

type Contents = "layers" | "fruit" | "sticks" | "smooth";

/** Preserves on a sill, before the land they come from: prepared food and condiments. */
export const jars: Motif = ({ random, width, height, ridge }) => {
  const sill = height - random.between(28, 36);
  const shapes: Shape[] = [
    {
      tone: "hill",
      d: `M0 ${coordinates(ridge(0))}Q${coordinates(width * 0.4, ridge(width) - 30, width, ridge(width) + 10)}V${height}H0Z`,
    },
    { tone: "row", d: `M0 ${coordinates(sill)}H${width}V${height}H0Z` },
    { tone: "deep", d: `M0 ${coordinates(sill)}H${width}`, stroke: 3 },
  ];
  const contents: Contents[] = ["layers", "fruit", "sticks", "smooth"];
  let x = random.between(14, 44);
  let turn = Math.floor(random.between(0, 4));
  while (x < width - 56) {
    const wide = Math.round(random.between(58, 86));
    const tall = Math.round(random.between(84, 150));
    if (x + wide > width - 8) break;
    shapes.push(...jar(x, sill, wide, tall, contents[turn++ % 4] as Contents));
    x += wide + random.between(12, 24);
  }
  return shapes;
};

function jar(x: number, y: number, wide: number, tall: number, contents: Contents): Shape[] {
  const neck = 9;
  const lid = 13;
  const body = tall - lid;
  const [left, right] = [x + 7, x + wide - 7];
  const fill = { layers: "row", fruit: "land", sticks: "land", smooth: "row" } as const;
  const shapes: Shape[] = [
    {
      tone: fill[contents],
      d: `${moveTo([x + neck, y - body])}q${coordinates(-neck, 3, -neck, 16)}V${coordinates(y - 9)}q0 9 9 9h${coordinates(wide - 18)}q9 0 9-9v${coordinates(25 - body)}q${coordinates(0, -13, -neck, -16)}Z`,
    },
    {
      tone: "deep",
      d: `${moveTo([x + neck - 3, y - tall])}h${coordinates(wide - 2 * neck + 6)}`,
      stroke: lid,
    },
  ];
  let d = "";
  if (contents === "layers") {
    for (let at = y - 14; at > y - body + 26; at -= 15) d += `${moveTo([left, at])}H${coordinates(right)}`;
    shapes.push({ tone: "light", d, stroke: 5 });
  } else if (contents === "fruit") {
    for (let at = y - 16, shift = 0; at > y - body + 26; at -= 16, shift = 9 - shift) {
      for (let along = left + 7 + shift; along < right - 3; along += 18) d += `${moveTo([along, at])}h0`;
    }
    shapes.push({ tone: "deep", d, stroke: 14 });
  } else if (contents === "sticks") {
    for (let along = left + 5; along < right; along += 11)
      d += `${moveTo([along, y - 12])}V${coordinates(y - body + 28)}`;
    shapes.push({ tone: "deep", d, stroke: 6 });
  } else {
    const middle = y - body / 2 + 4;
    const [w, h] = [wide - 2, body * 0.34];
    shapes.push({
      tone: "light",
      d: `${moveTo([x + 1, middle - h / 2])}h${coordinates(w)}v${coordinates(h)}h${coordinates(-w)}Z`,
    });
    shapes.push({
      tone: "deep",
      d: `${moveTo([x + wide * 0.26, middle - 5])}h${coordinates(wide * 0.48)}m${coordinates(-wide * 0.4, 10)}h${coordinates(wide * 0.32)}`,
      stroke: 3,
    });
  }
  return shapes;
}
