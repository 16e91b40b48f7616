import type { CommandContext } from "../command-context.ts";
import { pluralize } from "../text/format.ts";
import type { Writing } from "./choose-writing.ts";
import { COLUMNS, type ListingName } from "./columns.ts";
import { fileSink, type Sink } from "./file-sink.ts";
import type { Listing } from "./listing.ts";
import { serialize } from "./serialize.ts";

/** Writes a listing to its file, or rows in a format for programs to standard output. */
export async function writeListing<Name extends ListingName>(
  { output }: CommandContext,
  name: Name,
  { format, path, force }: Writing,
  { rows }: Listing<Name>,
  text: () => Promise<string>,
): Promise<void> {
  const sink: Sink = path
    ? fileSink(path, force)
    : { write: (chunk) => output.raw.write(chunk), finish: () => {}, discard: () => {} };
  try {
    if (format === "csv" || format === "xlsx") {
      const sheet = { columns: COLUMNS[name], name: sheetName(name) };
      for await (const chunk of serialize(format, each(rows), sheet)) sink.write(chunk);
    } else sink.write(await text());
    sink.finish();
  } catch (error) {
    sink.discard();
    throw error;
  }
  if (path) output.note(`${pluralize(rows.length, "row")} in ${path}.`);
}

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

/** "accounts list" is the sheet "Accounts". */
function sheetName(name: string): string {
  const noun = name.replace(/ (list|show)$/, "");
  return noun[0]?.toUpperCase() + noun.slice(1);
}
