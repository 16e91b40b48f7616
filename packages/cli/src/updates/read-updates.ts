import { type Column, findMojibake, matchHeadings } from "@foodshed/sdk/members";
import type { DamagedText } from "../accounts/damaged-text.ts";
import type { NewAccount } from "../accounts/new-account.ts";
import { CliError, EXIT, usageError } from "../errors.ts";
import { EXPORT_FIELDS } from "../profiles/export-fields.ts";

import { readCell, unescapeFormula } from "./update-cells.ts";
import {
  FIELD_OF_COLUMN,
  formOf,
  isUpdateField,
  NAMING,
  type UpdateField,
  type UpdateValue,
  type UpdateValues,
} from "./update-fields.ts";

/** A table of a file, whatever program wrote it. */
export interface UpdateTable {
  headings: readonly string[];
  /** What each heading stands for in a members file. */
  columns: readonly (Column | undefined)[];
  damagedText: DamagedText;
  rows: readonly { line: number; cells: readonly string[] }[];
}

/** One row of a file: which profile, and how it is wanted. */
export interface UpdateRow {
  line: number;
  /** The id, the slug or the login address; undefined when the row names none. */
  account?: number | string;
  /** In place of `account`: the roles of an account that is yet to be created. */
  newWithRoles?: NewAccount["roles"];
  /** What the row is called where that is not what names its profile. */
  name?: string;
  /** The slug that the row has beside an id, which must be that profile's. */
  slug?: string;
  /** The revision of the profile that the file was exported with. */
  version?: number;
  values: UpdateValues;
  problems: string[];
}

export interface UpdateSelection {
  /** The only fields that may change. */
  only?: readonly UpdateField[] | undefined;
  /** Fields that an empty cell clears. */
  clearEmpty?: readonly UpdateField[] | undefined;
}

export interface Updates {
  rows: UpdateRow[];
  /** How the columns were understood, and what was left aside. */
  notes: string[];
}

const MAX_ROWS = 50_000;

type Meaning = UpdateField | "id" | "slug" | "version" | "login";

/** Reads every row of a table of profiles. An empty cell says nothing, unless its field is to be cleared. */
export function readUpdates(table: UpdateTable, { only, clearEmpty = [] }: UpdateSelection = {}): Updates {
  const { meanings, notes } = meaningsOf(table, only);
  const missing = (only ?? []).concat(clearEmpty).filter((field) => !meanings.includes(field));
  if (missing.length > 0) {
    throw usageError(
      `The file has no column for: ${missing.join(", ")}.`,
      "Name fields that the file has with --only and --clear-empty.",
    );
  }
  if (!meanings.some((meaning) => meaning === "id" || meaning === "slug" || meaning === "login")) {
    throw new CliError(
      EXIT.input,
      "The file has no column that says whose profile a row is.",
      "It needs one of: id, slug, email (the login address). foodshed profiles export writes the first two.",
      [`Its headings are: ${table.headings.filter((heading) => heading !== "").join(", ")}`],
    );
  }
  if (!meanings.some(isField)) {
    throw new CliError(
      EXIT.input,
      "The file has no column that an update changes.",
      "foodshed accounts update --help names them.",
      notes,
    );
  }
  if (table.rows.length === 0)
    throw new CliError(EXIT.input, "The file has a header and no rows.", "It needs a line for each profile.");
  if (table.rows.length > MAX_ROWS)
    throw new CliError(
      EXIT.input,
      `The file has more than ${MAX_ROWS} rows.`,
      "Split it and update the parts.",
    );
  return {
    rows: table.rows.map(({ line, cells }) =>
      readRow(line, cells, { meanings, clearEmpty, damagedText: table.damagedText }),
    ),
    notes,
  };
}

const isField = (meaning: Meaning | undefined): meaning is UpdateField =>
  meaning !== undefined && isUpdateField(meaning);

/** What each column is. In an export `email` is the public address; elsewhere it is what the business logs in with. */
function meaningsOf(
  { headings, columns }: UpdateTable,
  only: readonly UpdateField[] | undefined,
): { meanings: (Meaning | undefined)[]; notes: string[] } {
  const exact = headings.map((heading) => heading.trim().toLowerCase());
  const isExport = exact.includes("version") && (exact.includes("id") || exact.includes("slug"));
  const aliases = matchHeadings(headings);
  const aside: string[] = [];
  const kept: UpdateField[] = [];
  const found = headings.map((heading, index): Meaning | undefined => {
    const name = exact[index] as string;
    const column = columns[index];
    if (name === "id" || name === "slug" || name === "version") return name;
    if (name === "account_id") return exact.includes("id") ? undefined : "id";
    // What a person said of a column goes before what an export calls it.
    const isChosen = column !== aliases[index];
    const field = isUpdateField(name) && !isChosen ? name : column && FIELD_OF_COLUMN[column];
    if (!isExport && (column === "email" || (name === "email" && !isChosen))) return "login";
    if (column === "slug") return "slug";
    if (!field) {
      if (heading !== "") aside.push(heading);
      return undefined;
    }
    if (only && !only.includes(field)) return undefined;
    if (!isExport && !only && NAMING.includes(field)) {
      kept.push(field);
      return undefined;
    }
    return field;
  });
  const notes: string[] = [];
  const unknown = aside.filter((heading) => !(EXPORT_FIELDS as string[]).includes(heading));
  const fixed = aside.filter((heading) => (EXPORT_FIELDS as string[]).includes(heading));
  if (unknown.length > 0) notes.push(`Columns left aside: ${unknown.join(", ")}.`);
  if (fixed.length > 0) notes.push(`Columns that an update does not change: ${fixed.join(", ")}.`);
  if (kept.length > 0)
    notes.push(`Names stay as they are: ${kept.join(", ")}. Change them with --only ${kept.join(",")}`);
  const seen = new Set<Meaning>();
  const meanings = found.map((meaning) => {
    if (meaning === undefined || !seen.has(meaning)) {
      if (meaning) seen.add(meaning);
      return meaning;
    }
    notes.push(`The file has ${meaning} twice; the first column counts.`);
    return undefined;
  });
  return { meanings, notes };
}

interface RowReading {
  meanings: readonly (Meaning | undefined)[];
  clearEmpty: readonly UpdateField[];
  damagedText: DamagedText;
}

function readRow(
  line: number,
  cells: readonly string[],
  { meanings, clearEmpty, damagedText }: RowReading,
): UpdateRow {
  const problems: string[] = [];
  const values: Partial<Record<UpdateField, UpdateValue>> = {};
  const named: Partial<Record<"id" | "slug" | "version" | "login", string>> = {};
  for (const [index, meaning] of meanings.entries()) {
    const cell = cells[index] ?? "";
    if (!isField(meaning)) {
      if (meaning) named[meaning] = unescapeFormula(cell.trim());
      continue;
    }
    if (cell.includes("\ufffd")) {
      problems.push(`${meaning}: '${cell}' has lost letters where the file was written or read.`);
      continue;
    }
    const misread = damagedText === "keep" ? undefined : findMojibake(cell);
    if (misread && damagedText === "refuse") {
      problems.push(
        `${meaning} reads '${cell}', which looks like ${misread.how}: '${misread.mended}'. If so, say --damaged-text repair; if not, keep.`,
      );
      continue;
    }
    const read = readCell(meaning, misread?.mended ?? cell);
    if (read && "problem" in read) problems.push(`${meaning}: ${read.problem}`);
    else if (read) values[meaning] = read.value;
    else if (clearEmpty.includes(meaning)) values[meaning] = isList(meaning) ? [] : null;
  }
  const id = named.id ? wholeNumber(named.id) : undefined;
  if (named.id && id === undefined) problems.push(`'${named.id}' is no profile's id.`);
  const version = named.version ? wholeNumber(named.version) : undefined;
  if (named.version && version === undefined)
    problems.push(`'${named.version}' is no version. Leave the column as it was exported, or take it out.`);
  const account = id ?? (named.slug || named.login || undefined);
  if (account === undefined && problems.length === 0)
    problems.push("The row does not say whose profile it is: it needs an id, a slug or a login address.");
  return {
    line,
    ...(account !== undefined && { account }),
    ...(named.slug && { slug: named.slug }),
    ...(version !== undefined && { version }),
    values: values as UpdateValues,
    problems,
  };
}

const isList = (field: UpdateField) => formOf(field) === "list";

/** A number as spreadsheets write it: 412, 412.0 */
function wholeNumber(text: string): number | undefined {
  const [, digits] = /^(\d{1,10})(?:[.,]0+)?$/.exec(text) ?? [];
  const number = Number(digits);
  return digits !== undefined && number >= 1 && number <= 2_147_483_647 ? number : undefined;
}
