import { CliError, EXIT, usageError } from "../errors.ts";

export interface Decoded {
  text: string;
  /** The encoding that was found or given, as `TextDecoder` names it. */
  encoding: string;
}

/**
 * The text of a file as spreadsheets write it: UTF-8 or UTF-16 with a byte order mark, UTF-8 without one, and otherwise Windows-1252, which
 * reads every byte there is.
 */
export function decode(bytes: Uint8Array, encoding?: string): Decoded {
  refuseOtherFormats(bytes);
  if (encoding) return { text: decodeAs(bytes, encoding), encoding };
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: decodeAs(bytes, "utf-16le"), encoding: "utf-16le" };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: decodeAs(bytes, "utf-16be"), encoding: "utf-16be" };
  if (bytes.includes(0)) throw notCsv("It holds binary data.");
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    return { text: decodeAs(bytes, "windows-1252"), encoding: "windows-1252" };
  }
}

function decodeAs(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    throw usageError(
      `There is no encoding '${encoding}'.`,
      "Try --encoding utf-8 or --encoding windows-1252.",
    );
  }
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
