import { crc32, deflateRawSync } from "node:zlib";

/** A small file of each kind that attachments may be, made here so that no binary stands in the repository. */

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

export function xlsx(): Buffer {
  return zip([
    { name: "[Content_Types].xml", data: "<Types/>" },
    { name: "xl/workbook.xml", data: "<workbook/>" },
  ]);
}

/** A compound file whose directory holds these names: one sector for the table, one for the directory. */
export function compound(names: string[]): Buffer {
  const file = Buffer.alloc(512 * 3);
  file.write("d0cf11e0a1b11ae1", "hex");
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 76, 512);
  file.writeUInt32LE(0, 76);
  file.fill(0xff, 512, 1024);
  file.writeUInt32LE(0xfffffffd, 512);
  file.writeUInt32LE(0xfffffffe, 516);
  for (const [index, name] of ["Root Entry", ...names].entries()) {
    const at = 1024 + 128 * index;
    file.write(name, at, "utf16le");
    file.writeUInt16LE(2 * name.length + 2, at + 64);
  }
  return file;
}
