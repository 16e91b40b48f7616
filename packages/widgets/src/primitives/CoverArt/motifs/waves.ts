import { coordinates, moveTo, type Shape } from "../scene.ts";
import type { Motif } from "./stage.ts";

/** Open water with the sun's road on it: fish. */
export const waves: Motif = ({ random, width, height, ridge, sunX }) => {
  const horizon = Math.round(ridge(sunX));
  const shapes: Shape[] = [{ tone: "land", d: `M0 ${horizon}H${width}V${height}H0Z` }];
  const tones = ["hill", "row", "deep"] as const;
  let y = horizon + random.between(10, 16);
  let length = random.between(38, 46);
  let layer = 0;
  while (y < height + 14) {
    const rise = length * 0.16;
    const start = -random.between(0, length);
    const count = Math.ceil((width - start) / length);
    // Every crest leans the same way, as drawn water does; below the crest the wave closes into a thin sickle.
    const crest = `c${coordinates(length * 0.3, rise * 1.7, length * 0.75, rise * 1.3, length, 0)}`;
    const belly = `c${coordinates(-length * 0.25, rise * 2.1, -length * 0.7, rise * 2.5, -length, 0)}`;
    shapes.push({
      tone: tones[layer % 3] as Shape["tone"],
      d: `${moveTo([start, y])}${crest.repeat(count)}${belly.repeat(count)}Z`,
    });
    layer++;
    y += rise * 2.2 + 5;
    length *= 1.28;
  }
  let road = "";
  let half = random.between(10, 16);
  for (let at = horizon + 5; at < height - 20; at += 11 + (at - horizon) * 0.14) {
    const shift = random.between(-9, 9);
    road += `${moveTo([sunX - half + shift, at])}h${coordinates(half * 2)}`;
    half += random.between(1, 9);
  }
  shapes.push({ tone: "light", d: road, stroke: 3.5 });
  if (random.chance(0.5)) {
    const boatX = sunX < width / 2 ? width * random.between(0.58, 0.86) : width * random.between(0.1, 0.38);
    const size = random.between(20, 34);
    const y = horizon + 6;
    shapes.push(
      {
        tone: "light",
        d: `${moveTo([boatX, y - 6])}v${coordinates(-size * 1.6)}l${coordinates(size * 0.85, size * 1.6)}z`,
      },
      {
        tone: "row",
        d: `${moveTo([boatX - 3, y - 6])}v${coordinates(-size * 1.3)}l${coordinates(-size * 0.6, size * 1.3)}z`,
      },
      {
        tone: "deep",
        d: `${moveTo([boatX - size * 0.8, y - 3])}h${coordinates(size * 1.8)}l${coordinates(-size * 0.3, size * 0.35)}h${coordinates(-size * 1.2)}z`,
      },
    );
  }
  return shapes;
};
