import { type Bitset, each } from "../search/engine/bitset.ts";
import { type Box, isInside } from "../search/engine/geo-box.ts";
import type { MatchCell, MatchGrid } from "../search/engine/index-query.ts";
import type { Segment } from "../search/engine/segment.ts";
import type { MapView } from "./map-view.ts";
import { projected, unproject } from "./mercator.ts";

/** Pixels of a cell, which hold one cluster at most. */
const CELL = 64;
/** Pixels between two clusters: what is nearer becomes one. */
const APART = 48;
/** With more clusters than this the cells are made larger. */
const MAX_CLUSTERS = 500;

/** Hits that stand so close together that the map shows them as one. */
export interface Cluster {
  latitude: number;
  longitude: number;
  count: number;
  /** Where they all are. */
  box: Box;
  /** The lowest id of them. */
  id: number;
}

type Cell = MatchCell;

/** Groups the hits in a view, in one pass over the matches of each segment. */
export class ClusterGrid implements MatchGrid {
  /** How many hits have a place, in the view or not. */
  placed = 0;
  /** Where they all are. */
  extent: Box | undefined;
  readonly view: MapView;
  /** Cells in a row around the world. */
  #across: number;
  #cells = new Map<number, Cell>();

  constructor(view: MapView) {
    this.view = view;
    this.#across = Math.max(1, (256 * 2 ** view.zoom) / CELL);
  }

  add(segment: Segment, matches: Bitset): void {
    const { latitudes, longitudes, ids } = segment;
    const points = projected(segment);
    const { box } = this.view;
    each(matches, (at) => {
      const latitude = latitudes[at] as number;
      const longitude = longitudes[at] as number;
      if (Number.isNaN(latitude)) return;
      this.placed++;
      this.extent = widened(this.extent, latitude, longitude);
      if (!isInside(box, latitude, longitude)) return;
      this.#put(points[2 * at] as number, points[2 * at + 1] as number, {
        latitude,
        longitude,
        id: ids[at] as number,
      });
    });
  }

  addElsewhere({ placed, extent, cells }: Parameters<MatchGrid["addElsewhere"]>[0]): void {
    this.placed += placed;
    if (extent)
      this.extent = widened(widened(this.extent, extent.south, extent.west), extent.north, extent.east);
    for (const cell of cells) {
      const key = this.#keyOf(cell.x / cell.count, cell.y / cell.count);
      const other = this.#cells.get(key);
      this.#cells.set(key, other ? joined(other, cell) : cell);
    }
  }

  /** The largest first. */
  clusters(): Cluster[] {
    let merged = this.#merged();
    while (merged.length > MAX_CLUSTERS) {
      this.#coarsen();
      merged = this.#merged();
    }
    return merged.map(({ count, x, y, box, id }) => ({ ...unproject(x / count, y / count), count, box, id }));
  }

  #keyOf(x: number, y: number): number {
    return Math.floor(y * this.#across) * 2 ** 26 + Math.floor(x * this.#across);
  }

  #put(
    x: number,
    y: number,
    { latitude, longitude, id }: { latitude: number; longitude: number; id: number },
  ): void {
    const key = this.#keyOf(x, y);
    const cell = this.#cells.get(key);
    if (cell) {
      cell.count++;
      cell.id = Math.min(cell.id, id);
      cell.x += x;
      cell.y += y;
      cell.box = widened(cell.box, latitude, longitude);
      return;
    }
    this.#cells.set(key, {
      count: 1,
      x,
      y,
      id,
      box: { west: longitude, south: latitude, east: longitude, north: latitude },
    });
    if (this.#cells.size > 8 * MAX_CLUSTERS) this.#coarsen();
  }

  /** Makes the cells twice as wide. */
  #coarsen(): void {
    this.#across = this.#across / 2;
    const cells = [...this.#cells.values()];
    this.#cells = new Map();
    for (const cell of cells) {
      const key = this.#keyOf(cell.x / cell.count, cell.y / cell.count);
      const other = this.#cells.get(key);
      this.#cells.set(key, other ? joined(other, cell) : cell);
    }
  }

  /** Joins what stands close together on either side of the edge of a cell, to the larger of them. */
  #merged(): Cell[] {
    const left = new Map(this.#cells);
    const near = APART / CELL / this.#across;
    const found: Cell[] = [];
    for (const [key, start] of [...left].sort(([, a], [, b]) => b.count - a.count || a.id - b.id)) {
      if (!left.delete(key)) continue;
      let cell = start;
      for (const neighbour of NEIGHBOURS) {
        const other = left.get(key + neighbour);
        if (!other || distance(start, other) >= near) continue;
        left.delete(key + neighbour);
        cell = joined(cell, other);
      }
      found.push(cell);
    }
    return found;
  }
}

const ROW = 2 ** 26;
const NEIGHBOURS = [-1, 1, -ROW, ROW, -ROW - 1, -ROW + 1, ROW - 1, ROW + 1];

function distance(a: Cell, b: Cell): number {
  return Math.hypot(a.x / a.count - b.x / b.count, a.y / a.count - b.y / b.count);
}

function joined(a: Cell, b: Cell): Cell {
  return {
    count: a.count + b.count,
    x: a.x + b.x,
    y: a.y + b.y,
    id: Math.min(a.id, b.id),
    box: widened(widened(a.box, b.box.south, b.box.west), b.box.north, b.box.east),
  };
}

function widened(box: Box | undefined, latitude: number, longitude: number): Box {
  if (!box) return { west: longitude, south: latitude, east: longitude, north: latitude };
  const { west, south, east, north } = box;
  if (longitude >= west && longitude <= east && latitude >= south && latitude <= north) return box;
  return {
    west: Math.min(west, longitude),
    south: Math.min(south, latitude),
    east: Math.max(east, longitude),
    north: Math.max(north, latitude),
  };
}
