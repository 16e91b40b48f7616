import { crc32, deflateSync } from "node:zlib";

export type Color = readonly [red: number, green: number, blue: number];

/** A picture of one colour, as PNG. */
export function png([red, green, blue]: Color, size = 256): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits a channel, red, green and blue.
  header.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(size * 3, Buffer.from([red, green, blue]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}

const EXTENT = 4096;

/** A vector tile (MVT 2.1) in which each layer has one polygon that fills the tile, with these attributes. */
export function vectorTile(layers: Record<string, Record<string, string>>): Buffer {
  return Buffer.concat(
    Object.entries(layers).map(([name, attributes]) => field(3, layer(name, Object.entries(attributes)))),
  );
}

function layer(name: string, attributes: [string, string][]): Buffer {
  const feature = Buffer.concat([
    field(2, Buffer.from(attributes.flatMap((_, index) => [index, index]))),
    number(3, 3),
    field(4, Buffer.from(square().flatMap(varint))),
  ]);
  return Buffer.concat([
    number(15, 2),
    field(1, Buffer.from(name)),
    field(2, feature),
    ...attributes.map(([key]) => field(3, Buffer.from(key))),
    ...attributes.map(([, value]) => field(4, field(1, Buffer.from(value)))),
    number(5, EXTENT),
  ]);
}

/** Commands of a square as large as the tile, clockwise. */
function square(): number[] {
  const [moveTo, lineTo, close] = [1, 2, 7];
  const command = (id: number, count: number) => (count << 3) | id;
  const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
  return [
    command(moveTo, 1),
    ...[0, 0].map(zigzag),
    command(lineTo, 3),
    ...[EXTENT, 0, 0, EXTENT, -EXTENT, 0].map(zigzag),
    command(close, 1),
  ];
}

const field = (id: number, data: Buffer) =>
  Buffer.concat([Buffer.from([...varint((id << 3) | 2), ...varint(data.length)]), data]);
const number = (id: number, value: number) => Buffer.from([...varint(id << 3), ...varint(value)]);

function varint(value: number): number[] {
  return value > 127 ? [(value % 128) + 128, ...varint(Math.floor(value / 128))] : [value];
}
