import type { CommandContext } from "../command-context.ts";
import { escapedControls, printable } from "../printable.ts";
import { chooseWriting, type Writing } from "./choose-writing.ts";
import type { ListingName } from "./columns.ts";
import type { Listing, ListingFlags } from "./listing.ts";

/**
 * Shows a listing as the flags say: as text, as a document, as rows, or as what an expression or a template makes of it; once, or
 * whenever it changes.
 *
 * @param read reads it from the server; called again for each look with `--watch`
 */
export async function showListing<Name extends ListingName>(
  context: CommandContext,
  name: Name,
  flags: ListingFlags,
  read: () => Promise<Listing<NoInfer<Name>>> | Listing<NoInfer<Name>>,
): Promise<void> {
  const writing = await chooseWriting(context, name, flags);
  if (writing.every !== undefined) {
    const { watchListing } = await import("./watch-listing.ts");
    return watchListing(context, writing.every, read, (listing) => textOf(context, writing, name, listing));
  }
  const listing = await read();
  if (writing.format === "csv" || writing.format === "xlsx" || writing.path) {
    const { writeListing } = await import("./write-listing.ts");
    await writeListing(context, name, writing, listing, () => textOf(context, writing, name, listing));
  } else context.output.raw.write(await textOf(context, writing, name, listing));
  for (const note of listing.notes ?? []) if (note) context.output.note(note);
}

/** The listing as text with a line break at its end, or nothing. */
async function textOf<Name extends ListingName>(
  { output }: CommandContext,
  writing: Writing,
  name: Name,
  listing: Listing<Name>,
): Promise<string> {
  if (writing.jq !== undefined) {
    const { runJq } = await import("./run-jq.ts");
    return shown(output.width, await runJq(writing.jq, listing.document));
  }
  if (writing.template) {
    const { template } = writing;
    return shown(output.width, listing.rows.map((row) => `${template(row)}\n`).join(""));
  }
  if (writing.format === "json") {
    const spaces = writing.every === undefined || output.width !== undefined ? 2 : 0;
    return `${escapedControls(JSON.stringify(listing.document, null, spaces))}\n`;
  }
  if (writing.format === "ndjson") {
    const { ndjsonOf } = await import("./serialize.ts");
    return ndjsonOf(name, listing.rows);
  }
  return `${printable(listing.text())}\n`;
}

/** Text of others that a terminal would obey is made harmless there; programs get it as it is. */
function shown(width: number | undefined, text: string): string {
  return width === undefined ? text : printable(text);
}
