import { decodeLine, type Line } from "./decodeLine.ts";
import ontario from "./ontario.json" with { type: "json" };

export interface Town {
  name: string;
  longitude: number;
  latitude: number;
  /** The zoom level from which it is named. */
  zoom: number;
}

export interface BaseMap {
  /** Polygons of several rings each: lakes with their islands. */
  water: Line[][];
  rivers: Line[];
  borders: Line[];
  /** The largest first. */
  towns: Town[];
}

let decoded: BaseMap | undefined;

/** Ontario and what lies around it, from Natural Earth, which is in the public domain: `scripts/base-map.mjs`. */
export function baseMap(): BaseMap {
  decoded ??= {
    water: ontario.water.map((rings) => rings.map(decodeLine)),
    rivers: ontario.rivers.map(decodeLine),
    borders: ontario.borders.map(decodeLine),
    towns: ontario.towns.map((town) => {
      const [name, longitude, latitude, zoom] = town as [string, number, number, number];
      return { name, longitude, latitude, zoom };
    }),
  };
  return decoded;
}
