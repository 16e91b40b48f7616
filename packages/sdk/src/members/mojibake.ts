import { decodeAs, ENCODING_NAMES, encodeAs, type SingleByte } from "./encodings.ts";
import { plausibility } from "./plausibility.ts";

const UTF8 = new TextDecoder();

export interface Mojibake {
  /** The probable original text. */
  mended: string;
  /** How it was damaged: "UTF-8 that was read as Windows-1252". */
  how: string;
}

/** A text that some program read in another encoding than it was written in: "CÃ´tÃ©", "CŽline". Undefined when it reads well. */
export function findMojibake(text: string): Mojibake | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: nearly all texts are plain
  if (/^[\u0000-\u007f]*$/.test(text)) return undefined;
  return utf8ReadAsBytes(text) ?? bytesReadAsOthers(text);
}

/** Lead bytes of two and three bytes of UTF-8, with the bytes that must follow. */
const SEQUENCE = /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e1-\u00e3\u00ef][\u0080-\u00bf]{2}/g;
/** Decoded characters that indicate damage. Other sequences occur by chance, as in "IRMÃ’S". */
const EXPECTED = /^(?![\u00d2\u0112\u0113])[\u00a0-\u017f\u2010-\u203a\u20ac\u2122\ufb00-\ufb04]$/;

/** Which encodings are mistaken for which: written, and read as. */
const MISTAKEN: readonly (readonly [SingleByte, SingleByte | "utf-8"])[] = [
  ["macintosh", "windows-1252"],
  ["windows-1252", "macintosh"],
  ["cp850", "windows-1252"],
  ["windows-1252", "cp850"],
  // An apostrophe and an É of a Macintosh happen to be one letter in UTF-8, an Armenian one.
  ["macintosh", "utf-8"],
];

function utf8ReadAsBytes(text: string): Mojibake | undefined {
  const chars = [...text];
  for (const shown of ["windows-1252", "macintosh", "cp850"] as const) {
    // One unit for each character: its byte in that encoding, or what is no byte.
    const bytes = chars.map((char) => String.fromCharCode(encodeAs(char, shown)?.[0] ?? 0xffff)).join("");
    let mended = "";
    let last = 0;
    for (const { 0: sequence, index } of bytes.matchAll(SEQUENCE)) {
      const char = UTF8.decode(Uint8Array.from(sequence, (char) => char.charCodeAt(0)));
      if (!EXPECTED.test(char)) continue;
      mended += chars.slice(last, index).join("") + char;
      last = index + sequence.length;
    }
    if (last === 0) continue;
    mended += chars.slice(last).join("");
    // Damaged twice over, as by two programs in a row.
    const again = utf8ReadAsBytes(mended);
    return { mended: again?.mended ?? mended, how: `UTF-8 that was read as ${ENCODING_NAMES[shown]}` };
  }
  return undefined;
}

function bytesReadAsOthers(text: string): Mojibake | undefined {
  if (plausibility(text) >= 0) return undefined;
  let best: Mojibake | undefined;
  let most = 0;
  for (const [written, shown] of MISTAKEN) {
    const bytes = shown === "utf-8" ? new TextEncoder().encode(text) : encodeAs(text, shown);
    if (!bytes) continue;
    const mended = decodeAs(bytes, written);
    const score = plausibility(mended);
    if (score <= most) continue;
    most = score;
    best = {
      mended,
      how: `${ENCODING_NAMES[written]} that was read as ${shown === "utf-8" ? "UTF-8" : ENCODING_NAMES[shown]}`,
    };
  }
  return best;
}
