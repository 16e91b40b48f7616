import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";

export interface DocumentKind {
  mediaType: string;
  /** Word and Excel before 2007 wrote compound files; since then they write ZIP packages. */
  container: "compound" | "package";
  program: "word" | "excel";
}

/** `other` when the bytes are no such document, a sentence when it is one that is not taken, nothing when all is well. */
type Problem = string | undefined;

const MACROS = "A document with macros is not taken. Please save it without them.";
const BOMB = "This document unpacks to too much. Please save it again, or as a PDF.";

/** Far more than documents of five megabytes hold. */
const MAX_PARTS = 2_000;
const MAX_UNPACKED_BYTES = 100_000_000;

const mainPart = { word: "word/document.xml", excel: "xl/workbook.xml" };

/** Reads a package's directory before anything else, then unpacks it whole: sizes in the directory may be lies. */
export async function checkPackagedDocument(data: Buffer, { program }: DocumentKind): Promise<Problem> {
  // A package begins at the first byte: nothing else may stand before it.
  if (data.length < 4 || data.readUInt32LE(0) !== 0x04034b50) return "other";
  let archive: ZipFile | undefined;
  try {
    archive = await fromBufferPromise(data, { lazyEntries: true, validateEntrySizes: true });
    if (archive.entryCount > MAX_PARTS) return BOMB;
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) entries.push(entry);
    const names = new Set(entries.map(({ fileName }) => fileName));
    if (!names.has("[Content_Types].xml") || !names.has(mainPart[program])) return "other";
    if (entries.some(({ fileName }) => /(^|\/)vba\w*\.bin$/i.test(fileName))) return MACROS;
    if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > MAX_UNPACKED_BYTES)
      return BOMB;
    for (const entry of entries) await unpack(archive, entry);
    return undefined;
  } catch {
    return "other";
  } finally {
    archive?.close();
  }
}

/** @throws when a part is damaged, or longer or shorter than the directory says */
async function unpack(archive: ZipFile, entry: Entry): Promise<void> {
  const stream = await archive.openReadStreamPromise(entry);
  for await (const _chunk of stream);
}

const COMPOUND_SIGNATURE = "d0cf11e0a1b11ae1";
const mainStream = { word: ["WordDocument"], excel: ["Workbook", "Book"] };
const macroStorages = new Set(["Macros", "_VBA_PROJECT_CUR", "_VBA_PROJECT", "VBA"]);

/** Reads the names in a compound file's directory. */
export function checkCompoundDocument(data: Buffer, { program }: DocumentKind): Problem {
  let names: string[];
  try {
    names = namesInCompoundFile(data);
  } catch {
    return "other";
  }
  if (!mainStream[program].some((name) => names.includes(name))) return "other";
  return names.some((name) => macroStorages.has(name)) ? MACROS : undefined;
}

/** Follows [MS-CFB] as far as the directory, whose sectors the file allocation table chains. */
function namesInCompoundFile(data: Buffer): string[] {
  if (data.subarray(0, 8).toString("hex") !== COMPOUND_SIGNATURE) throw new Error("not a compound file");
  const sectorSize = 1 << data.readUInt16LE(30);
  if (sectorSize !== 512 && sectorSize !== 4096) throw new Error("no such sector size");
  const offsetOf = (sector: number) => (sector + 1) * sectorSize;
  const perSector = sectorSize / 4;
  // The header names 109 sectors of the table, enough for 7 MB.
  const next = (sector: number) => {
    const tableSector = data.readUInt32LE(76 + 4 * Math.floor(sector / perSector));
    return data.readUInt32LE(offsetOf(tableSector) + 4 * (sector % perSector));
  };
  const names: string[] = [];
  const seen = new Set<number>();
  for (let sector = data.readUInt32LE(48); sector < 0xfffffffa; sector = next(sector)) {
    if (seen.has(sector) || sector >= 109 * perSector) throw new Error("the directory has no end");
    seen.add(sector);
    for (let at = offsetOf(sector); at < offsetOf(sector) + sectorSize; at += 128) {
      const length = data.readUInt16LE(at + 64);
      if (length >= 4 && length <= 64) names.push(data.toString("utf16le", at, at + length - 2));
    }
  }
  return names;
}
