import type { Schema } from "@foodshed/sdk";
import type { Header } from "pmtiles";
import type { TileArchive } from "./tile-archive.ts";

export type TileSet = Omit<Schema<"MapTiles">, "address">;

/** An archive that the map cannot draw; its message completes "MAP_TILES names …, which …". */
export class UnusableTiles extends Error {
  override name = "UnusableTiles";
}

/** Gzip is what every browser unpacks by itself; 0 is unknown, 1 none. */
const READABLE_COMPRESSIONS = [0, 1, 2];
/** Layers of the Protomaps basemap by which one knows it. */
const BASEMAP_LAYERS = ["earth", "water", "roads", "places"];
/** What maps of Ontario show. */
const ONTARIO = { west: -95.3, south: 41.5, east: -74.2, north: 57 };
const OPENSTREETMAP = "© OpenStreetMap";

/**
 * What an archive of PMTiles has.
 * @throws UnusableTiles for what is no archive, is broken, or has tiles that nobody draws here
 * @throws any other error when it cannot be read
 */
export async function readTileSet(archive: TileArchive): Promise<TileSet> {
  const { header, metadata } = await readHead(archive);
  const { TileType } = await pmtiles();
  const type = typeOf(header, metadata, TileType);
  const { minLon: west, minLat: south, maxLon: east, maxLat: north } = header;
  const isAnywhere = west === east && south === north;
  if (
    !isAnywhere &&
    (west > ONTARIO.east || east < ONTARIO.west || south > ONTARIO.north || north < ONTARIO.south)
  )
    throw new UnusableTiles("has no tiles of Ontario");
  return {
    type,
    min_zoom: header.minZoom,
    max_zoom: header.maxZoom,
    bounds: isAnywhere ? [-180, -85, 180, 85] : [west, south, east, north],
    attribution: plainText(metadata.attribution) || OPENSTREETMAP,
  };
}

type Library = typeof import("pmtiles");

/** Loaded where an operator has set tiles. */
const pmtiles = (): Promise<Library> => import("pmtiles");

interface Metadata {
  attribution?: unknown;
  vector_layers?: { id?: unknown }[];
}

async function readHead(archive: TileArchive): Promise<{ header: Header; metadata: Metadata }> {
  const start = await archive.read(0, 7);
  if (Buffer.from(start.data).toString("latin1") !== "PMTiles")
    throw new UnusableTiles("is no archive of PMTiles version 3");
  const { PMTiles } = await pmtiles();
  const reader = new PMTiles({
    getKey: () => "tiles",
    getBytes: async (offset, length) => {
      const { data } = await archive.read(offset, length);
      return { data: data.slice().buffer };
    },
  });
  try {
    const header = await reader.getHeader();
    const end = header.tileDataOffset + (header.tileDataLength ?? 0);
    if (end > start.size) throw new UnusableTiles(`is cut off: it has ${start.size} of ${end} bytes`);
    return { header, metadata: (await reader.getMetadata()) as Metadata };
  } catch (error) {
    if (error instanceof UnusableTiles) throw error;
    throw new UnusableTiles("is a broken archive of PMTiles", { cause: error });
  }
}

function typeOf(
  { tileType, tileCompression }: Header,
  { vector_layers }: Metadata,
  { Mvt, Png, Jpeg, Webp, Avif }: Library["TileType"],
): TileSet["type"] {
  if ([Png, Jpeg, Webp, Avif].includes(tileType)) return "raster";
  if (tileType !== Mvt)
    throw new UnusableTiles(
      "has tiles of a kind that the map does not draw: it draws vector tiles (MVT), PNG, JPEG, WebP and AVIF",
    );
  if (!READABLE_COMPRESSIONS.includes(tileCompression))
    throw new UnusableTiles(
      "has vector tiles that are not compressed with gzip, which browsers cannot unpack",
    );
  const layers = new Set((Array.isArray(vector_layers) ? vector_layers : []).map(({ id }) => id));
  const missing = BASEMAP_LAYERS.filter((layer) => !layers.has(layer));
  if (missing.length > 0)
    throw new UnusableTiles(
      `has vector tiles without the layers of the Protomaps basemap that the map draws (${missing.join(", ")})`,
    );
  return "vector";
}

/** Archives hold markup here; a map shows text. */
function plainText(markup: unknown): string {
  if (typeof markup !== "string") return "";
  return markup
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&copy;", "©")
    .replaceAll("&amp;", "&")
    .replaceAll(/[<>]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 300);
}
