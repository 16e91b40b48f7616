import { randomBytes } from "node:crypto";
import { type FileHandle, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { crc32 } from "node:zlib";
import type {
  ColumnType,
  NumberColumn,
  SectionReader,
  SectionWriter,
  StoredStrings,
} from "../engine/sections.ts";

/** The layout of the file itself. */
const LAYOUT = 1;
const MAGIC = Buffer.from("FOODSHED");
/** Magic, layout, length and checksum of the header: the end of the file, so that one that was cut off has none. */
const TRAILER = MAGIC.length + 12;
/** Bytes that are read, written or checked without an interruption. */
const PIECE = 1 << 20;
/** Strings that are encoded without an interruption. */
const STRINGS_AT_ONCE = 4096;
/** A file that a killed process left half written is removed after an hour. */
const LEFTOVER_AGE_MS = 3_600_000;

/** What a file cannot be used for, as an English half sentence for the log. */
export class UnusableSnapshot extends Error {
  override name = "UnusableSnapshot";
}

interface StoredSection {
  name: string;
  at: number;
  bytes: number;
  crc: number;
}

interface Header<Meta> {
  meta: Meta;
  sections: StoredSection[];
}

type Pending =
  | { name: string; column: NumberColumn }
  | { name: string; list: readonly string[]; count: number };

/** Collects sections; they are written later. */
export class PendingSections implements SectionWriter {
  readonly all: Pending[];
  readonly #prefix: string;

  constructor(all: Pending[] = [], prefix = "") {
    this.all = all;
    this.#prefix = prefix;
  }

  numbers(name: string, column: NumberColumn): void {
    this.all.push({ name: this.#prefix + name, column });
  }

  strings(name: string, list: readonly string[], count = list.length): void {
    this.all.push({ name: this.#prefix + name, list, count });
  }

  within(part: string): PendingSections {
    return new PendingSections(this.all, `${this.#prefix}${part}.`);
  }
}

/** Writes a file that is there as a whole or not at all, whenever the process or the machine ends. */
export async function writeSnapshot(path: string, meta: object, sections: PendingSections): Promise<void> {
  await removeLeftovers(path);
  const temporary = `${path}.${randomBytes(6).toString("hex")}.tmp`;
  const file = await open(temporary, "wx", 0o600);
  try {
    await writeAll(file, meta, sections);
    await file.sync();
    await file.close();
    await rename(temporary, path);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

async function writeAll(file: FileHandle, meta: object, { all }: PendingSections): Promise<void> {
  const sections: StoredSection[] = [];
  let at = 0;
  const write = async (bytes: Uint8Array, crc: number) => {
    let sum = crc;
    for (let from = 0; from < bytes.length; from += PIECE) {
      const piece = bytes.subarray(from, from + PIECE);
      sum = crc32(piece, sum);
      await file.writev([piece]);
    }
    at += bytes.length;
    return sum;
  };
  const section = async (name: string, pieces: Iterable<Uint8Array>) => {
    const begin = at;
    let crc = 0;
    for (const bytes of pieces) crc = await write(bytes, crc);
    sections.push({ name, at: begin, bytes: at - begin, crc });
  };
  await write(MAGIC, 0);
  for (const pending of all) {
    if ("column" in pending) {
      await section(pending.name, [bytesOf(pending.column)]);
      continue;
    }
    const ends = new Uint32Array(pending.count);
    await section(pending.name, encoded(pending.list, ends));
    await section(`${pending.name}#ends`, [bytesOf(ends)]);
  }
  const header = Buffer.from(JSON.stringify({ meta, sections } satisfies Header<object>));
  const trailer = Buffer.alloc(TRAILER);
  trailer.writeUInt32LE(LAYOUT, 0);
  trailer.writeUInt32LE(header.length, 4);
  trailer.writeUInt32LE(crc32(header), 8);
  MAGIC.copy(trailer, 12);
  await write(header, 0);
  await write(trailer, 0);
}

/** The bytes of strings, and where each of them ends. */
function* encoded(list: readonly string[], ends: Uint32Array): Generator<Uint8Array> {
  let end = 0;
  for (let from = 0; from < ends.length; from += STRINGS_AT_ONCE) {
    const to = Math.min(ends.length, from + STRINGS_AT_ONCE);
    const texts = list.slice(from, to);
    for (let i = 0; i < texts.length; i++) {
      end += Buffer.byteLength(texts[i] as string);
      ends[from + i] = end;
    }
    yield Buffer.from(texts.join(""));
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: NumberColumn): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

export interface ReadSnapshot<Meta> {
  meta: Meta;
  sections: SectionReader;
}

/**
 * Reads a file whole. `accept` looks at what it is of before the rest is read.
 * @returns undefined where there is none
 * @throws UnusableSnapshot for a damaged one, and for one that `accept` throws for
 */
export async function readSnapshot<Meta>(
  path: string,
  accept: (meta: Meta) => Promise<void>,
): Promise<ReadSnapshot<Meta> | undefined> {
  let file: FileHandle;
  try {
    file = await open(path, "r");
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return undefined;
    throw new UnusableSnapshot(`it cannot be read (${(error as Error).message})`, { cause: error });
  }
  try {
    const { meta, sections } = await readHeader<Meta>(file);
    await accept(meta);
    const columns = new Map<string, ArrayBuffer>();
    for (const section of sections) columns.set(section.name, await readSection(file, section));
    return { meta, sections: new StoredSections(columns) };
  } finally {
    await file.close();
  }
}

async function readHeader<Meta>(file: FileHandle): Promise<Header<Meta>> {
  const { size } = await file.stat();
  if (size < MAGIC.length + TRAILER) throw new UnusableSnapshot("it is cut off");
  const trailer = Buffer.from(await readBytes(file, size - TRAILER, TRAILER));
  if (!trailer.subarray(12).equals(MAGIC)) throw new UnusableSnapshot("it is cut off");
  if (trailer.readUInt32LE(0) !== LAYOUT) throw new UnusableSnapshot("another version wrote it");
  const length = trailer.readUInt32LE(4);
  if (length > size - TRAILER) throw new UnusableSnapshot("it is damaged");
  const header = Buffer.from(await readBytes(file, size - TRAILER - length, length));
  if (crc32(header) !== trailer.readUInt32LE(8)) throw new UnusableSnapshot("it is damaged");
  return JSON.parse(header.toString());
}

async function readSection(file: FileHandle, { at, bytes, crc }: StoredSection): Promise<ArrayBuffer> {
  const read = await readBytes(file, at, bytes);
  let sum = 0;
  for (let from = 0; from < bytes; from += PIECE) {
    sum = crc32(new Uint8Array(read, from, Math.min(PIECE, bytes - from)), sum);
    if (from > 0 && from % (8 * PIECE) === 0) await nextTurn();
  }
  if (sum !== crc) throw new UnusableSnapshot("it is damaged");
  return read;
}

/** Bytes in a buffer of their own, so that numbers in it are aligned, and can be let go of alone. */
async function readBytes(file: FileHandle, at: number, length: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(new ArrayBuffer(length));
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, at + done);
    if (bytesRead === 0) throw new UnusableSnapshot("it is cut off");
    done += bytesRead;
  }
  return bytes.buffer;
}

class StoredSections implements SectionReader {
  readonly #columns: Map<string, ArrayBuffer>;
  readonly #prefix: string;

  constructor(columns: Map<string, ArrayBuffer>, prefix = "") {
    this.#columns = columns;
    this.#prefix = prefix;
  }

  numbers<Column extends NumberColumn>(name: string, type: ColumnType<Column>): Column {
    const bytes = this.#bytes(name);
    return new type(bytes, 0, bytes.byteLength / type.BYTES_PER_ELEMENT);
  }

  strings(name: string): StoredStrings {
    const bytes = Buffer.from(this.#bytes(name));
    const ends = this.numbers(`${name}#ends`, Uint32Array);
    return {
      length: ends.length,
      at: (index) => bytes.toString("utf8", index === 0 ? 0 : ends[index - 1], ends[index]),
    };
  }

  within(part: string): SectionReader {
    return new StoredSections(this.#columns, `${this.#prefix}${part}.`);
  }

  #bytes(name: string): ArrayBuffer {
    const bytes = this.#columns.get(this.#prefix + name);
    if (!bytes) throw new UnusableSnapshot(`it has no ${this.#prefix}${name}`);
    return bytes;
  }
}

async function removeLeftovers(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith(".tmp")) continue;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFTOVER_AGE_MS) await rm(join(folder, name), { force: true });
  }
}

/** The new name survives the end of the machine too, where its file system can say so. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
