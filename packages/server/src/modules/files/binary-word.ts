import type { CompoundStream } from "./compound-files.ts";
import type { ContentThreat } from "./document-contents.ts";

/** [MS-DOC] FibBase.wIdent: Word since 97, and Word 6 and 95 in the West and in East Asia. */
const WORD_97 = 0xa5ec;
const WORD_6 = new Set([0xa5dc, 0xa697, 0xa698, 0xa699]);
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;
/** Where the FIB says where SttbfAssoc begins and how long it is. */
const ASSOCIATED_97 = 0x019a;
const ASSOCIATED_6 = 0x0158;
/** Of the strings in SttbfAssoc: the template, and the source and the headers of a mail merge. */
const LOADED = [1, 8, 9];
/** Of the streams that may hold the strings: a document that holds more others than this is not looked into. */
const MAX_TABLES = 50;
/** A URL, or a UNC path. The letter of a drive is not a scheme. */
const REMOTE = /^[\s"'<]*(?:[\\/]{2}|[a-z][a-z0-9+.-]+:)/i;

/** Looks into the main stream of a document of Word before 2007. @throws when it is none, or damaged */
export function threatInWordDocument(main: Buffer, streams: CompoundStream[]): ContentThreat | undefined {
  if (hasDdeField(main)) return "programs";
  const identity = main.readUInt16LE(0);
  const flags = main.readUInt16LE(0x0a);
  if (identity !== WORD_97 && !WORD_6.has(identity)) throw new Error("not a document of Word");
  if (flags & ENCRYPTED) return "password";
  const strings =
    identity === WORD_97
      ? stringsOfWord97(main, tablesNamed(streams, flags & SECOND_TABLE ? "1table" : "0table"))
      : stringsOfWord6(main);
  return LOADED.some((index) => REMOTE.test(strings[index] ?? "")) ? "files" : undefined;
}

/** A field begins with the sign 19; its text is stored in one byte or two for each letter. */
function hasDdeField(text: Buffer): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what begins a field
  const field = /\x13[\s"]{0,20}DDE(?:AUTO)?\b/i;
  return (
    field.test(text.toString("latin1")) ||
    field.test(text.toString("utf16le")) ||
    field.test(text.subarray(1).toString("utf16le"))
  );
}

/** More than one when the document holds others. */
function tablesNamed(streams: CompoundStream[], name: string): Buffer[] {
  return streams.filter((stream) => stream.name.toLowerCase() === name).map((stream) => stream.read());
}

function stringsOfWord97(main: Buffer, tables: Buffer[]): string[] {
  const [start, length] = [main.readUInt32LE(ASSOCIATED_97), main.readUInt32LE(ASSOCIATED_97 + 4)];
  if (length === 0) return [];
  if (tables.length > MAX_TABLES) throw new Error("too many documents in one");
  const read = tables
    .filter((table) => start + length <= table.length)
    .flatMap((table) => {
      try {
        return [readStringTable(table.subarray(start, start + length))];
      } catch {
        return [];
      }
    });
  if (read.length === 0) throw new Error("the associated strings are missing");
  // A table may belong to an embedded document instead. No document may name a remote file, so all are checked.
  return LOADED.reduce<string[]>((strings, index) => {
    const named = read.map((table) => table[index] ?? "");
    strings[index] = named.find((name) => REMOTE.test(name)) ?? "";
    return strings;
  }, []);
}

/** [MS-DOC] STTB: letters of two bytes when it begins with 0xFFFF, otherwise of one. */
function readStringTable(table: Buffer): string[] {
  const wide = table.readUInt16LE(0) === 0xffff;
  let at = wide ? 2 : 0;
  const count = Math.min(table.readUInt16LE(at), Math.max(...LOADED) + 1);
  const extra = table.readUInt16LE(at + 2);
  at += 4;
  return Array.from({ length: count }, () => {
    const letters = wide ? table.readUInt16LE(at) : table.readUInt8(at);
    const begin = at + (wide ? 2 : 1);
    const end = begin + (wide ? 2 * letters : letters);
    if (end > table.length) throw new Error("a string leaves its table");
    at = end + extra;
    return table.toString(wide ? "utf16le" : "latin1", begin, end);
  });
}

/** Before Word 97 the main stream held the strings itself: the table's length, then each string behind its own. */
function stringsOfWord6(main: Buffer): string[] {
  const [start, length] = [main.readUInt32LE(ASSOCIATED_6), main.readUInt32LE(ASSOCIATED_6 + 4)];
  const strings: string[] = [];
  for (let at = start + 2; at < start + length; ) {
    const letters = main.readUInt8(at);
    strings.push(main.toString("latin1", at + 1, at + 1 + letters));
    at += 1 + letters;
  }
  return strings;
}
