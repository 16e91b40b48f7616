import { curveThrough, landBelow, moveTo, type Point, type Shape } from "../scene.ts";
import type { Motif } from "./stage.ts";

/** Vines on steps that follow the slope: alcoholic beverages. */
export const terraces: Motif = ({ random, width, height, ridge }) => {
  const shapes: Shape[] = [];
  const steps = 6;
  const lean = random.pick([-1, 1]) * random.between(16, 80);
  const swell = random.between(8, 22);
  const phase = random.between(0, 6);
  for (let step = 0; step < steps; step++) {
    const near = step / (steps - 1);
    const drop = 120 * near ** 1.25 + step * 8;
    const curve = (x: number) =>
      ridge(x) * (1 - near * 0.55) +
      (ridge(width / 2) + lean * (x / width - 0.5)) * near * 0.55 +
      drop +
      swell * near * Math.sin(x / (150 + near * 60) + phase + step * 0.55);
    shapes.push({
      tone: (["hill", "land"] as const)[step % 2] as Shape["tone"],
      d: landBelow(curve, width, height, 4),
    });
    const vineAt = (offset: number): string => {
      const points: Point[] = [0, 1, 2, 3, 4].map((part) => {
        const x = (width * part) / 4;
        return [x, curve(x) + offset];
      });
      return `${moveTo(points[0] as Point)}${curveThrough(points)}`;
    };
    const vine = 5 + near * 13;
    const gap = Math.round(vine * 1.55);
    shapes.push({ tone: "deep", d: vineAt(vine * 0.75), stroke: 1 + near * 1.5 });
    shapes.push({ tone: "row", d: vineAt(vine * 0.3), stroke: Math.round(vine), dash: `0 ${gap}` });
  }
  return shapes;
};
