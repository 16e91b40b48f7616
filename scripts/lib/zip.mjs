import { crc32, deflateRawSync } from "node:zlib";

/** 1 January 1980, the first day that a zip file knows: with no other date the same files make the same archive. */
const DATE = 0x21;
/** Regular files that everybody may read, as Unix has it. */
const ATTRIBUTES = (0o100644 << 16) >>> 0;
const VERSION = 20;
const NAMES_ARE_UTF8 = 0x0800;
const DEFLATED = 8;

/**
 * A zip archive. The same files give the same bytes, wherever and whenever.
 * @param {Map<string, Buffer>} files contents by path, with `/`
 * @returns {Buffer}
 */
export function zip(files) {
  const locals = [];
  const entries = [];
  let offset = 0;
  for (const path of [...files.keys()].sort()) {
    const content = files.get(path);
    const name = Buffer.from(path);
    const packed = deflateRawSync(content, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(NAMES_ARE_UTF8, 2);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(ATTRIBUTES, 6);
    rest.writeUInt32LE(offset, 10);
    const madeOnUnix = Buffer.from([VERSION, 3]);
    entries.push(Buffer.concat([Buffer.from("PK\u0001\u0002"), madeOnUnix, common, rest, name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
