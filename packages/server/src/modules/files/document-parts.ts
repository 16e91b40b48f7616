import type { Entry, ZipFile } from "yauzl";
import { threatInWorkbook } from "./binary-excel.ts";
import { threatInWordDocument } from "./binary-word.ts";
import { type CompoundStream, isCompoundFile, openCompoundFile } from "./compound-files.ts";
import { type ContentThreat, threatInXml } from "./document-contents.ts";
import { endsAsZip, startsAsZip } from "./zip-signatures.ts";

/** Why a document is refused: what it holds, or that it unpacks to more than is looked through. */
export type Finding = ContentThreat | "bomb";

/** The nesting depth of what is inspected, and how much more may be unpacked. */
export interface Inspection {
  /** 0 in the document itself, 1 in a document embedded in it. */
  depth: number;
  /** Shared by the document and all that it holds. */
  budget: { parts: number; bytes: number };
}

/** Far more than documents of five megabytes hold. */
const MAX_PARTS = 2_000;
const MAX_UNPACKED_BYTES = 100_000_000;
/** Deep enough for a document that embeds a document with a chart. */
const MAX_DEPTH = 2;

/** Names say little, content all: a part may be named as anybody likes. */
const MACRO_PARTS = /(?:^|\/)(?:vba\w*\.bin$|macrosheets\/|activeX\/)|^(?:Basic|Scripts)\//i;
const MACRO_STORAGES = new Set(["macros", "_vba_project_cur", "_vba_project", "vba"]);
/** Where Word and Excel keep what was put into a document. */
const EMBEDDED_PART = /(?:^|\/)embeddings\/[^/]+$/i;
/** [MS-OLEDS] OLEStream: set when the object is a link to a file, not a copy of it. */
const LINKED = 1;

export function startInspection(): Inspection {
  return { depth: 0, budget: { parts: MAX_PARTS, bytes: MAX_UNPACKED_BYTES } };
}

/**
 * Looks into every part of a package.
 * @param required parts without which it is not the document that it should be
 * @throws when the package is damaged, or lacks one of those parts
 */
export async function threatInPackage(
  data: Buffer,
  inspection: Inspection,
  required: string[] = [],
): Promise<Finding | undefined> {
  const { fromBufferPromise } = await import("yauzl");
  let archive: ZipFile | undefined;
  try {
    archive = await fromBufferPromise(data, { lazyEntries: true, validateEntrySizes: true });
    inspection.budget.parts -= archive.entryCount;
    if (inspection.budget.parts < 0) return "bomb";
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) entries.push(entry);
    const names = new Set(entries.map(({ fileName }) => fileName));
    if (!required.every((name) => names.has(name))) throw new Error("a part is missing");
    if (entries.some(({ fileName }) => MACRO_PARTS.test(fileName))) return "macros";
    if (entries.some((entry) => entry.isEncrypted())) return "password";
    inspection.budget.bytes -= entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (inspection.budget.bytes < 0) return "bomb";
    for (const entry of entries) {
      const threat = await threatInPart(entry.fileName, await unpack(archive, entry), inspection);
      if (threat) return threat;
    }
    return undefined;
  } finally {
    archive?.close();
  }
}

/** Looks into every stream of a compound file. @throws when it is damaged */
export async function threatInCompound(data: Buffer, inspection: Inspection): Promise<Finding | undefined> {
  const { names, streams } = openCompoundFile(data);
  inspection.budget.parts -= streams.length;
  if (inspection.budget.parts < 0) return "bomb";
  if (names.some((name) => MACRO_STORAGES.has(name.toLowerCase()))) return "macros";
  for (const stream of streams) {
    const threat = threatInStream(stream, streams) ?? (await threatInContainer(stream.read(), inspection));
    if (threat) return threat;
  }
  return undefined;
}

function threatInStream(
  { name, read }: CompoundStream,
  streams: CompoundStream[],
): ContentThreat | undefined {
  switch (name.toLowerCase()) {
    case "workbook":
    case "book":
      return threatInWorkbook(read());
    case "worddocument":
      return threatInWordDocument(read(), streams);
    case "encryptedpackage":
      return "password";
    case "\x01ole":
      return isLink(read()) ? "files" : undefined;
    // The object packager wraps a file of any type, programs included.
    case "\x01ole10native":
      return "embedded";
    default:
      return undefined;
  }
}

function isLink(object: Buffer): boolean {
  return object.length >= 8 && (object.readUInt32LE(4) & LINKED) !== 0;
}

async function threatInPart(
  name: string,
  data: Buffer,
  inspection: Inspection,
): Promise<Finding | undefined> {
  if (isContainer(data)) return threatInContainer(data, inspection);
  const isXml = /^[\s\ufeff]*</.test(data.toString("utf8", 0, 200));
  if (EMBEDDED_PART.test(name) && !isXml) return "embedded";
  return threatInXml(data);
}

const isContainer = (data: Buffer) => isCompoundFile(data) || startsAsZip(data) || endsAsZip(data);

/** Refuses what cannot be inspected: it is nested too deep, or damaged. */
async function threatInContainer(data: Buffer, { depth, budget }: Inspection): Promise<Finding | undefined> {
  if (!isContainer(data)) return undefined;
  if (depth >= MAX_DEPTH) return "embedded";
  const inside = { depth: depth + 1, budget };
  try {
    return isCompoundFile(data) ? await threatInCompound(data, inside) : await threatInPackage(data, inside);
  } catch {
    return "embedded";
  }
}

/** @throws when a part is damaged, or longer or shorter than the directory says */
async function unpack(archive: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
