import type { Schema } from "@foodshed/sdk";
import { PMTiles } from "pmtiles";
import { TILE } from "../base-map/drawTile.ts";
import type { TilePainter } from "./baseLayer.ts";

/** Draws an archive of pictures. They become bitmaps, because a partner's page may allow no addresses of ours as pictures. */
export function rasterTiles({ address, min_zoom: min, max_zoom: max }: Schema<"MapTiles">): TilePainter {
  const archive = new PMTiles(address);
  return {
    ready: archive.getHeader(),
    zooms: { min, max },
    async paint(context, { x, y, zoom }) {
      const found = await archive.getZxy(zoom, x, y);
      if (!found) return false;
      const picture = await createImageBitmap(new Blob([found.data]));
      context.drawImage(picture, 0, 0, TILE, TILE);
      picture.close();
      return true;
    },
  };
}
