import { ENCODING_NAMES } from "@foodshed/sdk/members";
import type { CommandContext } from "../command-context.ts";
import { findEncoding } from "../csv/decode.ts";
import { examineGuess, UncertainEncoding } from "../csv/guess-encoding.ts";
import { CliError, EXIT } from "../errors.ts";
import { ask } from "../prompt.ts";
import { decodeAs, decodeInParts } from "../text/encodings.ts";

export interface DecodedText {
  /** The text in parts: whole, it would take more memory than everything else. */
  text: Iterable<string>;
  encoding: string;
  notes: string[];
}

/** Decodes a text file. A guess is shown by lines that it reads, and confirmed on a terminal. */
export async function decodeText(
  context: CommandContext,
  bytes: Uint8Array,
  encoding: string | undefined,
): Promise<DecodedText> {
  try {
    const found = findEncoding(bytes, encoding);
    if (encoding !== undefined || found !== "windows-1252") return decoded(bytes, found);
    const { sure, samples } = examineGuess(bytes);
    if (sure || !context.output.isInteractive)
      return { ...decoded(bytes, found), notes: samples.map((line) => `  ${line}`) };
    return await confirmEncoding(context, bytes, { encoding: found, samples });
  } catch (error) {
    if (!(error instanceof UncertainEncoding) || !context.output.isInteractive) throw error;
    return confirmEncoding(context, bytes, { encoding: error.guess, samples: error.details });
  }
}

const decoded = (bytes: Uint8Array, encoding: string): DecodedText => ({
  text: decodeInParts(bytes, encoding),
  encoding,
  notes: [],
});

/** Shows how a file reads, until it reads right. */
async function confirmEncoding(
  context: CommandContext,
  bytes: Uint8Array,
  guess: { encoding: string; samples: readonly string[] },
): Promise<DecodedText> {
  const { output } = context;
  const name = (ENCODING_NAMES as Record<string, string>)[guess.encoding] ?? guess.encoding;
  output.note(`The file does not say its encoding. It seems to be ${name}, and reads so:`);
  for (const line of guess.samples) output.note(`  ${line}`);
  const answer = await ask(
    context,
    "Does that read right? (y, n, or the name of another encoding)",
    `Say it with: --encoding ${guess.encoding}`,
    (text) =>
      /^n(o)?$/i.test(text) || /^y(es)?$/i.test(text) || reads(text)
        ? undefined
        : "Answer with y or n, or with utf-8, windows-1252, macintosh, cp850 or cp437.",
  );
  if (/^n(o)?$/i.test(answer)) {
    throw new CliError(
      EXIT.interrupted,
      "Nothing was read.",
      "Save the file again as CSV UTF-8, or say how to read it, like: --encoding macintosh",
    );
  }
  if (/^y(es)?$/i.test(answer)) return decoded(bytes, guess.encoding);
  const text = decodeAs(bytes, answer);
  const samples = text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => /\P{ASCII}/u.test(line))
    .slice(0, 3)
    .map(({ line, number }) => `line ${number}: ${line.trim().slice(0, 100)}`);
  return confirmEncoding(context, bytes, { encoding: answer.toLowerCase(), samples });
}

function reads(encoding: string): boolean {
  try {
    decodeAs(new Uint8Array(), encoding);
    return true;
  } catch {
    return false;
  }
}
