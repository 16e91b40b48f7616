import { isOneLine } from "@foodshed/sdk/vocabulary/one-line";
import { decode } from "../csv/decode.ts";
import { type CsvRecord, delimiterName, readTable } from "../csv/records.ts";
import { CliError, EXIT } from "../errors.ts";
import { findMojibake } from "../text/mojibake.ts";
import { type ColumnMap, mapColumns, readColumn } from "./columns.ts";
import type { DamagedText } from "./damaged-text.ts";
import {
  type AccountFields,
  fieldLabel,
  findInvalidCharacter,
  type NewAccount,
  newAccount,
} from "./new-account.ts";

export interface MemberRow {
  /** The line of the file that the row starts on. */
  line: number;
  fields: AccountFields;
  /** What to ask for; missing when the row has problems. */
  account?: NewAccount;
  problems: string[];
  /** Why the row is left although it has no error. */
  left?: "match" | "conflict" | "create";
  /** The server's message when the address has an account. */
  taken?: string;
}

export interface Members {
  rows: MemberRow[];
  /** How the file was read, and what was left aside. */
  notes: string[];
}

const MAX_ROWS = 50_000;

export interface ReadOptions {
  encoding?: string;
  delimiter?: string;
  damagedText?: DamagedText;
}

/** Reads and checks every row of a members file, without asking the server. */
export function readMembers(bytes: Uint8Array, options: ReadOptions = {}): Members {
  const { text, encoding } = decode(bytes, options.encoding);
  const table = readTable(text, options.delimiter);
  const columns = mapColumns(table.header);
  if (table.rows.length === 0) {
    throw new CliError(EXIT.input, "The file has a header and no rows.", "It needs a line for each account.");
  }
  if (table.rows.length > MAX_ROWS) {
    throw new CliError(
      EXIT.input,
      `The file has more than ${MAX_ROWS} rows.`,
      "Split it and import the parts.",
    );
  }
  const changes: string[] = [];
  const read: RowReader = {
    columns,
    width: table.header.cells.length,
    damaged: options.damagedText ?? "refuse",
    changes,
  };
  const rows = table.rows.map((record) => readRow(record, read));
  markRepeatedAddresses(rows);
  return { rows, notes: [...notesOn(encoding, table, columns), ...firstOf(changes)] };
}

interface RowReader {
  columns: ColumnMap;
  /** Columns of the header. */
  width: number;
  damaged: DamagedText;
  /** Collects a note for each text that was changed. */
  changes: string[];
}

function readRow(record: CsvRecord, { columns, width, damaged, changes }: RowReader): MemberRow {
  const problems: string[] = [];
  let invalidCharacter = false;
  const value = (column: Parameters<typeof readColumn>[1]) => {
    const { value, conflict, place } = readColumn(record, column, columns);
    if (conflict) problems.push(`The columns for ${column} say different things.`);
    const name = column === "name" ? "contact's name" : fieldLabel(column);
    const where = `${name} (column ${place})`;
    const fault = findInvalidCharacter(where, value);
    if (fault) {
      invalidCharacter = true;
      problems.push(fault);
    }
    // A quoted field may contain line breaks; these fields have one line. A break at the end is harmless.
    const line = value.replaceAll(/\s+/g, " ").trim();
    if (!fault && !isOneLine(value.replaceAll("\t", " ").trim()))
      problems.push(`The ${where} runs over several lines. Write it on one line, such as '${line}'.`);
    const misread = fault || damaged === "keep" ? undefined : findMojibake(line);
    if (!misread) return line;
    if (damaged === "repair") {
      changes.push(`line ${record.line}: '${line}' is read as '${misread.mended}'.`);
      return misread.mended;
    }
    problems.push(
      `The ${where} reads '${line}', which looks like ${misread.how}: '${misread.mended}'. If so, say --damaged-text repair; if not, keep.`,
    );
    return line;
  };
  const name = splitName(value("name"));
  const fields: AccountFields = {
    email: value("email"),
    first_name: value("first_name") || name.first,
    last_name: value("last_name") || name.last,
    business_name: value("business_name"),
    title: value("title"),
    roles: value("roles"),
    language: value("language"),
  };
  if (record.cells.slice(width).some((cell) => cell !== "")) {
    problems.push(
      "The row has more fields than the header. Put fields that hold the delimiter in quotation marks.",
    );
  }
  const checked = newAccount(fields);
  if ("problems" in checked && !invalidCharacter) problems.push(...checked.problems);
  const account = "account" in checked && problems.length === 0 ? checked.account : undefined;
  return { line: record.line, fields, problems, ...(account && { account }) };
}

/** Titles behind a name, which a comma parts from it as well: "Ann Roy, Jr." */
const SUFFIX = /^(jr|sr|ii|iii|iv|ph\.?d|m\.?d|dvm|mba|cpa|p\.?\s?ag|p\.?\s?eng|agr|esq)\.?$/i;

/** "Ann Roy", or with the surname first "Roy, Ann". */
function splitName(name: string): { first: string; last: string } {
  const [surname = "", ...given] = name.split(",").map((part) => part.trim());
  if (surname !== "" && given.some((part) => part !== "") && !SUFFIX.test(given[0] ?? "")) {
    return { first: given.filter((part) => part !== "").join(", "), last: surname };
  }
  const [first = "", ...rest] = name.replace(/[\s,]+$/, "").split(" ");
  return { first, last: rest.join(" ") };
}

const SHOWN_CHANGES = 10;

const firstOf = (lines: readonly string[]) =>
  lines.length > SHOWN_CHANGES
    ? [...lines.slice(0, SHOWN_CHANGES), `and ${lines.length - SHOWN_CHANGES} more texts that are read so`]
    : lines;

function markRepeatedAddresses(rows: MemberRow[]): void {
  const seen = new Map<string, number>();
  for (const row of rows) {
    const email = row.fields.email.toLowerCase();
    if (email === "") continue;
    const before = seen.get(email);
    if (before === undefined) seen.set(email, row.line);
    else {
      row.problems.push(`The email is already on line ${before}.`);
      delete row.account;
    }
  }
}

function notesOn(
  encoding: string,
  table: ReturnType<typeof readTable>,
  { unknown, doubled }: ColumnMap,
): string[] {
  const notes = [`Read as ${encoding}, fields between ${delimiterName(table.delimiter)}.`];
  if (unknown.length > 0) notes.push(`Columns left aside: ${unknown.join(", ")}.`);
  if (doubled.length > 0) notes.push(`Columns that the file has twice: ${doubled.join(", ")}.`);
  if (table.repeatedHeaders.length > 0)
    notes.push(`The header is repeated on line ${table.repeatedHeaders.join(", ")}; skipped.`);
  return notes;
}
