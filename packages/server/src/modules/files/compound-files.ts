const SIGNATURE = "d0cf11e0a1b11ae1";
/** Shorter streams stand in a stream of their own. */
const MINI_CUTOFF = 4096;
const MINI_SECTOR = 64;
const LAST_SECTOR = 0xfffffffa;
/** The object type of a directory entry that holds bytes. */
const STREAM = 2;

interface DirectoryEntry {
  name: string;
  type: number;
  start: number;
  size: number;
}

export interface CompoundFile {
  /** The names of all storages and streams. */
  names: string[];
  streams: CompoundStream[];
}

export interface CompoundStream {
  name: string;
  /** @throws when the stream is damaged */
  read(): Buffer;
}

export function isCompoundFile(data: Buffer): boolean {
  return data.subarray(0, 8).toString("hex") === SIGNATURE;
}

/**
 * Opens a compound file ([MS-CFB]). Its tables are not trusted: cyclic chains, and streams that together are larger than the
 * file, are errors.
 * @throws when the file is damaged
 */
export function openCompoundFile(data: Buffer): CompoundFile {
  if (!isCompoundFile(data)) throw new Error("not a compound file");
  // In a sound file each sector is read once, and those of short streams once more.
  let left = 2 * data.length;
  const spend = (bytes: Buffer) => {
    left -= bytes.length;
    if (left < 0) throw new Error("the streams are larger than the file");
    return bytes;
  };
  const entries = readDirectory(spend(chain(data, data.readUInt32LE(48))));
  const mini = lazy(() => spend(chain(data, entries[0]?.start ?? LAST_SECTOR)));
  const miniTable = lazy(() => spend(chain(data, data.readUInt32LE(60))));
  const read = ({ start, size }: DirectoryEntry) => {
    if (size === 0) return Buffer.alloc(0);
    const sectors = spend(size < MINI_CUTOFF ? miniChain(mini(), miniTable(), start) : chain(data, start));
    if (sectors.length < size) throw new Error("the stream is cut short");
    return sectors.subarray(0, size);
  };
  return {
    names: entries.map(({ name }) => name),
    streams: entries
      .filter(({ type }) => type === STREAM)
      .map((entry) => ({ name: entry.name, read: lazy(() => read(entry)) })),
  };
}

function readDirectory(directory: Buffer): DirectoryEntry[] {
  const found: DirectoryEntry[] = [];
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const length = directory.readUInt16LE(at + 64);
    if (length < 4 || length > 64) continue;
    found.push({
      name: directory.toString("utf16le", at, at + length - 2),
      type: directory.readUInt8(at + 66),
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    });
  }
  return found;
}

function miniChain(mini: Buffer, table: Buffer, start: number): Buffer {
  const sectors: Buffer[] = [];
  const seen = new Set<number>();
  for (let sector = start; sector < LAST_SECTOR; sector = table.readUInt32LE(4 * sector)) {
    if (seen.has(sector)) throw new Error("the chain has no end");
    if (sector * MINI_SECTOR >= mini.length) throw new Error("the chain leaves the stream");
    seen.add(sector);
    sectors.push(mini.subarray(sector * MINI_SECTOR, (sector + 1) * MINI_SECTOR));
  }
  return Buffer.concat(sectors);
}

/** The bytes of a chain of sectors. @throws when it has no end or leaves the file */
function chain(data: Buffer, start: number): Buffer {
  const sectorSize = 1 << data.readUInt16LE(30);
  if (sectorSize !== 512 && sectorSize !== 4096) throw new Error("no such sector size");
  const offsetOf = (sector: number) => (sector + 1) * sectorSize;
  const perSector = sectorSize / 4;
  const sectors: Buffer[] = [];
  const seen = new Set<number>();
  for (let sector = start; sector < LAST_SECTOR; ) {
    // The header names 109 sectors of the table, enough for 7 MB.
    if (seen.has(sector) || sector >= 109 * perSector) throw new Error("the chain has no end");
    seen.add(sector);
    if (offsetOf(sector) >= data.length) throw new Error("the chain leaves the file");
    sectors.push(data.subarray(offsetOf(sector), offsetOf(sector) + sectorSize));
    const tableSector = data.readUInt32LE(76 + 4 * Math.floor(sector / perSector));
    sector = data.readUInt32LE(offsetOf(tableSector) + 4 * (sector % perSector));
  }
  return Buffer.concat(sectors);
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
