import { ENCODING_NAMES, plausibility, SINGLE_BYTE, type SingleByte } from "@foodshed/sdk/members";
import { CliError, EXIT } from "../errors.ts";
import { decodeAs } from "../text/encodings.ts";

/** Lines that an encoding is judged by, and how many of them are shown. */
const LOOKED_AT = 2000;
const SHOWN = 3;

const SAVE_AGAIN = "In the spreadsheet, choose Save as and then CSV UTF-8.";

/** A line with bytes beyond ASCII. */
interface Line {
  number: number;
  bytes: Uint8Array;
}

/** A file whose encoding is guessed, and is to be confirmed before names go out in mails. */
export class UncertainEncoding extends CliError {
  /** The likeliest encoding. */
  readonly guess: SingleByte;

  constructor(guess: SingleByte, message: string, next: string, samples: readonly string[]) {
    super(EXIT.input, message, next, samples);
    this.guess = guess;
  }
}

/** How sure it is that bytes are Windows-1252, with the first lines that show it. */
export function examineGuess(bytes: Uint8Array): { sure: boolean; samples: string[] } {
  const lines = linesBeyondAscii(bytes).slice(0, LOOKED_AT);
  const [best, next] = rate(lines);
  const sure = best !== undefined && best.score > 0 && (next?.score ?? 0) < best.score * CLOSE;
  return { sure, samples: lines.slice(0, SHOWN).map((line) => exampleOf(line, "windows-1252")) };
}

/** Another encoding that reads nearly as well makes a guess unsure. */
const CLOSE = 0.8;

/** Encodings by how well the lines read in them, the best first. */
function rate(lines: readonly Line[]) {
  const scores = SINGLE_BYTE.map((encoding) => ({
    encoding,
    score: lines.reduce((sum, line) => sum + plausibility(decodeAs(line.bytes, encoding)), 0),
  }));
  // The sort is stable: of equals the likeliest stays first.
  return scores.sort((a, b) => b.score - a.score);
}

/**
 * Guesses the encoding of bytes that are not UTF-8. Returns Windows-1252 when plausible. Otherwise fails and names the likeliest one,
 * so that the user confirms it before names go out in mails.
 */
export function guessSingleByte(bytes: Uint8Array): SingleByte {
  const lines = linesBeyondAscii(bytes).slice(0, LOOKED_AT);
  const [best, next] = rate(lines);
  if (!best || !next) return "windows-1252";
  if (best.encoding === "windows-1252" && best.score >= 0) return best.encoding;
  const shown = lines.slice(0, SHOWN);
  const readAs = (encoding: SingleByte) => shown.map((line) => exampleOf(line, encoding));
  if (best.score <= 0) {
    throw new UncertainEncoding(
      "windows-1252",
      "The file is not UTF-8, and it reads well in no encoding that is usual here.",
      `${SAVE_AGAIN} Or say how to read it, like: --encoding windows-1252`,
      readAs("windows-1252"),
    );
  }
  throw new UncertainEncoding(
    best.encoding,
    `The file is not UTF-8. It seems to be ${ENCODING_NAMES[best.encoding]}.`,
    `If that reads right, say: --encoding ${best.encoding}\nIf not, try --encoding ${next.encoding}, or save it again as CSV UTF-8.`,
    readAs(best.encoding),
  );
}

/** Fails where some lines are UTF-8 and others are not: read in one encoding, either part would be damaged. */
export function assertSingleEncoding(bytes: Uint8Array): void {
  const lines = linesBeyondAscii(bytes);
  const isUtf8 = lines.map((line) => readsAsUtf8(line.bytes));
  if (!isUtf8.includes(true)) return;
  throw new CliError(
    EXIT.input,
    "The file is UTF-8 in some lines and another encoding in others.",
    "Save those lines again as UTF-8. Or say how to read all of it: --encoding utf-8",
    lines
      .filter((_line, index) => !isUtf8[index])
      .slice(0, SHOWN)
      .map((line) => exampleOf(line, "windows-1252")),
  );
}

/** Whether bytes are UTF-8 by intent: by chance they make at most letters of other scripts, within words of this one. */
function readsAsUtf8(bytes: Uint8Array): boolean {
  try {
    return plausibility(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) >= 0;
  } catch {
    return false;
  }
}

function exampleOf({ number, bytes }: Line, encoding: SingleByte): string {
  const text = decodeAs(bytes, encoding).trim();
  return `line ${number}: ${text.length > 100 ? `${text.slice(0, 99)}…` : text}`;
}

function linesBeyondAscii(bytes: Uint8Array): Line[] {
  const lines: Line[] = [];
  let number = 1;
  let start = 0;
  let beyond = false;
  for (let at = 0; at <= bytes.length; at += 1) {
    const byte = bytes[at];
    // Old Macintosh files end their lines with carriage returns alone.
    const ends = byte === undefined || byte === 0x0a || (byte === 0x0d && bytes[at + 1] !== 0x0a);
    if (byte !== undefined && byte >= 0x80) beyond = true;
    if (!ends) continue;
    if (beyond) lines.push({ number, bytes: bytes.subarray(start, at) });
    beyond = false;
    start = at + 1;
    number += 1;
  }
  return lines;
}
