import { isUtf8 } from "node:buffer";
import { CliError, EXIT } from "../errors.ts";
import { decodeAs } from "../text/encodings.ts";
import { assertSingleEncoding, guessSingleByte } from "./guess-encoding.ts";

export interface Decoded {
  text: string;
  /** The encoding that was found or given, as `--encoding` takes it. */
  encoding: string;
}

/**
 * Decodes a file as spreadsheets write it: UTF-8 or UTF-16, with or without a byte order mark, or plausible Windows-1252. Otherwise
 * fails with the likeliest encoding and the flag that confirms it.
 */
export function decode(bytes: Uint8Array, given?: string): Decoded {
  const encoding = findEncoding(bytes, given);
  return { text: decodeAs(bytes, encoding), encoding };
}

/** The encoding of a file that `decode` reads, or fails like it. */
export function findEncoding(bytes: Uint8Array, given?: string): string {
  refuseOtherFormats(bytes);
  // A byte order mark overrides --encoding.
  const unicode = unicodeOf(bytes, given === undefined);
  if (unicode ?? given) return (unicode ?? given) as string;
  refuseBinary(bytes);
  if (isUtf8(bytes)) return "utf-8";
  assertSingleEncoding(bytes);
  return guessSingleByte(bytes);
}

/** Detects UTF-16 and UTF-8 by byte order mark, and UTF-16 also by zeros in every second byte. */
function unicodeOf(bytes: Uint8Array, guessing: boolean): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (!guessing || bytes.length < 8) return undefined;
  const zeros: [even: number, odd: number] = [0, 0];
  const sample = bytes.subarray(0, 4096);
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[(index % 2) as 0 | 1] += 1;
  const most = sample.length / 2;
  if (zeros[1] > most * 0.6 && zeros[0] < most * 0.1) return "utf-16le";
  if (zeros[0] > most * 0.6 && zeros[1] < most * 0.1) return "utf-16be";
  return undefined;
}

/** One control character is a fault of its row; many of them make no text. */
const BINARY_SHARE = 0.05;

function refuseBinary(bytes: Uint8Array): void {
  let controls = 0;
  // Some programs fill the last block of a file.
  let end = bytes.length;
  while (bytes[end - 1] === 0 || bytes[end - 1] === 0x1a) end -= 1;
  if (end === 0) end = bytes.length;
  // By index: an iterator takes ten times as long for files of many megabytes.
  for (let at = 0; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d)) controls += 1;
  }
  if (controls > bytes.length * BINARY_SHARE) throw notCsv("It holds binary data.");
}

function refuseOtherFormats(bytes: Uint8Array): void {
  const starts = (...head: number[]) => head.every((byte, index) => bytes[index] === byte);
  if (starts(0x50, 0x4b, 0x03, 0x04) || starts(0xd0, 0xcf, 0x11, 0xe0))
    throw notCsv("It is a spreadsheet workbook.");
  if (starts(0x25, 0x50, 0x44, 0x46)) throw notCsv("It is a PDF.");
}

function notCsv(why: string): CliError {
  return new CliError(
    EXIT.input,
    `This is no CSV file. ${why}`,
    "In the spreadsheet, choose Save as and then CSV UTF-8.",
  );
}
