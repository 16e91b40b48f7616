import { decode } from "../csv/decode.ts";
import { type CsvRecord, delimiterName, readTable } from "../csv/records.ts";
import { CliError, EXIT } from "../errors.ts";
import { type ColumnMap, mapColumns, readColumn } from "./columns.ts";
import { type AccountFields, type NewAccount, newAccount } from "./new-account.ts";

export interface MemberRow {
  /** The line of the file that the row starts on. */
  line: number;
  fields: AccountFields;
  /** What to ask for; missing when the row has problems. */
  account?: NewAccount;
  problems: string[];
  /** Why a plan leaves the row although it has no error. */
  left?: "match" | "conflict" | "create";
}

export interface Members {
  rows: MemberRow[];
  /** How the file was read, and what was left aside. */
  notes: string[];
}

const MAX_ROWS = 50_000;

/** Reads and checks every row of a members file, without asking the server. */
export function readMembers(
  bytes: Uint8Array,
  options: { encoding?: string; delimiter?: string } = {},
): Members {
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
  const rows = table.rows.map((record) => readRow(record, columns, table.header.cells.length));
  markRepeatedAddresses(rows);
  return { rows, notes: notesOn(encoding, table, columns) };
}

function readRow(record: CsvRecord, columns: ColumnMap, width: number): MemberRow {
  const problems: string[] = [];
  const value = (column: Parameters<typeof readColumn>[1]) => {
    const { value, conflict } = readColumn(record, column, columns);
    if (conflict) problems.push(`The columns for ${column} say different things.`);
    // A quoted field may run over several lines; the things asked for here do not.
    return value.replaceAll(/\s+/g, " ").trim();
  };
  const [first = "", ...rest] = value("name").split(" ");
  const fields: AccountFields = {
    email: value("email"),
    first_name: value("first_name") || first,
    last_name: value("last_name") || rest.join(" "),
    business_name: value("business_name"),
    title: value("title"),
    roles: value("roles"),
  };
  if (record.cells.slice(width).some((cell) => cell !== "")) {
    problems.push(
      "The row has more fields than the header. Put fields that hold the delimiter in quotation marks.",
    );
  }
  const checked = newAccount(fields);
  if ("problems" in checked) problems.push(...checked.problems);
  const account = "account" in checked && problems.length === 0 ? checked.account : undefined;
  return { line: record.line, fields, problems, ...(account && { account }) };
}

function markRepeatedAddresses(rows: MemberRow[]): void {
  const seen = new Map<string, number>();
  for (const row of rows) {
    const email = row.fields.email.toLowerCase();
    if (email === "") continue;
    const before = seen.get(email);
    if (before === undefined) seen.set(email, row.line);
    else {
      row.problems.push(`The email stands on line ${before} already.`);
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
    notes.push(`The header stands again on line ${table.repeatedHeaders.join(", ")}; skipped.`);
  return notes;
}
