import { type Command, InvalidArgumentError, Option } from "commander";
import { DAMAGED_TEXT } from "./damaged-text.ts";

/** Adds the flags that say how a members file is to be read. */
export function addReadingOptions(command: Command): Command {
  return command
    .option(
      "--encoding <name>",
      "the file's encoding, such as windows-1252, macintosh or cp850; found by itself otherwise",
    )
    .addOption(
      new Option(
        "--damaged-text <how>",
        "what to do about texts that another program read in a wrong encoding",
      )
        .choices(DAMAGED_TEXT)
        .default("refuse"),
    )
    .addOption(
      new Option(
        "--delimiter <character>",
        "the field separator, 'tab' for a tab; detected by default",
      ).argParser(readDelimiter),
    )
    .option(
      "--sheet <name>",
      "the sheet of a workbook, by name or number; asked where several hold something",
    )
    .option("--skip-hidden", "leave out the rows that the sheet hides, by hand or with a filter")
    .addOption(
      new Option(
        "--map <column=heading>",
        "which heading of the file is which column; - as heading for none; may be repeated; 'ask' for a screen, 'none' to forget what is remembered",
      ).argParser((value: string, before: string[] = []) => [...before, value]),
    );
}

function readDelimiter(text: string): string {
  if (text === "tab") return "\t";
  if (text.length !== 1) throw new InvalidArgumentError("--delimiter takes one character, or 'tab'.");
  return text;
}
