import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CommandContext } from "../command-context.ts";
import { decode } from "../csv/decode.ts";
import { readTable } from "../csv/records.ts";
import { CliError, EXIT } from "../errors.ts";
import { readStdin } from "../prompt.ts";

/** An entry of a recipient list. */
export interface ListEntry {
  /** An id, a slug or an address. */
  ref: string;
  /** The other columns of a CSV, which the text may use. */
  fields: Record<string, string>;
}

export interface RecipientList {
  entries: ListEntry[];
  /** The names of the columns that the text may use. */
  columns: string[];
}

/** Headings of the column that identifies accounts, best first. */
const WHO = ["account_id", "id", "account", "slug", "email", "e-mail"];

/** Reads a list: a name per line, or a CSV whose first line has a column of names. */
export async function readRecipientList(context: CommandContext, file: string): Promise<RecipientList> {
  const text = file === "-" ? await readStdin(context) : readList(resolve(context.cwd, file));
  const [first = ""] = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const headings = first.split(/[,;\t|]/).map(fold);
  if (!headings.some((heading) => WHO.includes(heading))) {
    const entries = text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((ref) => ({ ref, fields: {} }));
    return { entries, columns: [] };
  }
  const { header, rows } = readTable(text);
  const columns = header.cells.map(fold);
  const who = columns.indexOf(WHO.find((heading) => columns.includes(heading)) as string);
  const entries = rows
    .filter(({ cells }) => cells[who])
    .map(({ cells }) => ({
      ref: cells[who] as string,
      fields: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""])),
    }));
  return { entries, columns: columns.filter((column) => /^[a-z]\w*$/.test(column)) };
}

const fold = (heading: string) =>
  heading
    .trim()
    .replaceAll(/^["\uFEFF]+|"$/g, "")
    .toLowerCase()
    .replaceAll(/\s+/g, "_");

function readList(path: string): string {
  try {
    return decode(readFileSync(path)).text;
  } catch (error) {
    // Recipient lists have no --encoding flag, so the hint differs.
    if (error instanceof CliError)
      throw new CliError(error.exitCode, error.message, "Save the list as CSV UTF-8.", error.details);
    throw new CliError(
      EXIT.input,
      `${path} cannot be read: ${(error as Error).message}`,
      "Check the name of the list.",
    );
  }
}
