import { coordinates, cubicAlong, moveTo, type Point, type Ridge } from "../scene.ts";

/** A field seen from its near edge: rows that fan out from the ridge towards the viewer. */
export interface Field {
  ridge: Ridge;
  height: number;
  /** Where the rows would meet, in picture units; it may lie outside the picture. */
  vanishingX: number;
  /** Distance between two rows at the ridge and at the lower edge. */
  farGap: number;
  nearGap: number;
  /** How far the whole field swings sideways on its way to the viewer. */
  sweep: number;
  /** 1 = flat ground; more = the field falls away behind its crest. */
  crest: number;
}

/** The place on row `index` (fractions are between rows) at depth 0 (the ridge) to 1 (the lower edge). */
export function placeOnRow(field: Field, index: number, depth: number): Point {
  const spread = field.farGap + (field.nearGap - field.farGap) * depth ** field.crest;
  const x =
    field.vanishingX + index * spread + field.sweep * Math.sin(depth * Math.PI * 0.8) * (1 - depth * 0.35);
  const top = field.ridge(field.vanishingX + index * field.farGap);
  return [x, top + (field.height + 6 - top) * depth];
}

/** The row numbers that are seen at all. */
export function visibleRows(field: Field, width: number): number[] {
  const margin = 30;
  const rows: number[] = [];
  for (let index = -24; index <= 24; index++) {
    const [x] = placeOnRow(field, index, 0);
    if (x > -margin && x < width + margin) rows.push(index);
  }
  return rows;
}

/** A row as a tapering band, `share` of the gap wide. */
export function band(field: Field, index: number, share: number): string {
  const edge = (side: number) => (depth: number) => placeOnRow(field, index + (side * share) / 2, depth);
  const [left, right] = [edge(-1), edge(1)];
  const back = cubicAlong((depth) => right(1 - depth));
  return `${moveTo(left(0))}${cubicAlong(left)}H${coordinates(right(1)[0])}${back}Z`;
}

/** A row as a line. */
export function line(field: Field, index: number, from = 0): string {
  const along = (t: number) => placeOnRow(field, index, from + (1 - from) * t);
  return `${moveTo(along(0))}${cubicAlong(along)}`;
}
