import { crc32, deflateRawSync } from "node:zlib";
import { type LocalizedText, toEnglish, translateText } from "@foodshed/sdk/locale";

/** A small file of each attachment format, generated so that the repository holds no binaries. */

export function pdf({ bytes = 0 } = {}): Buffer {
  const head = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n";
  const tail = "\ntrailer<</Root 1 0 R>>\n%%EOF\n";
  return Buffer.from(head + "%".repeat(Math.max(0, bytes - head.length - tail.length)) + tail);
}

export interface ZipPart {
  name: string;
  data: Buffer | string;
  /** What the directory says instead of the truth. */
  claimedSize?: number;
}

export function zip(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claimedSize } of parts) {
    const plain = Buffer.from(data as string);
    const packed = deflateRawSync(plain);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(crc32(plain), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(claimedSize ?? plain.length, 18);
    about.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), about, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from("PK\x01\x02\x14\x00", "latin1"), about, rest, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

export function docx(more: ZipPart[] = []): Buffer {
  return zip([
    { name: "[Content_Types].xml", data: "<Types/>" },
    { name: "word/document.xml", data: "<w:document>Prices</w:document>" },
    ...more,
  ]);
}

export function xlsx(more: ZipPart[] = []): Buffer {
  return zip([
    { name: "[Content_Types].xml", data: "<Types/>" },
    { name: "xl/workbook.xml", data: "<workbook/>" },
    ...more,
  ]);
}

export interface CompoundPart {
  name: string;
  data: Buffer;
}

const SECTOR = 512;
const MINI_SECTOR = 64;
const END_OF_CHAIN = 0xfffffffe;

/** A compound file whose directory holds these streams, the first named one with these bytes. Up to 60 KB in all. */
export function compound(names: (string | CompoundPart)[], first = Buffer.alloc(0)): Buffer {
  const parts = names.map((part, index) =>
    typeof part === "string" ? { name: part, data: index === 0 ? first : Buffer.alloc(0) } : part,
  );
  const sectors = [Buffer.alloc(SECTOR)];
  const table = [0xfffffffd];
  const mini: Buffer[] = [];
  const miniTable: number[] = [];
  const put = (data: Buffer, size: number, into: Buffer[], links: number[]) => {
    const start = into.length;
    for (let at = 0; at < data.length; at += size) {
      into.push(Buffer.concat([data.subarray(at, at + size), Buffer.alloc(size)], size));
      links.push(at + size < data.length ? into.length : END_OF_CHAIN);
    }
    return data.length > 0 ? start : END_OF_CHAIN;
  };
  const large = (data: Buffer) => put(data, SECTOR, sectors, table);
  const starts = parts.map(({ data }) =>
    data.length < 4096 ? put(data, MINI_SECTOR, mini, miniTable) : large(data),
  );
  const root = { name: "Root Entry", start: large(Buffer.concat(mini)), size: MINI_SECTOR * mini.length };
  const miniTableStart = large(words(miniTable));
  const entries = [
    root,
    ...parts.map(({ name, data }, index) => ({ name, start: starts[index], size: data.length })),
  ];
  const directory = large(
    Buffer.concat(
      entries.map(({ name, start, size }, index) => {
        const entry = Buffer.alloc(128);
        entry.write(name, "utf16le");
        entry.writeUInt16LE(2 * name.length + 2, 64);
        entry.writeUInt8(index === 0 ? 5 : 2, 66);
        entry.writeUInt32LE(start as number, 116);
        entry.writeUInt32LE(size, 120);
        return entry;
      }),
    ),
  );
  words(table).copy(sectors[0]?.fill(0xff) as Buffer);
  const header = Buffer.alloc(SECTOR);
  header.write("d0cf11e0a1b11ae1", "hex");
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(directory, 48);
  header.writeUInt32LE(miniTableStart, 60);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  return Buffer.concat([header, ...sectors]);
}

function words(values: number[]): Buffer {
  const written = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) written.writeUInt32LE(value, 4 * index);
  return written;
}

/** A document of Word 97 with a template of this name. */
export function doc({ template = "Normal.dot", flags = 0 } = {}, more: CompoundPart[] = []): Buffer {
  const strings = ["", template, "https://title.example", ...Array<string>(15).fill("")];
  const associated = Buffer.concat([
    halves(0xffff, strings.length, 0),
    ...strings.flatMap((text) => [halves(text.length), Buffer.from(text, "utf16le")]),
  ]);
  const main = Buffer.alloc(4096);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x0200 | flags, 0x0a);
  main.writeUInt32LE(16, 0x019a);
  main.writeUInt32LE(associated.length, 0x019e);
  const table = Buffer.concat([Buffer.alloc(16), associated]);
  return compound([{ name: "WordDocument", data: main }, { name: "1Table", data: table }, ...more]);
}

/** A document of Word 95 with a template of this name. */
export function doc95(template: string): Buffer {
  const strings = ["", template].map((text) =>
    Buffer.concat([Buffer.from([text.length]), Buffer.from(text, "latin1")]),
  );
  const associated = Buffer.concat([halves(Buffer.concat(strings).length + 2), ...strings]);
  const main = Buffer.alloc(4096);
  main.writeUInt16LE(0xa5dc, 0);
  main.writeUInt32LE(1024, 0x0158);
  main.writeUInt32LE(associated.length, 0x015c);
  associated.copy(main, 1024);
  return compound([{ name: "WordDocument", data: main }]);
}

function halves(...values: number[]): Buffer {
  const written = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) written.writeUInt16LE(value, 2 * index);
  return written;
}

/** What a check says of a document, in English. */
export function inEnglish(problem: LocalizedText | "other" | undefined): string | undefined {
  return typeof problem === "object" ? translateText(toEnglish, problem) : problem;
}
