import {
  type Column,
  type ColumnMap,
  columnMap,
  countMeanings,
  matchHeadings,
  missingColumns,
} from "@foodshed/sdk/members";
import { decode } from "../csv/decode.ts";
import { delimiterName } from "../csv/records.ts";
import { CliError, EXIT } from "../errors.ts";
import { gridOfText } from "../tables/text-grid.ts";
import { tidyMemory } from "../tidy-memory.ts";

import type { DamagedText } from "./damaged-text.ts";
import { findTable, type MemberTable } from "./find-table.ts";
import { fileColumns, proposeMapping } from "./mapping/mapping-state.ts";
import type { MemberRow } from "./member-row.ts";
import { isRoleColumn, withRoleColumns } from "./read-role-columns.ts";
import { readRow } from "./read-row.ts";

export interface Members {
  rows: MemberRow[];
  /** How the file was read, and what was left aside. */
  notes: string[];
}

const MAX_ROWS = 50_000;
const TIDY_EVERY = 1000;

export interface ReadOptions {
  encoding?: string;
  delimiter?: string;
  damagedText?: DamagedText;
}

/** Reads and checks every row of a members file in CSV, without asking anybody. `openMembers` reads every other file too. */
export function readMembers(bytes: Uint8Array, options: ReadOptions = {}): Members {
  const { text, encoding } = decode(bytes, options.encoding);
  const grid = gridOfText(text, options.delimiter);
  const table = findTable(grid, (cells) => countMeanings(cells));
  const notes = [`Read as ${encoding}, fields between ${delimiterName(grid.delimiter)}.`, ...table.notes];
  return readMemberRows(table, withRoleColumns(matchHeadings(table.header.cells), table), {
    ...options,
    notes,
  });
}

/** Reads and checks every row of a table. `columns` says what each heading stands for. */
export function readMemberRows(
  table: Omit<MemberTable, "notes">,
  columns: readonly (Column | undefined)[],
  { damagedText = "refuse", notes = [] }: ReadOptions & { notes?: readonly string[] },
): Members {
  const map = columnMap(table.header.cells, columns);
  requireColumns(map, table, columns);
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
  const width = table.header.cells.length;
  const reader = { columns: map, width, damaged: damagedText, changes };
  const rows = table.rows.map((record, index) => {
    if (index % TIDY_EVERY === 0) tidyMemory();
    return readRow(record, reader);
  });
  markRepeatedAddresses(rows);
  const read = [...notesOnRoles(table.header.cells, columns), ...notesOn(table, map)];
  return { rows, notes: [...notes, ...read, ...firstOf(changes), ...notesOnWarnings(rows)] };
}

/** Fails when a required column is missing. */
function requireColumns(
  map: ColumnMap,
  table: Omit<MemberTable, "notes">,
  columns: readonly (Column | undefined)[],
): void {
  const missing = missingColumns(map, "account");
  if (missing.length === 0) return;
  const seen = table.header.cells.filter((heading) => heading !== "").join(", ");
  throw new CliError(
    EXIT.input,
    `The file has no column for: ${missing.join(", ")}.`,
    `Its first line must name the columns: email, first_name, last_name, business_name, title, roles, language (title and language may be left out).\nOr say which column is which, like: ${mapExample(missing, table, columns)}`,
    [`Its headings are: ${seen}`],
  );
}

/** Flags for the missing columns, with the headings of the file whose cells look so. */
function mapExample(
  missing: readonly Column[],
  table: Omit<MemberTable, "notes">,
  columns: readonly (Column | undefined)[],
): string {
  const proposed = proposeMapping(columns, fileColumns({ ...table, notes: [] }));
  const flags = missing.flatMap((column) => {
    const heading = table.header.cells[proposed.indexOf(column)];
    return heading && /^[^"$`\\!\n]+$/.test(heading) ? [`--map ${column}="${heading}"`] : [];
  });
  return flags.length > 0 ? flags.join(" ") : '--map email="Adresse courriel"';
}

const SHOWN_CHANGES = 10;

const firstOf = (lines: readonly string[]) =>
  lines.length > SHOWN_CHANGES
    ? [...lines.slice(0, SHOWN_CHANGES), `and ${lines.length - SHOWN_CHANGES} more texts that are read so`]
    : lines;

/** What was left aside in rows whose accounts can be created all the same. */
function notesOnWarnings(rows: readonly MemberRow[]): string[] {
  const lines = rows.flatMap(({ line, warnings = [] }) =>
    warnings.map((warning) => `line ${line}: ${warning}`),
  );
  if (lines.length <= SHOWN_CHANGES) return lines;
  return [...lines.slice(0, SHOWN_CHANGES), `and ${lines.length - SHOWN_CHANGES} more remarks on values`];
}

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

function notesOnRoles(headings: readonly string[], columns: readonly (Column | undefined)[]): string[] {
  const read = headings.flatMap((heading, index) => {
    const column = columns[index];
    return isRoleColumn(column) ? [`${column.slice("role_".length)} from '${heading}'`] : [];
  });
  return read.length > 0 ? [`Roles by yes and no: ${read.join(", ")}.`] : [];
}

/** Columns whose values are read together where a file has several. */
const JOINED: readonly Column[] = ["street", "products", "categories", "networks"];

function notesOn(
  { repeatedHeaders }: Pick<MemberTable, "repeatedHeaders">,
  { unknown, doubled }: ColumnMap,
): string[] {
  const notes: string[] = [];
  const twice = doubled.filter((column) => !JOINED.includes(column));
  if (unknown.length > 0) notes.push(`Columns left aside: ${unknown.join(", ")}.`);
  if (twice.length > 0) notes.push(`Columns that the file has twice: ${twice.join(", ")}.`);
  if (repeatedHeaders.length > 0)
    notes.push(`The header is repeated on line ${repeatedHeaders.join(", ")}; skipped.`);
  return notes;
}
