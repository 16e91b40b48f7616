import * as leaflet from "leaflet";
import { baseMap } from "../base-map/baseMap.ts";
import { drawTile, type MapColors, TILE, type Tile } from "../base-map/drawTile.ts";

/** Draws tiles of an operator's archive. */
export interface TilePainter {
  /** Resolves once the archive is known to be readable. */
  ready: Promise<unknown>;
  /** Draws a tile of 256 units; false where the archive has none. */
  paint: (context: CanvasRenderingContext2D, tile: Tile, colors: MapColors) => Promise<boolean>;
  /** Tiles at other zoom levels are scaled; undefined where the painter does that itself. */
  zooms?: { min: number; max: number };
  /** Set by the layer: tiles to be painted again, as `x:y:zoom`. */
  onStale?: (keys: Iterable<string>) => void;
}

export interface BaseLayerOptions {
  attribution: string;
  colors: () => MapColors;
  font: string;
  /** Without one, and where it has nothing, the embedded base map is drawn. */
  painter?: TilePainter;
}

const keyOf = ({ x, y, z }: leaflet.Coords) => `${x}:${y}:${z}`;

/** The layer below the points, drawn tile by tile on canvas. */
export function baseLayer({ attribution, colors, font, painter }: BaseLayerOptions): leaflet.GridLayer {
  const tiles = new Map<string, () => Promise<void> | void>();
  const Drawn = leaflet.GridLayer.extend({
    createTile(coords: leaflet.Coords, done: leaflet.DoneCallback) {
      const { x, y, z } = coords;
      const canvas = document.createElement("canvas");
      const scale = Math.min(2, globalThis.devicePixelRatio || 1);
      canvas.width = TILE * scale;
      canvas.height = TILE * scale;
      const context = canvas.getContext("2d");
      context?.scale(scale, scale);
      const draw = async () => {
        if (!context) return;
        const tile = { x, y, zoom: z };
        const isPainted = await painter?.paint(context, tile, colors()).catch(() => false);
        if (!isPainted) drawTile(context, baseMap(), tile, colors(), font);
      };
      tiles.set(keyOf(coords), draw);
      void draw().then(() => done(undefined, canvas));
      return canvas;
    },
  });
  const layer = new (Drawn as unknown as new (options: leaflet.GridLayerOptions) => leaflet.GridLayer)({
    attribution,
    noWrap: true,
    ...(painter?.zooms && { minNativeZoom: painter.zooms.min, maxNativeZoom: painter.zooms.max }),
  });
  layer.on("tileunload", (event) => tiles.delete(keyOf((event as leaflet.TileEvent).coords)));
  if (painter)
    painter.onStale = (keys) => {
      for (const key of keys) void tiles.get(key)?.();
    };
  return layer;
}
