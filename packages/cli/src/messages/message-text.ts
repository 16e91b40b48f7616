import { findMojibake } from "@foodshed/sdk/members";
import { CONTROL_CHARACTER } from "@foodshed/sdk/vocabulary/patterns";
import { CliError, EXIT } from "../errors.ts";
import { formatCodePoint } from "../text/format.ts";

/** Decodes a message file: UTF-8, or UTF-16 with a byte order mark. Refuses damaged text, naming the line. */
export function decodeMessageText(bytes: Uint8Array, path: string): string {
  const text = decodeUnicode(bytes, path).replaceAll("\r\n", "\n").trimEnd();
  for (const [index, line] of text.split("\n").entries()) {
    const fault = faultOf(line);
    if (fault) throw refused(`${path}, line ${index + 1}: ${fault}`);
  }
  return text;
}

function decodeUnicode(bytes: Uint8Array, path: string): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refused(`${path} is not UTF-8.`);
  }
}

function faultOf(line: string): string | undefined {
  const control = CONTROL_CHARACTER.exec(line);
  if (control) return `It holds a control character (${formatCodePoint(control[0])}).`;
  if (line.includes("\ufffd"))
    return "Letters were lost where it was written or read in another encoding than its own.";
  const misread = findMojibake(line);
  return misread && `It looks like ${misread.how}, and would be: ${misread.mended}`;
}

const refused = (message: string) =>
  new CliError(EXIT.input, message, "Save the text as UTF-8, and run the same command again.");
