import { coordinates, landBelow, moveTo, type Shape } from "../scene.ts";
import type { Motif } from "./stage.ts";

/** Ripe ears in the foreground, bent by one wind: grains. */
export const ears: Motif = ({ random, width, height, ridge }) => {
  const wind = random.pick([-1, 1]);
  const field = (x: number) => ridge(x) + 46 + 6 * Math.sin(x / 70);
  let stems = "";
  let grains = "";
  let far = "";
  for (let x = random.between(2, 12); x < width; x += random.between(13, 19)) {
    far += `${moveTo([x, field(x) + 30])}q${coordinates(2, -30, wind * random.between(6, 12), -random.between(40, 52))}`;
  }
  for (let x = random.between(12, 40); x < width; x += random.between(50, 66)) {
    const tall = random.between(104, 150);
    const lean = wind * random.between(14, 34);
    stems += `${moveTo([x, height + 6])}q${coordinates(0, -tall * 0.6, lean, -tall)}`;
    const size = random.between(10, 13);
    for (let pair = 0; pair < 5; pair++) {
      const at = pair / 5;
      const px = x + lean + wind * pair * 3.4;
      const py = height + 6 - tall - pair * size * 0.95;
      for (const side of [-1, 1]) {
        grains += `${moveTo([px, py])}l${coordinates(side * size * (0.75 - at * 0.3), -size * 0.95)}`;
      }
    }
  }
  const shapes: Shape[] = [
    { tone: "hill", d: landBelow(ridge, width, height) },
    { tone: "land", d: landBelow(field, width, height) },
    { tone: "row", d: far, stroke: 6 },
    { tone: "deep", d: stems, stroke: 3 },
    { tone: "deep", d: grains, stroke: 8 },
  ];
  return shapes;
};
