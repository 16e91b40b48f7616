import { readFileSync } from "node:fs";
import { LEXICON, type LexiconEntry, LexiconError, parseLexiconSources } from "@foodshed/sdk/lexicon";
import { SetupError } from "../../core/setup-error.ts";
import { isMissingFile } from "../../infra/config/missing-files.ts";

/**
 * The lexicon with an operator's own entries, in the format of `packages/sdk/src/lexicon`.
 * @throws SetupError when the file is missing or cannot be read, or which line of it is wrong and what to do about it
 */
export function readOperatorLexicon(path: string): LexiconEntry[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const reason = isMissingFile(error) ? "does not exist" : `cannot be read: ${(error as Error).message}`;
    throw new SetupError([`LEXICON_FILE names ${path}, which ${reason}.`], { cause: error });
  }
  try {
    return parseLexiconSources([{ name: path, text }], LEXICON.entries());
  } catch (error) {
    if (!(error instanceof LexiconError)) throw error;
    throw new SetupError([`LEXICON_FILE has a line that cannot be used: ${error.message}`], { cause: error });
  }
}
