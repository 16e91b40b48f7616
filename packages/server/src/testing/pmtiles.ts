import { TileType, zxyToTileId } from "pmtiles";

export interface TestTile {
  z: number;
  x: number;
  y: number;
  data: Uint8Array;
}

export interface TestArchive {
  tiles: TestTile[];
  type?: TileType;
  /** Numbers as in PMTiles: 1 none, 2 gzip, 3 brotli. */
  tileCompression?: number;
  metadata?: object;
  /** West, south, east, north. */
  bounds?: [number, number, number, number];
}

const HEADER_BYTES = 127;
const SOUTHERN_ONTARIO: [number, number, number, number] = [-83.4, 41.9, -74.6, 46.2];

/** A small archive of PMTiles, version 3: header, root directory, metadata, tiles. Nothing in it is compressed. */
export function pmtiles({
  tiles,
  type = TileType.Png,
  tileCompression = 1,
  metadata = {},
  bounds = SOUTHERN_ONTARIO,
}: TestArchive): Buffer {
  const ordered = tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }))
    .sort((a, b) => a.id - b.id);
  const directory = Buffer.from([
    ...varint(ordered.length),
    ...ordered.flatMap(({ id }, index) => varint(id - (ordered[index - 1]?.id ?? 0))),
    ...ordered.flatMap(() => varint(1)),
    ...ordered.flatMap(({ data }) => varint(data.length)),
    // The first begins where the tiles do, the others where the one before ends.
    ...ordered.flatMap((_, index) => varint(index === 0 ? 1 : 0)),
  ]);
  const json = Buffer.from(JSON.stringify(metadata));
  const content = Buffer.concat(ordered.map(({ data }) => data));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles", "latin1");
  header[7] = 3;
  const metadataAt = HEADER_BYTES + directory.length;
  const contentAt = metadataAt + json.length;
  const sizes = [
    ...[HEADER_BYTES, directory.length],
    ...[metadataAt, json.length],
    ...[contentAt, 0],
    ...[contentAt, content.length],
    ...[ordered.length, ordered.length, ordered.length],
  ];
  for (const [index, size] of sizes.entries()) header.writeBigUInt64LE(BigInt(size), 8 + 8 * index);
  const zooms = tiles.map(({ z }) => z);
  header.set([1, 1, tileCompression, type, Math.min(...zooms), Math.max(...zooms)], 96);
  for (const [index, degrees] of bounds.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index);
  return Buffer.concat([header, directory, json, content]);
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}
