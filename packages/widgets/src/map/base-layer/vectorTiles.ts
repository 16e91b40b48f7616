import type { Schema } from "@foodshed/sdk";
import { namedFlavor } from "@protomaps/basemaps";
import { PMTiles } from "pmtiles";
import {
  Labelers,
  labelRules,
  PmtilesSource,
  type PreparedTile,
  paint,
  paintRules,
  TileCache,
  View,
} from "protomaps-leaflet";
import { type MapColors, TILE } from "../base-map/drawTile.ts";
import type { TilePainter } from "./baseLayer.ts";

/** A tile of data is drawn as four. */
const LEVELS_APART = 1;
/** Pixels around a tile in which something still reaches into it. */
const MARGIN = 16;
/** Tiles of each zoom level whose names are kept. */
const NAMED_TILES = 64;

/**
 * Draws an archive of vector tiles with the layers of the Protomaps basemap, in the theme's colours and with names in the
 * reader's language. The library's own layer for Leaflet wants a global `L`, which a partner's page should not get.
 */
export function vectorTiles({ address, max_zoom }: Schema<"MapTiles">, language: string): TilePainter {
  const archive = new PMTiles(address);
  const cache = new TileCache(new PmtilesSource(archive, false), TILE << LEVELS_APART);
  const view = new View(cache, max_zoom, LEVELS_APART);
  let style: Style | undefined;
  const painter: TilePainter = {
    ready: archive.getHeader(),
    async paint(context, { x, y, zoom }, colors) {
      const data = await view.getDisplayTile({ x, y, z: zoom });
      if (data.data.size === 0) return false;
      if (style?.land !== colors.land) style = styleFor(colors, language, (keys) => painter.onStale?.(keys));
      const { rules, labelers, land } = style;
      const tiles = new Map<string, PreparedTile[]>([["", [data]]]);
      labelers.add(zoom, tiles);
      const [left, top] = [x * TILE, y * TILE];
      const origin = Object.assign(data.origin.clone(), { x: left, y: top });
      const box = {
        minX: left - MARGIN,
        minY: top - MARGIN,
        maxX: left + TILE + MARGIN,
        maxY: top + TILE + MARGIN,
      };
      context.fillStyle = land;
      context.fillRect(0, 0, TILE, TILE);
      paint(context, zoom, tiles, labelers.getIndex(zoom) ?? null, rules, box, origin, false);
      return true;
    },
  };
  return painter;
}

interface Style {
  land: string;
  rules: ReturnType<typeof paintRules>;
  labelers: Labelers;
}

function styleFor({ land, water }: MapColors, language: string, onStale: (keys: Set<string>) => void): Style {
  const flavor = { ...namedFlavor(isDark(land) ? "dark" : "light"), background: land, earth: land, water };
  const scratch = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  return {
    land,
    rules: paintRules(flavor),
    labelers: new Labelers(scratch, labelRules(flavor, language), NAMED_TILES, onStale),
  };
}

/** Of a colour as a browser computes it: `rgb(…)`. */
function isDark(color: string): boolean {
  const [red = 255, green = 255, blue = 255] = (color.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  return 0.3 * red + 0.59 * green + 0.11 * blue < 128;
}
