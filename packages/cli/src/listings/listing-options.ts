import { type Command, Option } from "commander";
import { wholeNumber } from "../flags.ts";
import { COLUMNS, type ListingName } from "./columns.ts";
import { LISTING_FORMATS } from "./formats.ts";

/** Seconds between two reads of a watched listing. */
export const WATCH_SECONDS = { shortest: 1, usual: 5, longest: 3600 };

/** Adds the flags of listings to a command, and its columns to the help. */
export function listingOptions(command: Command, name: ListingName, { watch = false } = {}): Command {
  command
    .addOption(
      new Option(
        "--format <format>",
        "how to write it (default: by the ending of --output, or a table)",
      ).choices([...LISTING_FORMATS]),
    )
    .option("-o, --output <file>", "the file to write (default: standard output)")
    .option("--force", "write over the file when it is there")
    .option("--jq <expression>", "what this jq expression makes of the JSON document")
    .option("--template <text>", "a line per row, like {{slug}}; columns are listed below");
  if (watch) {
    command.option(
      "--watch [seconds]",
      `show it again whenever it changes; looks every ${WATCH_SECONDS.usual} s`,
      wholeNumber(WATCH_SECONDS.shortest, WATCH_SECONDS.longest),
    );
  }
  return command.addHelpText("after", `\nColumns:\n${columnsText(COLUMNS[name])}`);
}

/** Names in lines of help. */
export function columnsText(names: readonly string[]): string {
  const lines: string[] = [];
  let line = " ";
  for (const [index, name] of names.entries()) {
    const word = index < names.length - 1 ? `${name},` : name;
    if (`${line} ${word}`.length > 80) {
      lines.push(line);
      line = " ";
    }
    line += ` ${word}`;
  }
  return [...lines, line].join("\n");
}
