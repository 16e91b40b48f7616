import type { BaseMap, Town } from "./baseMap.ts";
import type { Line } from "./decodeLine.ts";

export interface MapColors {
  land: string;
  water: string;
  line: string;
  text: string;
}

export interface Tile {
  x: number;
  y: number;
  zoom: number;
}

export const TILE = 256;
/** Pixels that a name may reach beyond its tile. */
const MARGIN = 120;

/** Pixels of the world at a zoom level, from the antimeridian and the top. */
export function toPixels(longitude: number, latitude: number, zoom: number): [number, number] {
  const size = TILE * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [
    (longitude / 360 + 0.5) * size,
    (0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI) * size,
  ];
}

type Context = CanvasRenderingContext2D;

/** Draws a tile of the base map. `font` is the page's own. */
export function drawTile(context: Context, map: BaseMap, tile: Tile, colors: MapColors, font: string): void {
  const { zoom } = tile;
  const left = tile.x * TILE;
  const top = tile.y * TILE;
  const trace = (line: Line) => {
    for (let i = 0; i < line.length; i += 2) {
      const [x, y] = toPixels(line[i] as number, line[i + 1] as number, zoom);
      if (i === 0) context.moveTo(x - left, y - top);
      else context.lineTo(x - left, y - top);
    }
  };
  const isNear = nearTile(tile);
  context.fillStyle = colors.land;
  context.fillRect(0, 0, TILE, TILE);

  context.beginPath();
  for (const rings of map.water) if (rings[0] && isNear(rings[0])) for (const ring of rings) trace(ring);
  context.fillStyle = colors.water;
  context.fill("evenodd");

  context.lineJoin = "round";
  context.beginPath();
  for (const river of map.rivers) if (isNear(river)) trace(river);
  context.strokeStyle = colors.water;
  context.lineWidth = zoom < 7 ? 1 : 1.8;
  context.stroke();

  context.beginPath();
  for (const border of map.borders) if (isNear(border)) trace(border);
  context.strokeStyle = colors.line;
  context.lineWidth = 1;
  context.setLineDash([4, 3]);
  context.stroke();
  context.setLineDash([]);

  for (const { town, x, y } of namesAt(map.towns, zoom)) {
    const [atX, atY] = [x - left, y - top];
    if (atX < -MARGIN || atX > TILE + MARGIN || atY < -MARGIN || atY > TILE + MARGIN) continue;
    name(context, { town, x: atX, y: atY, zoom }, colors, font);
  }
}

function name(
  context: Context,
  { town, x, y, zoom }: { town: Town; x: number; y: number; zoom: number },
  colors: MapColors,
  font: string,
): void {
  const isLarge = town.zoom <= 6;
  context.font = `${isLarge ? 600 : 500} ${isLarge && zoom >= 6 ? 13 : 12}px ${font}`;
  context.textBaseline = "middle";
  context.beginPath();
  context.arc(x, y, 2, 0, 2 * Math.PI);
  context.fillStyle = colors.text;
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = colors.land;
  context.strokeText(town.name, x + 6, y);
  context.fillText(town.name, x + 6, y);
}

interface PlacedName {
  town: Town;
  x: number;
  y: number;
}

const placed = new Map<number, PlacedName[]>();

/** The names at a zoom level that do not cover each other; the same for every tile. */
function namesAt(towns: readonly Town[], zoom: number): PlacedName[] {
  let names = placed.get(zoom);
  if (names) return names;
  names = [];
  for (const town of towns) {
    if (town.zoom > zoom) continue;
    const [x, y] = toPixels(town.longitude, town.latitude, zoom);
    const width = 12 + town.name.length * 7;
    const isFree = names.every(
      (other) =>
        Math.abs(other.y - y) > 18 || other.x > x + width || x > other.x + 12 + other.town.name.length * 7,
    );
    if (isFree) names.push({ town, x, y });
  }
  placed.set(zoom, names);
  return names;
}

const boxes = new WeakMap<Line, [west: number, south: number, east: number, north: number]>();

function boxOf(line: Line): [number, number, number, number] {
  let box = boxes.get(line);
  if (!box) {
    box = [180, 90, -180, -90];
    for (let i = 0; i < line.length; i += 2) {
      const [x, y] = [line[i] as number, line[i + 1] as number];
      box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
    }
    boxes.set(line, box);
  }
  return box;
}

/** Whether a line may be seen in a tile. */
function nearTile({ x, y, zoom }: Tile) {
  return (line: Line): boolean => {
    const [west, south, east, north] = boxOf(line);
    const [left, bottom] = toPixels(west, south, zoom);
    const [right, top] = toPixels(east, north, zoom);
    return left <= (x + 1) * TILE && right >= x * TILE && top <= (y + 1) * TILE && bottom >= y * TILE;
  };
}
