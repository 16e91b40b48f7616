/**
 * The parts that every picture of the family is painted with, from the sky down. A theme gives each a colour.
 * `light` is for surfaces that face the low sun, `deep` for those in shade.
 */
export type Tone = "sun" | "far" | "hill" | "land" | "row" | "deep" | "light";

/** One painted path. With `stroke`, the path is drawn as a line of that width with round ends, otherwise filled. */
export interface Shape {
  tone: Tone;
  /** The category whose colours this part has, where it is not the picture's. */
  hue?: number;
  d: string;
  stroke?: number;
  /** Dash pattern of a stroke; "0 9" makes a dotted row. */
  dash?: string;
}

/** A picture without colours: the sky is the background, the shapes are in painting order. */
export interface Scene {
  width: number;
  height: number;
  shapes: Shape[];
}

export type Point = readonly [x: number, y: number];

/** The height of a ridge at a place, to put things on the ground. */
export type Ridge = (x: number) => number;

const number = (value: number) => {
  const rounded = Math.round(value);
  return rounded === 0 ? "0" : String(rounded);
};

/** Coordinates as short as SVG allows: whole units, and no space before a minus sign. */
export function coordinates(...values: number[]): string {
  return values
    .map(number)
    .reduce((text, part) => text + (text && !part.startsWith("-") ? " " : "") + part, "");
}

const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Offsets from a place, which write shorter than places. */
function offsets(from: Point, ...points: Point[]): string {
  const [x, y] = rounded(from);
  return coordinates(...points.flatMap((point) => [Math.round(point[0]) - x, Math.round(point[1]) - y]));
}

/** A curve through evenly spaced points (Catmull-Rom), written with the short `s` command. The path's current point is the first one. */
export function curveThrough(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  let d = "";
  for (let index = 0; index < points.length - 1; index++) {
    const [from, to] = [at(index), at(index + 1)];
    const [before, after] = [at(index - 1), at(index + 2)];
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    d += index === 0 ? `c${offsets(from, leave, arrive, to)}` : `s${offsets(from, arrive, to)}`;
  }
  return d;
}

/** One cubic through the places of a path at 0, ⅓, ⅔ and 1: enough for a furrow, and a third of the bytes. */
export function cubicAlong(place: (t: number) => Point): string {
  const [a, b, c, d] = [place(0), place(1 / 3), place(2 / 3), place(1)];
  const control = (p: number, q: number, r: number, s: number) => (-5 * p + 18 * q - 9 * r + 2 * s) / 6;
  const leave = [control(a[0], b[0], c[0], d[0]), control(a[1], b[1], c[1], d[1])] as const;
  const arrive = [control(d[0], c[0], b[0], a[0]), control(d[1], c[1], b[1], a[1])] as const;
  return `c${offsets(a, leave, arrive, d)}`;
}

/** Dots, to be painted with a stroke: lines of no length, whose round ends make a disc for a few bytes each. */
export function dots(points: readonly Point[]): string {
  return points
    .map((point, index) => (index === 0 ? moveTo(point) : `m${offsets(points[index - 1] as Point, point)}`))
    .map((move) => `${move}h0`)
    .join("");
}

export const moveTo = ([x, y]: Point) => `M${coordinates(x, y)}`;

/** A whole disc. */
export function disc(x: number, y: number, radius: number): string {
  const r = Math.round(radius);
  return `${moveTo([x - r, y])}a${coordinates(r, r)} 0 1 0 ${coordinates(2 * r, 0)}a${coordinates(r, r)} 0 1 0 ${coordinates(-2 * r, 0)}`;
}

/** The land below a ridge, down to the lower edge. */
export function landBelow(ridge: Ridge, width: number, height: number, steps = 5): string {
  const points: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const x = (width * step) / steps;
    points.push([x, ridge(x)]);
  }
  return `${moveTo([0, ridge(0)])}${curveThrough(points)}V${number(height)}H0Z`;
}
