import { decodeInParts as decodeParts } from "@foodshed/sdk/members";
import { usageError } from "../errors.ts";

/** The text of bytes in an encoding that a person or this program names. */
export const decodeAs = (bytes: Uint8Array, encoding: string): string =>
  [...decodeInParts(bytes, encoding)].join("");

/** The same in parts, for a file that need not be in memory as a text too. */
export function decodeInParts(bytes: Uint8Array, encoding: string): Iterable<string> {
  try {
    return decodeParts(bytes, encoding);
  } catch {
    throw usageError(
      `There is no encoding '${encoding}'.`,
      "Try --encoding with utf-8, windows-1252, macintosh or cp850.",
    );
  }
}
